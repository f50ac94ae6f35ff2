import { type Kysely, sql } from 'kysely';
import type { Snapshot } from '#app/catalogue/fallback/snapshot.server.ts';
import type { EventSpace } from '#app/catalogue/property.ts';
import { mapSpace } from '#app/catalogue/rows/map-space.server.ts';
import { quickStatsSchema } from '#app/catalogue/schemas/hotel-facts.server.ts';
import { pictureWithId } from '#app/catalogue/server/picture-query.server.ts';
import type { VenueSpace } from '#app/catalogue/venue-finder.ts';
import type { DB } from '#platform/database/types.ts';
import type { LiveSource } from './catalogue-call.server.ts';

/** Selects the active spaces of active hotels. */
export function spaceQuery(db: Kysely<DB>) {
  return db
    .selectFrom('hotel_spaces')
    .innerJoin('hotels', 'hotels.id', 'hotel_spaces.hotel_id')
    .where('hotels.is_active', '=', true)
    .where('hotel_spaces.is_active', '=', true);
}

/** Reads these spaces in this order, without their features. */
export async function venueSpacesWithIds({ db, reportInvalid }: LiveSource, ids: string[]): Promise<VenueSpace[]> {
  const rows = await spaceQuery(db)
    .selectAll('hotel_spaces')
    .select(['hotels.slug as hotel', 'hotels.name as hotelName', 'hotels.city as city', 'hotels.quick_stats as stats'])
    .select(['hotels.latitude', 'hotels.longitude'])
    .select((space) => pictureWithId(space, space.ref('hotel_spaces.image_id')).as('image'))
    .where(sql<boolean>`hotel_spaces.id = any(${ids}::uuid[])`)
    .orderBy(sql`array_position(${ids}::uuid[], hotel_spaces.id)`)
    .execute();
  return rows.map(({ hotel, hotelName, city, stats, latitude, longitude, ...row }) => ({
    space: withoutDetails(mapSpace(row, reportInvalid)),
    hotel: {
      slug: hotel,
      name: hotelName,
      city: city ?? '',
      rooms: quickStatsSchema.safeParse(stats).data?.rooms ?? null,
      ...(latitude !== null && longitude !== null && { position: { lat: latitude, lng: longitude } }),
    },
  }));
}

/**
 * SQL for the most guests that a space takes, read from its capacity as `mostGuests` does; null if the number is
 * agreed on request.
 */
export const mostOfSpace = sql<
  number | null
>`case when hotel_spaces.capacity_text is null then hotel_spaces.capacity_max
  else (select max(figure[1]::numeric)::int
          from regexp_matches(replace(hotel_spaces.capacity_text, ',', ''), '[0-9]{1,9}', 'g') figure) end`;

function withoutDetails({ features: _, sampleFields: __, ...space }: EventSpace): VenueSpace['space'] {
  return space;
}

/** Reads every active space of every active hotel, without their features. */
export function snapshotVenueSpaces(snapshot: Snapshot): VenueSpace[] {
  return snapshot.hotels
    .filter((hotel) => hotel.isActive)
    .flatMap(({ property: { slug, name, address, quickStats, spaces } }) =>
      spaces.map((space) => ({
        space: withoutDetails(space),
        hotel: {
          slug,
          name,
          city: address.city,
          rooms: quickStats.rooms ?? null,
          ...(address.coordinates && { position: address.coordinates }),
        },
      })),
    );
}
