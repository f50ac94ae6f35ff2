import { Link } from 'react-router';
import type { PropertyCard } from '#app/catalogue/property.ts';
import { paths } from '#app/paths.ts';
import { PageLinks } from '#app/ui/links/page-links.tsx';
import { PageOpener } from '#app/ui/page-opener.tsx';
import type { Picture } from '#platform/images/picture.ts';
import type { ListPage } from '#platform/pagination.ts';
import { HotelRow } from './hotel-row.tsx';
import { ShowAllLink } from './show-all-link.tsx';
import { allLocationsPageTexts as texts } from './texts.ts';

interface AllLocationsPageProps {
  picture: Picture;
  /** The places, each with the first of its `total` hotels. */
  places: { slug: string; name: string; state: string; hotels: PropertyCard[]; total: number }[];
  /** The part of all places that is shown. */
  at: ListPage;
}

/** Every place, with its hotels below it. */
export function AllLocationsPage({ places, picture, at }: AllLocationsPageProps) {
  return (
    <>
      <PageOpener title={texts.title} text={texts.text} picture={picture} />
      <div id="list" tabIndex={-1} className="on-cream wrap section-space">
        {places.map(({ slug, name, state, hotels, total }) => (
          <section key={slug} className="place-group lg:columns-12" aria-labelledby={`place-${slug}`}>
            <div className="pb-4 lg:hairline-t lg:col-span-4 lg:pt-4">
              <h2 id={`place-${slug}`} className="text-heading">
                <Link to={paths.location(slug)}>{name}</Link>
              </h2>
              {state === name ? null : <p className="text-small text-quiet">{state}</p>}
            </div>
            <div className="lg:col-span-8">
              <ul className="place-hotels">
                {hotels.map((hotel) => (
                  <li key={hotel.slug}>
                    <HotelRow hotel={hotel} />
                  </li>
                ))}
              </ul>
              <ShowAllLink to={paths.location(slug)} shown={hotels.length} total={total} of={name} />
            </div>
          </section>
        ))}
        <PageLinks at={at} to={(page) => paths.allLocations({ page })} within="list" />
      </div>
    </>
  );
}
