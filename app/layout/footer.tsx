import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import type { Navigation } from './navigation.ts';
import { PlacesMap } from './places-map.tsx';
import { Skyline } from './skyline.tsx';

/** The group's own lines in the footer, from the site's configuration. */
export interface FooterFacts {
  name: string;
  street: string;
  cityLine: string;
  phone: string;
  email: string;
  reservationsPhone: string;
  /** A heading and the slugs of the hotels under it. */
  hotelGroups: { heading: string; slugs: readonly string[] }[];
  year: number;
}

function PhoneLink({ phone }: { phone: string }) {
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className="figures">
      {phone}
    </a>
  );
}

export function Footer({ facts, navigation }: { facts: FooterFacts; navigation: Navigation }) {
  const bySlug = new Map(navigation.hotels.map((hotel) => [hotel.slug, hotel]));
  return (
    <footer className="site-footer on-night">
      <Skyline />
      <div className="wrap pb-12 pt-12 lg:pt-16">
        <div className="grid gap-12 md:grid-cols-2 lg:grid-cols-[3fr_2fr_3fr_4fr] lg:gap-8">
          <section>
            <h2 className="footer-heading">Head Office</h2>
            <address className="mt-3 not-italic">
              {facts.name}
              <br />
              {facts.street}
              <br />
              {facts.cityLine}
              <br />
              <PhoneLink phone={facts.phone} />
              <br />
              <a href={`mailto:${facts.email}`}>{facts.email}</a>
            </address>
          </section>
          <section>
            <h2 className="footer-heading">Sales &amp; reservations</h2>
            <ul className="mt-3">
              {navigation.brands.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={paths.locations({ brand: slug })}>{name}</Link>
                </li>
              ))}
            </ul>
            <p className="mt-3 text-quiet">Central reservations</p>
            <PhoneLink phone={facts.reservationsPhone} />
          </section>
          <section>
            <h2 className="footer-heading">Hotel locations</h2>
            {facts.hotelGroups.map(({ heading, slugs }) => (
              <div key={heading} className="mt-3">
                <h3 className="text-quiet">{heading}</h3>
                <ul>
                  {slugs.map((slug) => {
                    const hotel = bySlug.get(slug);
                    return hotel ? (
                      <li key={slug}>
                        <Link to={paths.hotel(slug)}>{hotel.name}</Link>
                      </li>
                    ) : null;
                  })}
                </ul>
              </div>
            ))}
          </section>
          <PlacesMap />
        </div>
        <p className="hairline-t mt-12 pt-6 text-quiet">
          © {facts.year} {facts.name}
        </p>
      </div>
    </footer>
  );
}
