import { type Kysely, sql } from 'kysely';
import type { Position } from '#app/catalogue/distance.ts';
import type { Snapshot } from '#app/catalogue/fallback/snapshot.server.ts';
import type { SpaceFinding } from '#app/catalogue/server/catalogue.server.ts';
import { neededSquareFeet } from '#app/catalogue/space-per-guest.ts';
import {
  criteriaToRelax,
  findNearest,
  findVenues,
  givenCriteria,
  mostNearest,
  type NearestVenues,
  nearestWithout,
  outdoorTypes,
  relaxable,
  toFound,
  type VenueCriteria,
} from '#app/catalogue/venue-finder.ts';
import { places } from '#content/places.ts';
import type { DB } from '#platform/database/types.ts';
import { type ListSlice, takeSlice } from '#platform/pagination.ts';
import type { CatalogueCall, LiveSource } from './catalogue-call.server.ts';
import { mostOfSpace, snapshotVenueSpaces, spaceQuery, venueSpacesWithIds } from './venue-spaces.server.ts';

/** Reads the spaces that fit, capacity closest above the need first; those whose figure is on request come last. */
export const findSpaces = {
  name: 'findSpaces',
  async live(source, { criteria, slice }): Promise<SpaceFinding> {
    const { db } = source;
    const total = await countFitting(db, criteria);
    if (total === 0) {
      const [relax, nearest] = await Promise.all([liveCriteriaToRelax(db, criteria), liveNearest(source, criteria)]);
      return { found: [], total, relax, ...(nearest && { nearest }) };
    }
    const ordered = fitting(db, criteria).orderBy(isLast(criteria)).offset(slice.skip).limit(slice.most);
    const found = await foundInOrder(source, criteria, ordered);
    return { found, total, relax: [] };
  },
  fallback(snapshot, { criteria, slice }) {
    const spaces = snapshotVenueSpaces(snapshot);
    const found = findVenues(criteria, spaces);
    const isFound = found.length > 0;
    const nearest = isFound ? undefined : findNearest(criteria, spaces, positionIn(criteria.city, snapshot));
    return {
      found: takeSlice(found, slice),
      total: found.length,
      relax: isFound ? [] : criteriaToRelax(criteria, spaces),
      ...(nearest && { nearest }),
    };
  },
  unknown: () => ({ found: [], total: 0, relax: [] }),
} satisfies CatalogueCall<{ criteria: VenueCriteria; slice: Required<ListSlice> }, SpaceFinding>;

async function countFitting(db: Kysely<DB>, criteria: VenueCriteria): Promise<number> {
  const counted = await fitting(db, criteria)
    .select(({ fn }) => fn.countAll().as('found'))
    .executeTakeFirstOrThrow();
  return Number(counted.found);
}

function fitting(db: Kysely<DB>, criteria: VenueCriteria) {
  const { guests, layout, city, setting, rooms } = criteria;
  const held = holds(criteria);
  let query = spaceQuery(db)
    .where(sql<boolean>`coalesce(${held} >= ${guests}, true)`)
    .where(sql<boolean>`coalesce(hotel_spaces.area_sqft >= ${neededSquareFeet(guests, layout)}, true)`);
  if (city !== undefined) query = query.where(sql<boolean>`coalesce(hotels.city, '') = ${city}`);
  if (setting !== undefined)
    query = query.where(sql<boolean>`(hotel_spaces.space_type = any(${[...outdoorTypes]})) = ${setting === 'outdoor'}`);
  if (rooms !== undefined)
    query = query.where(sql<boolean>`case when jsonb_typeof(hotels.quick_stats->'rooms') = 'number'
      then (hotels.quick_stats->>'rooms')::numeric >= ${rooms} end`);
  return query;
}

/** SQL for the guests in the layout that is asked for, or else the most guests. */
function holds({ layout }: VenueCriteria) {
  if (!layout) return mostOfSpace;
  return sql<number | null>`coalesce((
    select (laid->>'capacity')::numeric from jsonb_array_elements(hotel_spaces.configurations) laid
     where lower(laid->>'style') = ${layout.toLowerCase()} limit 1), ${mostOfSpace})`;
}

