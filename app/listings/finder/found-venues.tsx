import { EnquireLink } from '#app/enquiries/links/enquire-link.tsx';
import { paths } from '#app/paths.ts';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { PageLinks, pageCountInWords } from '#app/ui/links/page-links.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { ListPage } from '#platform/pagination.ts';
import type { AskedWishes } from './finder-query.ts';
import type { FoundVenue, Wish } from './venue-finder.ts';

export interface FinderAnswer {
  wishes: AskedWishes;
  found: FoundVenue[];
  /** Which part they are of all that fit. */
  at: ListPage;
  /** Where nothing was found. */
  relax: { wish: Wish; found: number }[];
}

const grouped = new Intl.NumberFormat('en-IN');

/** How a wish is said, and the address without it. */
const withoutWish: Record<Wish, string> = {
  layout: 'in any layout',
  city: 'in any city',
  setting: 'indoors or outdoors alike',
  rooms: 'whatever the number of rooms',
};

function wishesInAddress({ guests, layout, city, setting, rooms, date }: AskedWishes) {
  const values = { layout: layout?.toLowerCase(), city, setting, rooms: rooms?.toString() };
  return { guests: String(guests), ...values, date };
}

/** Without the hash that `paths.findVenue` ends with. */
function pageOfFound(wishes: AskedWishes, page: string | undefined): string {
  return paths.findVenue({ ...wishesInAddress(wishes), page }).replace(/#.*/, '');
}

/** What fits, best first, each with why; where nothing does, which wish to give up. */
export function FoundVenues({ wishes, found, at, relax }: FinderAnswer) {
  const guests = `${grouped.format(wishes.guests)} ${wishes.guests === 1 ? 'guest' : 'guests'}`;
  if (found.length === 0) {
    return (
      <div className="mt-8" role="status">
        <p className="text-heading">No space of ours fits all of that for {guests}.</p>
        {relax.map(({ wish, found: count }) => (
          <p key={wish} className="mt-3">
            <TextLink to={paths.findVenue({ ...wishesInAddress(wishes), [wish]: undefined })}>
              {`${count} ${count === 1 ? 'space' : 'spaces'} ${withoutWish[wish]}`}
            </TextLink>
          </p>
        ))}
        <p className="mt-4 text-quiet">Or tell us what you plan: halls and lawns can be joined.</p>
        <p className="mt-3">
          <TextLink to={enquireAddress(wishes)}>Enquire</TextLink>
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
            <Found venue={venue} wishes={wishes} />
          </li>
        ))}
      </ul>
      <PageLinks at={at} to={(page) => pageOfFound(wishes, page)} within="finder" />
    </>
  );
}

function enquireAddress({ guests, date }: AskedWishes, venue?: { venue: string; space: string }): string {
  return paths.enquire({ ...venue, guests: String(guests), ...(date && { date }) });
}

function Found({ venue: { hotel, space, holds, isOfLayout }, wishes }: { venue: FoundVenue; wishes: AskedWishes }) {
  const takes = holds === null ? 'Capacity on request' : `Takes ${grouped.format(holds)}`;
  const inLayout = isOfLayout ? ` in ${wishes.layout?.toLowerCase()} layout` : '';
  const reasons = [
    takes + inLayout,
    wishes.layout && !isOfLayout && 'layout on request',
    space.area,
    wishes.rooms && `${hotel.rooms} rooms in the house`,
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
        to={enquireAddress(wishes, { venue: hotel.slug, space: space.id })}
        about={`${space.name}, ${hotel.name}`}
        className="button button-line"
      />
    </>
  );
}
