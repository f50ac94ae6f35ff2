import type { Property } from '#app/catalogue/property.ts';
import { WatchFilm } from '#app/hotels/films/watch-film.tsx';
import { paths } from '#app/paths.ts';
import { guestFigure } from '#app/ui/guest-figure.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { ShareButton } from '#app/ui/share-button.tsx';
import type { Video } from '#app/ui/video/video.ts';
import { anchorOf } from './section-names.ts';
import type { SectionProps } from './section-props.ts';

/** The amenities, on a page without a plan of its own. */
const mostAmenities = 6;

/** Shows the figures as tiles; an absent or zero figure has none. */
function figuresOf({ rooms, diningVenues, eventCapacity, conciergeHours }: Property['quickStats']) {
  const capacity = eventCapacity && /^[\d,]+$/.test(eventCapacity) ? guestFigure(eventCapacity) : eventCapacity;
  return [
    { figure: rooms ? String(rooms) : '', label: 'Rooms' },
    { figure: diningVenues ? String(diningVenues) : '', label: diningVenues === 1 ? 'Dining Venue' : 'Dining Venues' },
    { figure: capacity ?? '', label: 'Event Capacity' },
    { figure: conciergeHours ?? '', label: 'Concierge Service' },
  ].filter(({ figure }) => figure !== '');
}

function Amenities({ property }: Pick<SectionProps, 'property'>) {
  return (
    <ul className="amenities">
      {property.amenities.slice(0, mostAmenities).map(({ id, name, description }) => (
        <li key={id} className="hairline-t">
          <h3 className="text-small-heading">{name}</h3>
          <p className="text-small text-quiet">{description}</p>
        </li>
      ))}
    </ul>
  );
}

export function Overview({ property, background, film }: SectionProps & { film: Video | undefined }) {
  const [first, ...more] = property.plan.about.length > 0 ? property.plan.about : [property.description];
  const figures = figuresOf(property.quickStats);
  return (
    <section id={anchorOf('overview')} className={`${background} wrap overview`}>
      <div className="lg:columns-12 gap-y-6 max-lg:grid">
        <h2 className="text-section lg:col-span-6">{property.plan.headings.overview ?? `About ${property.name}`}</h2>
        <div className="lg:col-span-6">
          <p className="text-lead">{first}</p>
          {more.map((paragraph) => (
            <p key={paragraph} className="measure mt-4 text-quiet">
              {paragraph}
            </p>
          ))}
          <div className="mt-4 flex flex-wrap gap-x-7">
            {film ? <WatchFilm film={film}>Watch the heritage film</WatchFilm> : null}
            <TextLink to={paths.factSheet(property.slug)}>Fact sheet</TextLink>
            <TextLink to={paths.compare([property.slug])}>Compare</TextLink>
            <ShareButton title={property.name} />
          </div>
        </div>
      </div>
      {property.plan.kind === 'generic' ? <Amenities property={property} /> : null}
      {figures.length > 0 ? (
        <dl className="figure-tiles">
          {figures.map(({ figure, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={figure.length > 6 ? 'text-figure-long' : 'text-figure'}>{figure}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
}
