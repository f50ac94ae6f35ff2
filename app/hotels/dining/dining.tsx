import { Link } from 'react-router';
import type { Catering, DiningVenue, Property } from '#app/catalogue/property.ts';
import { sampleMarkOf } from '#app/catalogue/sample-fields.ts';
import { anchorOf, headingOf, type SectionProps } from '#app/hotels/page/section-links.tsx';
import { contentLang } from '#app/language/content-lang.ts';
import { phoneLink } from '#app/language/format-phone.ts';
import { shortHours } from '#app/language/opening-hours.ts';
import { paths } from '#app/paths.ts';
import { TextLink } from '#app/ui/links/text-link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SampleMark } from '#app/ui/sample-mark.tsx';
import { Scrollable } from '#app/ui/scrollable.tsx';
import { diningTexts as texts } from './texts.ts';

/** One venue stands beside its picture; several stand side by side, as a row that scrolls on a phone. */
export function Dining({ property, background, menus }: SectionProps & { menus: string[] }) {
  const { dining, catering } = property;
  const venues = dining.map((venue) => (
    <VenueRow
      key={venue.id}
      venue={venue}
      isOnly={dining.length === 1}
      menu={menus.includes(venue.id) ? paths.hotelMenu(property.slug, venue.id) : undefined}
    />
  ));
  return (
    <section id={anchorOf('dining')} className={`${background} wrap section-space`}>
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
          <AskTheHouse property={property} menus={menus} />
        </div>
      ) : null}
      {catering ? <CateringLists catering={catering} /> : null}
    </section>
  );
}

const mostSpecialties = 3;

const ofOne = { phone: 100, desktop: 43, atMost: 616 };
const ofSeveral = { phone: 78, desktop: 29, atMost: 400 };

interface VenueRowProps {
  venue: DiningVenue;
  menu: string | undefined;
  /** Whether the house has no other, so that its picture is large. */
  isOnly: boolean;
}

function VenueRow({ venue, menu, isOnly }: VenueRowProps) {
  const { name, description, cuisine, hours, dressCode, specialties } = venue;
  const facts = [cuisine, shortHours(hours), dressCode].filter(Boolean).join(' · ');
  return (
    <li className="dining-row">
      {venue.image ? (
        <Picture
          picture={venue.image}
          shown={isOnly ? ofOne : ofSeveral}
          crop={isOnly ? '3:2' : '4:3'}
          className="dining-picture"
        />
      ) : null}
      <div>
        <h3 {...contentLang(name)} className={isOnly ? 'text-heading' : 'text-small-heading'}>
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
      </div>
    </li>
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
