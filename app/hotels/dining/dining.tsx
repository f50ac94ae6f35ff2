import { Link } from 'react-router';
import type { DiningVenue } from '#app/catalogue/property.ts';
import { sampleMarkOf } from '#app/catalogue/sample-fields.ts';
import { anchorOf, headingOf } from '#app/hotels/page/section-names.ts';
import type { SectionProps } from '#app/hotels/page/section-props.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { openingStretches, shortHours } from '#app/language/opening-hours.ts';
import { paths } from '#app/paths.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { AskTheHouse } from './ask-the-house.tsx';
import { CateringLists } from './catering-lists.tsx';
import { DiningArch } from './dining-arch.tsx';
import { HoursAxis, HoursLine } from './hours-line.tsx';
import { diningTexts as texts } from './texts.ts';

const mostSpecialties = 3;

interface VenueRowProps {
  venue: DiningVenue;
  menu: string | undefined;
  /** Whether its picture is the large one: on wide screens it is shown there only. */
  isMain: boolean;
}

function VenueRow({ venue, menu, isMain }: VenueRowProps) {
  const { name, description, cuisine, hours, dressCode, specialties } = venue;
  const facts = [cuisine, shortHours(hours), dressCode].filter(Boolean).join(' · ');
  return (
    <li className="dining-row hairline-t" data-main={isMain || undefined}>
      {venue.image ? (
        <Picture
          picture={venue.image}
          shown={{ phone: 78, desktop: 13, atMost: 304 }}
          crop="4:3"
          className="dining-picture"
        />
      ) : null}
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
        <Link to={menu} preventScrollReset className="link" aria-label={texts.viewMenuOf(name)}>
          <span>{texts.viewMenu}</span>
        </Link>
      ) : null}
      <HoursLine hours={hours} />
    </li>
  );
}

export function Dining({ property, background, menus }: SectionProps & { menus: string[] }) {
  const { dining, catering } = property;
  const main = dining.findLast(({ image }) => image);
  const venues = dining.map((venue) => (
    <VenueRow
      key={venue.id}
      venue={venue}
      isMain={venue === main}
      menu={menus.includes(venue.id) ? paths.hotelMenu(property.slug, venue.id) : undefined}
    />
  ));
  const rows = (
    <div className={main ? 'lg:col-span-9' : 'lg:col-span-12'}>
      <h2 className="text-section">{headingOf(property, 'dining')}</h2>
      {dining.length > 0 ? (
        <div className="mt-6 lg:mt-8">
          {menus.length > 0 ? (
            <ul className="sideways dining-rows">{venues}</ul>
          ) : (
            <Scrollable as="ul" className="sideways dining-rows" aria-label={headingOf(property, 'dining')}>
              {venues}
            </Scrollable>
          )}
          {dining.some(({ hours }) => openingStretches(hours).length > 0) ? <HoursAxis /> : null}
          <AskTheHouse property={property} menus={menus} />
        </div>
      ) : null}
      {catering ? <CateringLists catering={catering} /> : null}
    </div>
  );
  return (
    <section id={anchorOf('dining')} className={`${background} wrap section-space`}>
      <div className="gap-y-10 max-lg:grid lg:columns-12">
        {main ? (
          <div className="max-lg:hidden lg:col-span-3">
            <DiningArch venue={main} />
          </div>
        ) : null}
        {rows}
      </div>
    </section>
  );
}