/**
 * Returns each criterion without which some space fits, with the number of those spaces; the largest number comes
 * first.
 */
async function liveCriteriaToRelax(db: Kysely<DB>, criteria: VenueCriteria): Promise<SpaceFinding['relax']> {
  const counted = await Promise.all(
    givenCriteria(criteria).map(async (criterion) => ({
      criterion,
      found: await countFitting(db, { ...criteria, [criterion]: undefined } as VenueCriteria),
    })),
  );
  return relaxable(counted);
}

/** The same as `findNearest`, from the database. */
async function liveNearest(source: LiveSource, criteria: VenueCriteria): Promise<NearestVenues | undefined> {
  const from = criteria.city === undefined ? undefined : await livePosition(source, criteria.city);
  for (const without of nearestWithout(criteria)) {
    const { rooms, city, ...rest } = criteria;
    const wish = {
      ...rest,
      ...(!without.includes('rooms') && rooms !== undefined && { rooms }),
      ...(!without.includes('city') && city !== undefined && { city }),
    };
    const query = fitting(source.db, wish).limit(mostNearest);
    const ordered = without.includes('city')
      ? query.orderBy(squaredDistance(from), (order) => order.asc().nullsLast())
      : query.orderBy(sql`coalesce((hotels.quick_stats->>'rooms')::numeric, 0)`, 'desc');
    const found = await foundInOrder(source, criteria, ordered);
    if (found.length > 0) return { without, found, ...(from && { from }) };
  }
  return undefined;
}

/** SQL for the square of the distance, in degrees of latitude. */
function squaredDistance(from: Position | undefined) {
  if (!from) return sql<number | null>`null::numeric`;
  return sql<number | null>`(hotels.latitude - ${from.lat}) ^ 2 + ((hotels.longitude - ${from.lng}) * 0.88) ^ 2`;
}

/** Reads the spaces of a query, capacity closest above the need first, after what the query is ordered by already. */
async function foundInOrder(source: LiveSource, criteria: VenueCriteria, query: ReturnType<typeof fitting>) {
  const ids = await query
    .select('hotel_spaces.id')
    .orderBy(holds(criteria), (order) => order.asc().nullsLast())
    .orderBy('hotels.sort_order')
    .orderBy(sql`hotels.name collate "C"`)
    .orderBy('hotel_spaces.sort_order')
    .orderBy(sql`hotel_spaces.name collate "C"`)
    .execute();
  const places = await venueSpacesWithIds(
    source,
    ids.map(({ id }) => id),
  );
  return places.map((place) => toFound(place, criteria));
}

/** SQL for whether a space comes last. */
function isLast({ last = [] }: VenueCriteria) {
  return sql<boolean>`hotels.slug || ' ' || coalesce(hotel_spaces.slug, hotel_spaces.id::text) = any(${[...last]}::text[])`;
}

/** The position of the first hotel of a city, else of the town of that name. */
function positionIn(city: string | undefined, { hotels }: Snapshot): Position | undefined {
  if (city === undefined) return undefined;
  const there = hotels.find(
    ({ isActive, property }) => isActive && property.address.city === city && property.address.coordinates,
  );
  return there?.property.address.coordinates ?? positionOfTown(city);
}

/** The same from the database. */
async function livePosition({ db }: LiveSource, city: string): Promise<Position | undefined> {
  const row = await db
    .selectFrom('hotels')
    .select(['latitude', 'longitude'])
    .where('is_active', '=', true)
    .where('city', '=', city)
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .orderBy('sort_order')
    .orderBy(sql`name collate "C"`)
    .limit(1)
    .executeTakeFirst();
  if (row?.latitude == null || row.longitude === null) return positionOfTown(city);
  return { lat: row.latitude, lng: row.longitude };
}

/** The position of a town of the region in which the group has no hotel; undefined if nobody has told it. */
function positionOfTown(name: string): Position | undefined {
  const wanted = name.trim().toLowerCase();
  const place = places.find((one) => one.name.toLowerCase() === wanted);
  return place && { lat: place.lat, lng: place.lng };
}
