import { basename } from 'node:path/posix';
import { sql, type Transaction } from 'kysely';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import type { PictureOption } from '#app/desk/content/stored-picture.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { type Bucket, buckets, readPictureKey } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import type { UploadedObject } from '#platform/storage/uploads.ts';
import { insertRow, readRow, recordChange, takeDown } from './content-rows.server.ts';
import { addContent } from './save-content.server.ts';

/** The place of a hotel's picture: its gallery, the top of its page, or the space with this id. */
type GalleryType = string;

/** A picture of a hotel's gallery, at the top of its page or of one of its spaces. */
export interface GalleryPicture {
  /** The id of its place in the gallery. */
  id: string;
  mediaId: string;
  type: GalleryType;
  /** "bucket/path". */
  key: string;
  alt: string;
  isFeatured: boolean;
}

export async function listGalleryPictures(desk: Transaction<DB>, hotelId: string): Promise<GalleryPicture[]> {
  const { rows } = await sql<GalleryPicture>`
    select g.id, g.media_id as "mediaId", coalesce(g.space_id::text, g.media_type) as type, m.supabase_path as key, coalesce(m.alt_text, '') as alt,
           coalesce(h.featured_image_id = m.id, false) as "isFeatured"
      from hotel_media g join media m on m.id = g.media_id join hotels h on h.id = g.hotel_id
     where g.hotel_id::text = ${hotelId} and g.media_type in ('gallery', 'hero', 'space') and m.is_active
     order by g.media_type, g.sort_order, m.supabase_path`.execute(desk);
  return rows;
}

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

/** Returns the bucket for a hotel's new pictures, which is that of its present ones. */
export async function bucketOf(desk: Transaction<DB>, hotelId: string): Promise<Bucket> {
  const [first] = await listGalleryPictures(desk, hotelId);
  return buckets.find((bucket) => first?.key.startsWith(`${bucket}/`)) ?? 'experience';
}

/** A picture whose file is stored already. */
export interface UploadedPicture {
  object: UploadedObject;
  /** The gallery that it is for. */
  type: GalleryType;
  /** What staff say of it, by columns of `media`. */
  columns: { alt_text: unknown; focal_x: unknown; focal_y: unknown };
  /** The name of the uploaded file, as text to show. */
  originalName: string;
}

/** Adds a picture at the end of its gallery. Returns the change that added it. */
export async function addGalleryPicture(
  desk: Transaction<DB>,
  principal: Principal,
  { hotelId, ...picture }: UploadedPicture & { hotelId: string },
): Promise<string> {
  const media_id = await insertPicture(desk, picture);
  const space = await desk
    .selectFrom('hotel_spaces')
    .select('id as space_id')
    .where((row) => row(row.cast<string>('id', 'text'), '=', picture.type))
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst();
  const place = space
    ? { ...space, media_type: 'space' }
    : { media_type: picture.type === 'hero' ? 'hero' : 'gallery' };
  const row = { hotel_id: hotelId, media_id, ...place, is_primary: false };
  const { change } = await addContent(desk, principal, { plan: contentPlans['gallery-items'], row });
  return change ?? '';
}

/** Removes a picture from its gallery. Its file stays, so that this can be undone. Returns null if it is not there. */
export async function removePicture(desk: Transaction<DB>, principal: Principal, id: string): Promise<string | null> {
  const plan = contentPlans['gallery-items'];
  const before = (await readRow(desk, plan, id, 'lock'))?.row;
  if (!before) return null;
  await takeDown(desk, id);
  return recordChange(desk, principal, { plan, rowId: id, before, after: null });
}

/** Inserts the row of a picture, which belongs to no gallery yet. Returns its id. */
export async function insertPicture(
  desk: Transaction<DB>,
  { object, columns, originalName }: UploadedPicture,
): Promise<string> {
  const { bucket, path } = readPictureKey(object.key);
  const media = await insertRow(desk, contentPlans.pictures, {
    ...columns,
    filename: basename(path),
    original_filename: originalName,
    file_type: object.type,
    file_size: object.bytes,
    width: object.picture?.width,
    height: object.picture?.height,
    placeholder: object.picture?.placeholder,
    supabase_path: object.key,
    public_url: pictureAddress({ bucket: bucket as Bucket, path }),
    tags: [],
    upload_source: 'admin',
    is_active: true,
  });
  return String(media.id);
}
