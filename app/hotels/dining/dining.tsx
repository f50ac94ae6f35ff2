import { Link } from 'react-router';
import type { DiningVenue } from '#app/catalogue/property.ts';
import { sampleMarkOf } from '#app/catalogue/sample-fields.ts';
import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { openingStretches, shortHours } from '#app/language/opening-hours.ts';
import { paths } from '#app/paths.ts';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { AskTheHouse } from './ask-the-house.tsx';
import { CateringLists } from './catering-lists.tsx';
import { texts } from './dining.texts.ts';
import { DiningArch, DiningOthers, sharePictures } from './dining-pictures.tsx';
import { HoursAxis, HoursLine } from './hours-line.tsx';

const mostSpecialties = 3;

function VenueRow({ venue, menu }: { venue: DiningVenue; menu: string | undefined }) {
  const { name, description, cuisine, hours, dressCode, specialties } = venue;
  const facts = [cuisine, shortHours(hours), dressCode].filter(Boolean).join(' · ');
  return (
    <li className="dining-row hairline-t">
      <h3 {...contentLang(name)} className="text-small-heading">
        {name}
        <SampleMark of={sampleMarkOf(venue)} />
      </h3>
      {facts ? <p className="text-small">{facts}</p> : null}
      {specialties.length > 0 ? (
        <p className="text-small text-quiet">{specialties.slice(0, mostSpecialties).join(' · ')}</p>
      ) : null}
      {description ? (
        <p {...contentLang(description)} className="text-small measure mt-3">
          {description}
        </p>
      ) : null}
      {menu ? (
        <Link to={menu} preventScrollReset className="link dining-menu" aria-label={texts.viewMenuOf(name)}>
          <span>{texts.viewMenu}</span>
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
                menu={menus.includes(venue.id) ? paths.hotelMenu(property.slug, venue.id) : undefined}
              />
            ))}
          </ul>
          {dining.some(({ hours }) => openingStretches(hours).length > 0) ? <HoursAxis /> : null}
          <AskTheHouse property={property} menus={menus} />
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
