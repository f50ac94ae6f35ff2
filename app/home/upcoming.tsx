import type { UpcomingHotel } from '#app/catalogue/upcoming-hotel.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';

/** The upcoming hotels, as framed posters side by side. */
export function Upcoming({ hotels }: { hotels: (UpcomingHotel & { badge: string })[] }) {
  return (
    <section className="upcoming on-sand wrap section-space" aria-labelledby="upcoming-heading">
      <div>
        <h2 id="upcoming-heading" className="text-section">
          New &amp; Upcoming Hotels
        </h2>
        <p className="text-lead mt-4 text-quiet">Three more addresses under the Wedcation name.</p>
        <p className="mt-2">
          <TextLink to={paths.locations()}>All locations</TextLink>
        </p>
      </div>
      <Scrollable as="ul" className="posters" aria-labelledby="upcoming-heading">
        {hotels.map(({ id, name, location, description, openingDate, badge, image }) => (
          <li key={id}>
            <span className="poster">
              <Picture picture={image} shown={{ phone: 65, tablet: 30, desktop: 19, atMost: 270 }} crop="4:5" />
            </span>
            <h3 className="text-small-heading mt-4">{name}</h3>
            <p className="text-small text-quiet">
              {location} · {openingDate}
            </p>
            <p className="text-small mt-1">{description}</p>
            <p className="opening-badge">{badge}</p>
          </li>
        ))}
      </Scrollable>
    </section>
  );
}
