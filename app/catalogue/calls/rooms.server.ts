import type { Kysely } from 'kysely';
import type { Room } from '#app/catalogue/property.ts';
import { mapRoom } from '#app/catalogue/rows/map-room.server.ts';
import { pictureColumns } from '#app/catalogue/server/picture-query.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { CatalogueCall } from './catalogue-call.server.ts';
import { hotelWithId, isHotel } from './hotels.server.ts';

/**
 * Reads the active rooms of a hotel by sort order, then their amenities and pictures. If one of the latter two fails,
 * it is reported and left out.
 */
export const rooms = {
  name: 'rooms',
  async live({ db, reportInvalid }, hotelId) {
    const rows = await db
      .selectFrom('rooms')
      .selectAll('rooms')
      .where('rooms.hotel_id', '=', (of) =>
        of
          .selectFrom('hotels')
          .select('hotels.id')
          .where((hotel) => isHotel(hotel, hotelId)),
      )
      .where('rooms.is_active', '=', true)
      .orderBy('rooms.sort_order')
      .orderBy('rooms.name')
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const [amenities, images] = await Promise.all([
      orNone('amenities', amenitiesOf(db, ids), reportInvalid),
      orNone('pictures', imagesOf(db, ids), reportInvalid),
    ]);
    return rows.map((row) =>
      mapRoom(
        {
          ...row,
          amenities: amenities.filter((amenity) => amenity.room_id === row.id),
          images: images.filter((image) => image.room_id === row.id),
        },
        reportInvalid,
      ),
    );
  },
  fallback: (snapshot, hotelId) => hotelWithId(snapshot, hotelId)?.property.rooms,
  unknown(error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Failed to fetch rooms: ${reason}`, { cause: error });
  },
} satisfies CatalogueCall<string, Room[]>;

async function orNone<T>(what: string, read: Promise<T[]>, reportInvalid: ReportInvalid): Promise<T[]> {
  try {
    return await read;
  } catch (error) {
    reportInvalid(`${what} of rooms are left out: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}

function amenitiesOf(db: Kysely<DB>, rooms: string[]) {
  return db
    .selectFrom('room_amenities')
    .select(['room_id', 'amenity_name', 'hindi'])
    .where('room_id', 'in', rooms)
    .orderBy('sort_order')
    .orderBy('amenity_name')
    .execute();
}

function imagesOf(db: Kysely<DB>, rooms: string[]) {
  return db
    .selectFrom('room_media')
    .innerJoin('media', 'media.id', 'room_media.media_id')
    .select(pictureColumns)
    .select('room_media.room_id')
    .where('room_media.room_id', 'in', rooms)
    .where('media.is_active', '=', true)
    .orderBy('room_media.is_primary', 'desc')
    .orderBy('room_media.sort_order')
    .orderBy('media.supabase_path')
    .execute();
}
