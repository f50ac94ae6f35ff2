import type { UpcomingHotel } from '#app/catalogue/upcoming-hotel.ts';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { upcomingTexts as texts } from './texts.ts';

interface UpcomingCard extends Omit<UpcomingHotel, 'openingDate'> {
  badge: string;
  /** As long as it lies ahead. */
  openingDate: string | undefined;
  /** The page of a hotel that is open. */
  to: string | undefined;
}

/** The upcoming hotels, as framed posters side by side. */
export function Upcoming({ hotels }: { hotels: UpcomingCard[] }) {
  return (
    <section className="upcoming on-sand wrap section-space" aria-labelledby="upcoming-heading">
      <div>
        <h2 id="upcoming-heading" className="text-section">
          {texts.heading}
        </h2>
        <p className="text-lead mt-4 text-quiet">{texts.text}</p>
        <p className="mt-2">
          <TextLink to={paths.locations()}>{texts.allLocations}</TextLink>
        </p>
      </div>
      <Scrollable as="ul" className="posters" aria-labelledby="upcoming-heading">
        {hotels.map(({ id, name, location, description, openingDate, badge, to, image }) => (
          <li key={id}>
            <span className="poster">
              <Picture picture={image} shown={{ phone: 65, tablet: 30, desktop: 19, atMost: 270 }} crop="4:5" />
            </span>
            <h3 className="text-small-heading mt-4">{to ? <PageLink to={to}>{name}</PageLink> : name}</h3>
            <p className="text-small text-quiet">{[location, openingDate].filter(Boolean).join(' · ')}</p>
            <p className="text-small mt-1">{description}</p>
            <p className="opening-badge">{badge}</p>
          </li>
        ))}
      </Scrollable>
    </section>
  );
}
