import { sql, type Transaction } from 'kysely';
import type { PictureOption } from '#app/desk/content/fields/picture-option.ts';
import type { DB } from '#platform/database/types.ts';

/**
 * Returns the pictures that a hotel uses anywhere (for the whole group: those of its offers and of its hotels' cards),
 * and the one that the row has now.
 */
export async function pictureOptions(
  desk: Transaction<DB>,
  { hotelId, current }: { hotelId: string | null; current: string | null },
): Promise<PictureOption[]> {
  const used = hotelId
    ? sql`select media_id from hotel_media where hotel_id::text = ${hotelId}
          union select m.media_id from room_media m join rooms r on r.id = m.room_id where r.hotel_id::text = ${hotelId}
          union select image_id from hotel_spaces where hotel_id::text = ${hotelId}
          union select image_id from dining where hotel_id::text = ${hotelId}
          union select image_id from hotel_experiences where hotel_id::text = ${hotelId}
          union select image_id from offers where hotel_id::text = ${hotelId}`
    : sql`select image_id from offers union select featured_image_id from hotels where is_active`;
  const { rows } = await sql<PictureOption>`
    select m.id::text as value, coalesce(m.alt_text, '') as label, m.supabase_path as key
      from media m where m.is_active and m.id in (${used}) or m.id::text = ${current ?? ''}
     order by m.id::text = ${current ?? ''} desc, m.alt_text, m.id`.execute(desk);
  return rows;
}
