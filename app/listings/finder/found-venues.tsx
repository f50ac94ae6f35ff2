import { kmBetween } from '#app/catalogue/distance.ts';
import { layoutName } from '#app/catalogue/layout-name.ts';
import type { Criterion, FoundVenue, NearestVenues } from '#app/catalogue/venue-finder.ts';
import type { DayStanding } from '#app/diary/open-days.ts';
import { VenueStanding } from '#app/diary/visitor/venue-standing.tsx';
import { type SpaceOfHouse, SpacesByHouse } from '#app/listings/results/spaces-by-house.tsx';
import { paths } from '#app/paths.ts';
import { PageLinks, pageCountInWords } from '#app/ui/links/page-links.tsx';
import { TextLink } from '#app/ui/links/text-link.tsx';
import type { ListPage } from '#platform/pagination.ts';
import type { FinderQuery } from './finder-query.ts';
import { foundVenuesTexts as texts } from './texts.ts';

export interface FinderAnswer {
  criteria: FinderQuery;
  /** The city of the criteria, as the page calls it. */
  town: string;
  /** With a date, each with how it stands on it. */
  found: (FoundVenue & { standing?: DayStanding; price?: string })[];
  /** The page of the result that is shown; a page of all spaces if all were asked for. */
  at: ListPage;
  isShort: boolean;
  /** If nothing was found: the criteria that could be left out. */
  relax: { criterion: Criterion; found: number }[];
  /** If a wish for rooms or for a city leaves nothing: the spaces that come closest. */
  nearest?: NearestVenues | undefined;
}

const grouped = new Intl.NumberFormat('en-IN');
const guestsOf = (count: number) => texts.guests(grouped.format(count), count);

/** The heading of a page with a result, such as "Halls and lawns for 300 guests". */
export const headingOfFound = (guests: number) => texts.hallsFor(guestsOf(guests));

function criteriaInAddress({ guests, layout, city, setting, rooms, date, ...wishes }: FinderQuery) {
  const { vegetarian, alcohol, budget, airport } = wishes;
  const values = { layout: layout?.toLowerCase(), city, setting, rooms: rooms?.toString() };
  const ofPrices = { budget: budget?.toString(), vegetarian, alcohol, airport: airport?.toString() };
  return { guests: String(guests), ...values, date, ...ofPrices };
}

const noPriceWishes = { budget: undefined, vegetarian: undefined, alcohol: undefined, airport: undefined };

function withoutCriterion(criterion: Criterion) {
  return criterion === 'among' ? noPriceWishes : { [criterion]: undefined };
}

/** The address of a page of the result, without the hash, because the page links have their own. */
function pageOfFound(criteria: FinderQuery, page: string | undefined): string {
  return paths.findVenue({ ...criteriaInAddress(criteria), all: 'yes', page }).replace(/#.*/, '');
}

/** The spaces that fit, best first, each with the reason. If none fits, the criteria that could be left out. */
export function FoundVenues({ criteria, town, found, at, isShort, relax, nearest }: FinderAnswer) {
  const guests = guestsOf(criteria.guests);
  if (found.length === 0) {
    return (
      <div className="mt-8">
        <p className="text-heading" role="status">
          {texts.none(guests)}
        </p>
        {nearest ? <Nearest nearest={nearest} criteria={criteria} town={town} /> : null}
        {relax.map(({ criterion, found: count }) => (
          <p key={criterion} className="mt-3">
            <TextLink to={paths.findVenue({ ...criteriaInAddress(criteria), ...withoutCriterion(criterion) })}>
              {texts.relaxed(count, criterion)}
            </TextLink>
          </p>
        ))}
        <p className="mt-4 text-quiet">{texts.tellUs}</p>
        <p className="mt-3">
          <TextLink to={enquireAddress(criteria)}>{texts.enquire}</TextLink>
        </p>
      </div>
    );
  }
  const count = isShort ? { ...at, pages: 1 } : at;
  return (
    <>
      <p role="status" className="mt-2 text-quiet">
        {texts.fit(pageCountInWords(count, texts.spaceFits, texts.spacesFit), guests)}
      </p>
      <SpacesByHouse spaces={found.map((venue) => rowOf(venue, criteria))} />
      {isShort && at.total > found.length ? (
        <p className="mt-6">
          <TextLink to={paths.findVenue({ ...criteriaInAddress(criteria), all: 'yes' })}>
            {texts.showAll(grouped.format(at.total))}
          </TextLink>
        </p>
      ) : null}
      {isShort ? null : <PageLinks at={at} to={(page) => pageOfFound(criteria, page)} within="finder" />}
    </>
  );
}

/** The enquiry gets everything that was asked for. */
function enquireAddress(criteria: FinderQuery, venue?: { venue: string; space: string }): string {
  return paths.enquire({ ...venue, ...criteriaInAddress(criteria), ...noPriceWishes });
}

/** The spaces that come closest, each with how far it is from what was asked for. */
function Nearest({ nearest, criteria, town }: { nearest: NearestVenues } & Pick<FinderAnswer, 'criteria' | 'town'>) {
  const { without, found, from } = nearest;
  const isElsewhere = without.includes('city');
  return (
    <>
      <h3 className="text-small-heading mt-6">{isElsewhere ? texts.nearestTo(town) : texts.mostRooms}</h3>
      <div className="mb-8">
        <SpacesByHouse
          spaces={found.map((venue) => {
            const { position, rooms } = venue.hotel;
            const km = from && position && isElsewhere ? Math.round(kmBetween(from, position)) : undefined;
            const notes = [
              km !== undefined && texts.kmFrom(km, town),
              without.includes('rooms') && (rooms ? texts.rooms(rooms) : texts.noRooms),
            ];
            return rowOf(venue, criteria, notes);
          })}
        />
      </div>
    </>
  );
}

/** `ofHouse` are notes on the space's house, such as how far it is; they stand beside the house's name. */
function rowOf(
  venue: FinderAnswer['found'][number],
  criteria: FinderQuery,
  ofHouse: (string | false)[] = [Boolean(criteria.rooms && venue.hotel.rooms) && texts.rooms(venue.hotel.rooms ?? 0)],
): SpaceOfHouse {
  const { hotel, space, holds, isOfLayout, isTight, standing, price } = venue;
  const notes = [
    isOfLayout && texts.inLayout(layoutName(criteria.layout ?? '')),
    criteria.layout && !isOfLayout && texts.layoutOnRequest,
    space.area,
    isTight && texts.tight,
  ];
  return {
    place: venue,
    holds,
    notes: notes.filter((note) => typeof note === 'string'),
    ofHouse: [hotel.city, price, ...ofHouse].filter(Boolean).join(' · '),
    isTaken: standing === 'taken',
    enquire: enquireAddress(criteria, { venue: hotel.slug, space: space.id }),
    ...(standing &&
      criteria.date && {
        standing: <VenueStanding standing={standing} hotel={hotel.slug} space={space.id} day={criteria.date} />,
      }),
  };
}
