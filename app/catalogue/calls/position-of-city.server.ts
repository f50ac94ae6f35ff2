import { sql } from 'kysely';
import type { Position } from '#app/catalogue/distance.ts';
import type { Snapshot } from '#app/catalogue/fallback/snapshot.server.ts';
import { places } from '#content/places.ts';
import type { LiveSource } from './catalogue-call.server.ts';

/** The position of a town of the region in which the group has no hotel; undefined if nobody has told it. */
function positionOfTown(name: string): Position | undefined {
  const wanted = name.trim().toLowerCase();
  const place = places.find((one) => one.name.toLowerCase() === wanted);
  return place && { lat: place.lat, lng: place.lng };
}

/** The position of the first hotel of a city, else of the town of that name. */
export function positionIn(city: string | undefined, { hotels }: Snapshot): Position | undefined {
  if (city === undefined) return undefined;
  const there = hotels.find(
    ({ isActive, property }) => isActive && property.address.city === city && property.address.coordinates,
  );
  return there?.property.address.coordinates ?? positionOfTown(city);
}

/** The same from the database. */
export async function livePosition({ db }: LiveSource, city: string): Promise<Position | undefined> {
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
