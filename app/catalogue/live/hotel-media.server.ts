import type { Kysely } from 'kysely';
import { mapPicture } from '#app/catalogue/rows/map-picture.server.ts';
import { pictureColumns } from '#app/catalogue/server/picture-query.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { Picture } from '#platform/images/picture.ts';
import { isHotel } from './hotel-id.server.ts';

/** Call 11: pictures of a hotel, of one type or of all, by sort order. */
export async function hotelMedia(
  db: Kysely<DB>,
  { hotelId, type }: { hotelId: string; type?: string | undefined },
  reportInvalid: ReportInvalid,
): Promise<Picture[]> {
  let query = db
    .selectFrom('hotel_media')
    .innerJoin('media', 'media.id', 'hotel_media.media_id')
    .select(pictureColumns)
    .where('hotel_media.hotel_id', '=', (of) =>
      of
        .selectFrom('hotels')
        .select('hotels.id')
        .where((hotel) => isHotel(hotel, hotelId)),
    )
    .where('media.is_active', '=', true)
    .orderBy('hotel_media.sort_order')
    .orderBy('media.supabase_path');
  if (type !== undefined) query = query.where('hotel_media.media_type', '=', type);
  return (await query.execute()).map((row) => mapPicture(row, reportInvalid));
}
