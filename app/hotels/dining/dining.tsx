import { Link } from 'react-router';
import type { DiningVenue } from '#app/catalogue/property.ts';
import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { shortHours } from '#app/language/opening-hours.ts';
import { paths } from '#app/paths.ts';
import { CateringLists } from './catering-lists.tsx';
import { DiningArch, DiningOthers, sharePictures } from './dining-pictures.tsx';
import { HoursAxis, HoursLine } from './hours-line.tsx';

const mostSpecialties = 3;

/** With one or two venues there is room for more text about each. */
const fewVenues = 2;

function VenueRow({ venue, described, menu }: { venue: DiningVenue; described: boolean; menu: string | undefined }) {
  const { name, cuisine, hours, dressCode, specialties } = venue;
  return (
    <li className="dining-row hairline-t">
      <h3 className="text-small-heading">{name}</h3>
      <p className="text-small">{[cuisine, shortHours(hours), dressCode].filter(Boolean).join(' · ')}</p>
      <p className="text-small text-quiet">{specialties.slice(0, mostSpecialties).join(' · ')}</p>
      {described ? <p className="measure mt-3">{venue.description}</p> : null}
      {menu ? (
        <Link to={menu} preventScrollReset className="link dining-menu" aria-label={`View Menu: ${name}`}>
          <span>View Menu</span>
        </Link>
      ) : null}
      <HoursLine hours={hours} />
    </li>
  );
}

export function Dining({ property, background, menus }: SectionProps & { menus: string[] }) {
  const { dining, catering } = property;
  const { main, others } = sharePictures(dining);
  const rows = (
    <div className={main ? 'lg:col-span-6 lg:col-start-7' : 'lg:col-span-12'}>
      <h2 className="text-section">{headingOf(property, 'dining')}</h2>
      {dining.length > 0 ? (
        <div className="mt-6 lg:mt-10">
          <ul>
            {dining.map((venue) => (
              <VenueRow
                key={venue.id}
                venue={venue}
                described={dining.length <= fewVenues}
                menu={menus.includes(venue.id) ? paths.hotelMenu(property.slug, venue.id) : undefined}
              />
            ))}
          </ul>
          <HoursAxis />
          {others.length > 0 ? <DiningOthers venues={others} /> : null}
        </div>
      ) : null}
      {catering ? <CateringLists catering={catering} /> : null}
    </div>
  );
  return (
    <section id={anchorOf('dining')} className={`${background} wrap section-space`}>
      <div className="gap-y-10 max-lg:grid lg:columns-12">
        {main ? (
          <div className="mx-auto w-full max-w-md lg:col-span-5 lg:max-w-none">
            <DiningArch venue={main} tall={others.length > 0} />
          </div>
        ) : null}
        {rows}
      </div>
    </section>
  );
}
