import { type Kysely, sql } from 'kysely';
import { type Ceremony, type CeremonyPlace, suitedTypes } from '#app/catalogue/ceremonies.ts';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import { mapSpace } from '#app/catalogue/rows/map-space.server.ts';
import { quickStatsSchema } from '#app/catalogue/schemas/hotel-facts.server.ts';
import type { SpaceFinding, SpaceHit } from '#app/catalogue/server/catalogue.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import { mostGuests } from '#app/catalogue/space-figures.ts';
import type { VenueSpace } from '#app/catalogue/venue-space.ts';
import { given, holdsOf, outdoorTypes, relaxable, type VenueWishes } from '#app/listings/finder/venue-finder.ts';
import type { DB } from '#platform/database/types.ts';
import type { ListSlice } from '#platform/pagination.ts';

/** Active spaces of active hotels whose name holds the text, whatever its case; in the order of hotels, then of spaces. */
export async function searchSpaces(db: Kysely<DB>, text: string): Promise<SpaceHit[]> {
  const rows = await shown(db)
    .select((space) => [
      space.fn.coalesce('hotel_spaces.slug', space.cast<string>('hotel_spaces.id', 'text')).as('id'),
      'hotel_spaces.name',
      'hotels.slug as hotel',
      'hotels.name as hotelName',
    ])
    .where('hotel_spaces.name', 'ilike', `%${text.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('hotels.sort_order')
    .orderBy(sql`hotels.name collate "C"`)
    .orderBy('hotel_spaces.sort_order')
    .orderBy(sql`hotel_spaces.name collate "C"`)
    .limit(mostSearchHits)
    .execute();
  return rows;
}

/** Guests that a space takes at most, as `mostGuests` reads its capacity: null where that is agreed on request. */
const mostOfSpace = sql<number | null>`case when hotel_spaces.capacity_text is null then hotel_spaces.capacity_max
  else (select max(figure[1]::numeric)::int
          from regexp_matches(replace(hotel_spaces.capacity_text, ',', ''), '[0-9]{1,9}', 'g') figure) end`;

/** The spaces that fit, capacity closest above the need first; those whose figure is on request come last. */
export async function findSpaces(
  db: Kysely<DB>,
  asked: { wishes: VenueWishes; slice: Required<ListSlice> },
  reportInvalid: ReportInvalid,
): Promise<SpaceFinding> {
  const { wishes, slice } = asked;
  const total = await countFitting(db, wishes);
  if (total === 0) return { found: [], total, relax: await wishesToRelax(db, wishes) };
  const ids = fitting(db, wishes)
    .select('hotel_spaces.id')
    .orderBy(holds(wishes), (order) => order.asc().nullsLast())
    .orderBy('hotels.sort_order')
    .orderBy(sql`hotels.name collate "C"`)
    .orderBy('hotel_spaces.sort_order')
    .orderBy(sql`hotel_spaces.name collate "C"`)
    .offset(slice.skip)
    .limit(slice.most);
  const places = await placesOf(
    db,
    (await ids.execute()).map(({ id }) => id),
    reportInvalid,
  );
  return { found: places.map((place) => ({ ...place, ...holdsOf(place, wishes.layout) })), total, relax: [] };
}

async function countFitting(db: Kysely<DB>, wishes: VenueWishes): Promise<number> {
  const counted = await fitting(db, wishes)
    .select(({ fn }) => fn.countAll().as('found'))
    .executeTakeFirstOrThrow();
  return Number(counted.found);
}

/** Each wish that alone stands in the way, with how many spaces there are without it. Most first. */
async function wishesToRelax(db: Kysely<DB>, wishes: VenueWishes): Promise<SpaceFinding['relax']> {
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
  let query = shown(db).where(sql<boolean>`coalesce(${held} >= ${guests}, true)`);
  if (city !== undefined) query = query.where(sql<boolean>`coalesce(hotels.city, '') = ${city}`);
  if (setting !== undefined)
    query = query.where(sql<boolean>`(hotel_spaces.space_type = any(${[...outdoorTypes]})) = ${setting === 'outdoor'}`);
  if (rooms !== undefined)
    query = query.where(sql<boolean>`case when jsonb_typeof(hotels.quick_stats->'rooms') = 'number'
      then (hotels.quick_stats->>'rooms')::numeric >= ${rooms} end`);
  return query;
}

/** The space of each house that suits a ceremony best for that many guests, closest above the need first. */
export async function ceremonyPlaces(
  db: Kysely<DB>,
  asked: { ceremony: Ceremony; guests: number; slice: Required<ListSlice> },
  reportInvalid: ReportInvalid,
): Promise<{ places: CeremonyPlace[]; total: number }> {
  const { ceremony, guests, slice } = asked;
  const types = suitedTypes(ceremony);
  const { rows } = await sql<{ id: string; total: string }>`
    select id, count(*) over () as total from (
      select distinct on (hotel_spaces.hotel_id) hotel_spaces.id, ${mostOfSpace} as most,
             array_position(${types}::text[], hotel_spaces.space_type::text) as kind,
             hotels.sort_order, hotels.name collate "C" as name
        from public.hotel_spaces
        join public.hotels on hotels.id = hotel_spaces.hotel_id
       where hotels.is_active and hotel_spaces.is_active and hotel_spaces.space_type = any(${types})
         and coalesce(${mostOfSpace} >= ${guests}, true)
       order by hotel_spaces.hotel_id, most nulls last, kind, hotel_spaces.sort_order, hotel_spaces.name collate "C"
    ) best
     order by most nulls last, kind, sort_order, name
    offset ${slice.skip} limit ${slice.most}`.execute(db);
  const places = await placesOf(
    db,
    rows.map(({ id }) => id),
    reportInvalid,
  );
  return {
    places: places.map((place) => ({ ...place, most: mostGuests(place.space.capacity) })),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** Active spaces of active hotels. */
function shown(db: Kysely<DB>) {
  return db
    .selectFrom('hotel_spaces')
    .innerJoin('hotels', 'hotels.id', 'hotel_spaces.hotel_id')
    .where('hotels.is_active', '=', true)
    .where('hotel_spaces.is_active', '=', true);
}

/** These spaces in this order, without pictures. */
async function placesOf(db: Kysely<DB>, ids: string[], reportInvalid: ReportInvalid): Promise<VenueSpace[]> {
  const rows = await shown(db)
    .selectAll('hotel_spaces')
    .select(['hotels.slug as hotel', 'hotels.name as hotelName', 'hotels.city as city', 'hotels.quick_stats as stats'])
    .where(sql<boolean>`hotel_spaces.id = any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], hotel_spaces.id)`)
    .execute();
  return rows.map(({ hotel, hotelName, city, stats, ...row }) => ({
    space: mapSpace({ ...row, image: null }, reportInvalid),
    hotel: {
      slug: hotel,
      name: hotelName,
      city: city ?? '',
      rooms: quickStatsSchema.safeParse(stats).data?.rooms ?? null,
    },
  }));
}
