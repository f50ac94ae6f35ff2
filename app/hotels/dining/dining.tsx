import { Link } from 'react-router';
import type { Catering, DiningVenue, Property } from '#app/catalogue/property.ts';
import { sampleMarkOf } from '#app/catalogue/sample-fields.ts';
import { anchorOf, headingOf, type SectionProps } from '#app/hotels/page/section-links.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { phoneLink } from '#app/language/format-phone.ts';
import { openingStretches, shortHours } from '#app/language/opening-hours.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { ArchFrame } from '#app/ui/pictures/arch-frame.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { diningTexts as texts } from './texts.ts';

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
          {dining.some(({ hours }) => openingStretches(hours).length > 0) ? (
            <div className="hours-axes" aria-hidden="true">
              {dining.length > 1 ? <HoursAxis /> : null}
              <HoursAxis />
            </div>
          ) : null}
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
        <Link to={menu} preventScrollReset state="over" className="link" aria-label={texts.viewMenuOf(name)}>
          <span>{texts.viewMenu}</span>
        </Link>
      ) : null}
      <HoursLine hours={hours} />
    </li>
  );
}

const minutesADay = 1440;

/** The opening hours drawn on a line from 6 AM to 6 AM; the text above it says the same. */
function HoursLine({ hours }: { hours: string }) {
  const stretches = openingStretches(hours);
  if (stretches.length === 0) return null;
  return (
    <svg viewBox={`0 0 ${minutesADay} 6`} preserveAspectRatio="none" className="hours-line" aria-hidden="true">
      <path d={`M0 3H${minutesADay}`} className="hours-day" vectorEffect="non-scaling-stroke" />
      {stretches.map(({ from, to }) => (
        <rect key={from} x={from} width={to - from} height="6" />
      ))}
    </svg>
  );
}

/** The hours below a column of lines, as wide as they are. */
function HoursAxis() {
  return (
    <div className="hairline-t text-small figures text-quiet flex justify-between pt-2">
      <span>{texts.morning}</span>
      <span>{texts.noon}</span>
      <span>{texts.evening}</span>
      <span>{texts.midnight}</span>
      <span>{texts.morning}</span>
    </div>
  );
}

/** A link that calls the house, where it shows dining venues whose hours or menus are not known. */
function AskTheHouse({ property, menus }: { property: Property; menus: string[] }) {
  const { dining, contact } = property;
  const isWhole = dining.every(({ id, hours }) => hours && menus.includes(id));
  if (isWhole || !contact.phone) return null;
  return (
    <p className="mt-6">
      <TextLink to={phoneLink(contact.phone)} icon="phone">
        {dining.every(({ hours }) => hours) ? texts.menus : texts.hoursAndMenus}
      </TextLink>
    </p>
  );
}

function CateringLists({ catering }: { catering: Catering }) {
  const lists = [
    { name: texts.services, entries: catering.services },
    { name: texts.specialties, entries: catering.specialties },
    { name: texts.packages, entries: catering.packageTypes },
  ].filter(({ entries }) => entries.length > 0);
  return (
    <dl className="catering-lists grid gap-x-8 mt-6">
      {lists.map(({ name, entries }) => (
        <div key={name} className="hairline-t">
          <dt className="text-small-heading mb-2">{name}</dt>
          {entries.map((entry) => (
            <dd key={entry} className="text-quiet">
              {entry}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function DiningArch({ venue: { name, image } }: { venue: DiningVenue }) {
  return (
    <figure>
      <ArchFrame>
        <Picture picture={image} shown={{ phone: 100, desktop: 23, atMost: 332 }} crop="4:5" />
      </ArchFrame>
      <figcaption className="text-small mt-3">{name}</figcaption>
    </figure>
  );
}
