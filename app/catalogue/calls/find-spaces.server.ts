import { type Kysely, sql } from 'kysely';
import type { SpaceFinding } from '#app/catalogue/server/catalogue.server.ts';
import {
  criteriaToRelax,
  findVenues,
  givenCriteria,
  holdsOf,
  outdoorTypes,
  relaxable,
  type VenueCriteria,
} from '#app/catalogue/venue-finder.ts';
import type { DB } from '#platform/database/types.ts';
import { type ListSlice, takeSlice } from '#platform/pagination.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { mostOfSpace, snapshotVenueSpaces, spaceQuery, venueSpacesWithIds } from './venue-spaces.server.ts';

/** Reads the spaces that fit, capacity closest above the need first; those whose figure is on request come last. */
export const findSpaces = {
  name: 'findSpaces',
  async live(source, { criteria, slice }) {
    const { db } = source;
    const total = await countFitting(db, criteria);
    if (total === 0) return { found: [], total, relax: await liveCriteriaToRelax(db, criteria) };
    const ids = await fitting(db, criteria)
      .select('hotel_spaces.id')
      .orderBy(holds(criteria), (order) => order.asc().nullsLast())
      .orderBy('hotels.sort_order')
      .orderBy(sql`hotels.name collate "C"`)
      .orderBy('hotel_spaces.sort_order')
      .orderBy(sql`hotel_spaces.name collate "C"`)
      .offset(slice.skip)
      .limit(slice.most)
      .execute();
    const places = await venueSpacesWithIds(
      source,
      ids.map(({ id }) => id),
    );
    return { found: places.map((place) => ({ ...place, ...holdsOf(place, criteria.layout) })), total, relax: [] };
  },
  fallback(snapshot, { criteria, slice }) {
    const spaces = snapshotVenueSpaces(snapshot);
    const found = findVenues(criteria, spaces);
    const relax = found.length === 0 ? criteriaToRelax(criteria, spaces) : [];
    return { found: takeSlice(found, slice), total: found.length, relax };
  },
  unknown: () => ({ found: [], total: 0, relax: [] }),
} satisfies CatalogueCall<{ criteria: VenueCriteria; slice: Required<ListSlice> }, SpaceFinding>;

async function countFitting(db: Kysely<DB>, criteria: VenueCriteria): Promise<number> {
  const counted = await fitting(db, criteria)
    .select(({ fn }) => fn.countAll().as('found'))
    .executeTakeFirstOrThrow();
  return Number(counted.found);
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

/** SQL for the guests in the layout that is asked for, or else the most guests. */
function holds({ layout }: VenueCriteria) {
  if (!layout) return mostOfSpace;
  return sql<number | null>`coalesce((
    select (laid->>'capacity')::numeric from jsonb_array_elements(hotel_spaces.configurations) laid
     where lower(laid->>'style') = ${layout.toLowerCase()} limit 1), ${mostOfSpace})`;
}

function fitting(db: Kysely<DB>, criteria: VenueCriteria) {
  const { guests, city, setting, rooms } = criteria;
  const held = holds(criteria);
  let query = spaceQuery(db).where(sql<boolean>`coalesce(${held} >= ${guests}, true)`);
  if (city !== undefined) query = query.where(sql<boolean>`coalesce(hotels.city, '') = ${city}`);
  if (setting !== undefined)
    query = query.where(sql<boolean>`(hotel_spaces.space_type = any(${[...outdoorTypes]})) = ${setting === 'outdoor'}`);
  if (rooms !== undefined)
    query = query.where(sql<boolean>`case when jsonb_typeof(hotels.quick_stats->'rooms') = 'number'
      then (hotels.quick_stats->>'rooms')::numeric >= ${rooms} end`);
  return query;
}
