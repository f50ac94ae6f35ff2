import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Snapshot, SnapshotHotel } from '#app/catalogue/fallback/snapshot.server.ts';
import type { DB } from '#platform/database/types.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Matches the hotel with this id: the id of its row, or its slug, which is its id everywhere on the site. */
export function isHotel(hotel: ExpressionBuilder<DB, 'hotels'>, id: string): Expression<SqlBool> {
  return uuid.test(id) ? hotel('hotels.id', '=', id) : hotel('hotels.slug', '=', id);
}

export function hotelWithId(snapshot: Snapshot, id: string): SnapshotHotel | undefined {
  return snapshot.hotels.find((hotel) => hotel.id === id || hotel.property.slug === id);
}
