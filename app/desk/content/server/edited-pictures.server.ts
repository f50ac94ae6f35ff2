import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContentEntity } from '#app/desk/content/fields/content-field.ts';
import type { PictureOption } from '#app/desk/content/fields/picture-option.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import type { Uploads } from '#platform/storage/uploads.ts';
import { changeColumns } from './change-columns.server.ts';
import { readRow } from './content-rows.server.ts';
import {
  addGalleryPicture,
  bucketOf,
  type GalleryImage,
  listGalleryPictures,
  removePicture,
} from './gallery.server.ts';
import { insertPicture } from './insert-picture.server.ts';
import { type PostedPicture, type ReceivedPicture, receivePicture } from './receive-picture.server.ts';

/** Where a new picture is shown: in a hotel's gallery, or beside one row. */
export type PicturePlace = { hotelId: string } | { hotelId: string | null; entity: ContentEntity; id: string };

/** The calls with which administrators change the site's pictures. */
export interface EditedPictures {
  /** The pictures of a hotel's gallery and the one at the top of its page. */
  ofHotel(principal: Principal, hotelId: string): Promise<GalleryImage[]>;
  /** The pictures that a row can be given; the one it has comes first. */
  options(principal: Principal, of: { hotelId: string | null; current: string | null }): Promise<PictureOption[]>;
  /** Reads a posted picture as it arrives, stores it and adds it to its gallery or row. */
  receive(principal: Principal, place: PicturePlace, posted: PostedPicture, maxBytes: number): Promise<ReceivedPicture>;
  /** Finds a picture's object key and size. */
  file(principal: Principal, mediaId: string): Promise<PictureFile | null>;
  remove(principal: Principal, id: string): Promise<string | null>;
  /** The picture that a hotel's cards show. */
  feature(principal: Principal, hotelId: string, mediaId: string): Promise<{ change: string | null } | null>;
}

interface PictureFile {
  /** "bucket/path". */
  key: string;
  width: number | null;
  height: number | null;
}

export function createEditedPictures({
  database,
  uploads,
}: {
  database: Kysely<DB>;
  uploads: Uploads;
}): EditedPictures {
  const as = <T>(principal: Principal, work: (desk: Transaction<DB>) => Promise<T>) =>
    withStaffRole(database, principal, work);
  return {
    ofHotel: (principal, hotelId) => as(principal, (desk) => listGalleryPictures(desk, hotelId)),
    options: (principal, of) => as(principal, (desk) => pictureOptions(desk, of)),
    receive: (principal, place, posted, maxBytes) =>
      receivePicture(
        { posted, maxBytes },
        {
          stage: async (file) => {
            const bucket = await as(principal, (desk) => bucketOf(desk, place.hotelId ?? ''));
            return uploads.stage(file, { kind: 'picture', bucket, maxBytes });
          },
          async add({ type, ...words }, staged) {
            const picture = { ...words, object: await staged.store() };
            if (!('entity' in place))
              return as(principal, (desk) =>
                addGalleryPicture(desk, principal, { ...picture, type, hotelId: place.hotelId }),
              );
            const columns = async (desk: Transaction<DB>) => ({ image_id: await insertPicture(desk, picture) });
            const result = await changeColumns(database, principal, { ...place, columns });
            if (!result?.change) throw new Error('What the picture was for is no longer there.');
            return result.change;
          },
        },
      ),
    async file(principal, mediaId) {
      const found = await as(principal, (desk) => readRow(desk, 'media', { id: mediaId }));
      if (!found) return null;
      const { supabase_path: key, width, height } = found.row;
      return { key: String(key), width: Number(width) || null, height: Number(height) || null };
    },
    remove: (principal, id) => as(principal, (desk) => removePicture(desk, principal, id)),
    feature: (principal, hotelId, mediaId) =>
      changeColumns(database, principal, { entity: 'hotels', id: hotelId, columns: { featured_image_id: mediaId } }),
  };
}

/**
 * Returns the pictures that a hotel uses anywhere (for the whole group: those of its offers and of its hotels' cards),
 * and the one that the row has now.
 */
async function pictureOptions(
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
