import { type Kysely, sql } from 'kysely';
import type { SpaceFinding } from '#app/catalogue/server/catalogue.server.ts';
import {
  findVenues,
  given,
  holdsOf,
  outdoorTypes,
  relaxable,
  type VenueWishes,
  wishesToRelax,
} from '#app/listings/finder/venue-finder.ts';
import type { DB } from '#platform/database/types.ts';
import { type ListSlice, takeSlice } from '#platform/pagination.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { mostOfSpace, snapshotVenueSpaces, spaceQuery, venueSpacesWithIds } from './venue-spaces.server.ts';

interface Asked {
  wishes: VenueWishes;
  slice: Required<ListSlice>;
}

/** The spaces that fit, capacity closest above the need first; those whose figure is on request come last. */
export const findSpaces = {
  name: 'findSpaces',
  async live(source, { wishes, slice }) {
    const { db } = source;
    const total = await countFitting(db, wishes);
    if (total === 0) return { found: [], total, relax: await liveWishesToRelax(db, wishes) };
    const ids = await fitting(db, wishes)
      .select('hotel_spaces.id')
      .orderBy(holds(wishes), (order) => order.asc().nullsLast())
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
    return { found: places.map((place) => ({ ...place, ...holdsOf(place, wishes.layout) })), total, relax: [] };
  },
  fallback(snapshot, { wishes, slice }) {
    const spaces = snapshotVenueSpaces(snapshot);
    const found = findVenues(wishes, spaces);
    const relax = found.length === 0 ? wishesToRelax(wishes, spaces) : [];
    return { found: takeSlice(found, slice), total: found.length, relax };
  },
  unknown: () => ({ found: [], total: 0, relax: [] }),
} satisfies CatalogueCall<Asked, SpaceFinding>;

async function countFitting(db: Kysely<DB>, wishes: VenueWishes): Promise<number> {
  const counted = await fitting(db, wishes)
    .select(({ fn }) => fn.countAll().as('found'))
    .executeTakeFirstOrThrow();
  return Number(counted.found);
}

/** Each wish that alone stands in the way, with how many spaces there are without it. Most first. */
async function liveWishesToRelax(db: Kysely<DB>, wishes: VenueWishes): Promise<SpaceFinding['relax']> {
  const counted = await Promise.all(
    given(wishes).map(async (wish) => ({
      wish,
      found: await countFitting(db, { ...wishes, [wish]: undefined } as VenueWishes),
    })),
  );
  return relaxable(counted);
}

/** Guests in the layout that is asked for, else at most. */
function holds({ layout }: VenueWishes) {
  if (!layout) return mostOfSpace;
  return sql<number | null>`coalesce((
    select (laid->>'capacity')::numeric from jsonb_array_elements(hotel_spaces.configurations) laid
     where lower(laid->>'style') = ${layout.toLowerCase()} limit 1), ${mostOfSpace})`;
}

function fitting(db: Kysely<DB>, wishes: VenueWishes) {
  const { guests, city, setting, rooms } = wishes;
  const held = holds(wishes);
  let query = spaceQuery(db).where(sql<boolean>`coalesce(${held} >= ${guests}, true)`);
  if (city !== undefined) query = query.where(sql<boolean>`coalesce(hotels.city, '') = ${city}`);
  if (setting !== undefined)
    query = query.where(sql<boolean>`(hotel_spaces.space_type = any(${[...outdoorTypes]})) = ${setting === 'outdoor'}`);
  if (rooms !== undefined)
    query = query.where(sql<boolean>`case when jsonb_typeof(hotels.quick_stats->'rooms') = 'number'
      then (hotels.quick_stats->>'rooms')::numeric >= ${rooms} end`);
  return query;
}
