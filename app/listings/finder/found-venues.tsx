import type { Criterion, FoundVenue } from '#app/catalogue/venue-finder.ts';
import { EnquireLink } from '#app/enquiries/links/enquire-link.tsx';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { PageLinks, pageCountInWords } from '#app/ui/links/page-links.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { ListPage } from '#platform/pagination.ts';
import type { FinderQuery } from './finder-query.ts';

export interface FinderAnswer {
  criteria: FinderQuery;
  found: FoundVenue[];
  /** The page of the result that is shown. */
  at: ListPage;
  /** If nothing was found: the criteria that could be left out. */
  relax: { criterion: Criterion; found: number }[];
}

const grouped = new Intl.NumberFormat('en-IN');

/** Returns the text of the link to a search without that criterion. */
const withoutCriterion: Record<Criterion, string> = {
  layout: 'in any layout',
  city: 'in any city',
  setting: 'indoors or outdoors alike',
  rooms: 'whatever the number of rooms',
};

function criteriaInAddress({ guests, layout, city, setting, rooms, date }: FinderQuery) {
  const values = { layout: layout?.toLowerCase(), city, setting, rooms: rooms?.toString() };
  return { guests: String(guests), ...values, date };
}

/**
 * Returns the address of a page of the result. The hash of `paths.findVenue` is left out, because the page links have
 * their own.
 */
function pageOfFound(criteria: FinderQuery, page: string | undefined): string {
  return paths.findVenue({ ...criteriaInAddress(criteria), page }).replace(/#.*/, '');
}

/** The spaces that fit, best first, each with the reason. If none fits, the criteria that could be left out. */
export function FoundVenues({ criteria, found, at, relax }: FinderAnswer) {
  const guests = `${grouped.format(criteria.guests)} ${criteria.guests === 1 ? 'guest' : 'guests'}`;
  if (found.length === 0) {
    return (
      <div className="mt-8" role="status">
        <p className="text-heading">No space of ours fits all of that for {guests}.</p>
        {relax.map(({ criterion, found: count }) => (
          <p key={criterion} className="mt-3">
            <TextLink to={paths.findVenue({ ...criteriaInAddress(criteria), [criterion]: undefined })}>
              {`${count} ${count === 1 ? 'space' : 'spaces'} ${withoutCriterion[criterion]}`}
            </TextLink>
          </p>
        ))}
        <p className="mt-4 text-quiet">Or tell us what you plan: halls and lawns can be joined.</p>
        <p className="mt-3">
          <TextLink to={enquireAddress(criteria)}>Enquire</TextLink>
        </p>
      </div>
    );
  }
  return (
    <>
      <p role="status" className="mt-8 text-quiet">
        {`${pageCountInWords(at, 'space fits', 'spaces fit')} ${guests}.`}
      </p>
      <ul className="rows mt-4">
        {found.map((venue) => (
          <li key={`${venue.hotel.slug} ${venue.space.id}`} className="planner-place">
            <Found venue={venue} criteria={criteria} />
          </li>
        ))}
      </ul>
      <PageLinks at={at} to={(page) => pageOfFound(criteria, page)} within="finder" />
    </>
  );
}

function enquireAddress({ guests, date }: FinderQuery, venue?: { venue: string; space: string }): string {
  return paths.enquire({ ...venue, guests: String(guests), ...(date && { date }) });
}

function Found({ venue: { hotel, space, holds, isOfLayout }, criteria }: { venue: FoundVenue; criteria: FinderQuery }) {
  const takes = holds === null ? 'Capacity on request' : `Takes ${grouped.format(holds)}`;
  const inLayout = isOfLayout ? ` in ${criteria.layout?.toLowerCase()} layout` : '';
  const reasons = [
    takes + inLayout,
    criteria.layout && !isOfLayout && 'layout on request',
    space.area,
    criteria.rooms && `${hotel.rooms} rooms in the house`,
  ];
  return (
    <>
      <div>
        <h3 className="text-heading">{space.name}</h3>
        <p className="text-small text-quiet">
          <PageLink to={paths.space(hotel.slug, space.id)} className="link">
            {hotel.name}
          </PageLink>
          {`, ${hotel.city}`}
        </p>
      </div>
      <p>{reasons.filter(Boolean).join(' · ')}</p>
      <EnquireLink
        to={enquireAddress(criteria, { venue: hotel.slug, space: space.id })}
        about={`${space.name}, ${hotel.name}`}
        className="button button-line"
      />
    </>
  );
}
