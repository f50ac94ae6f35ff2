import { basename } from 'node:path/posix';
import { sql, type Transaction } from 'kysely';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { type Bucket, buckets, readPictureKey } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';
import type { UploadedObject } from '#platform/storage/uploads.ts';
import { insertRow, readRow, takeDown } from './content-rows.server.ts';
import { recordChange } from './record-change.server.ts';

export const galleryTypes = ['gallery', 'hero'] as const;
export type GalleryType = (typeof galleryTypes)[number];

/** A picture of a hotel's gallery, or at the top of its page. */
export interface GalleryImage {
  /** The id of its place in the gallery. */
  id: string;
  mediaId: string;
  type: GalleryType;
  /** "bucket/path". */
  key: string;
  alt: string;
  width: number | null;
  height: number | null;
  /** Whether the hotel's cards show it. */
  isFeatured: boolean;
}

export async function listGalleryPictures(desk: Transaction<DB>, hotelId: string): Promise<GalleryImage[]> {
  const { rows } = await sql<GalleryImage>`
    select g.id, g.media_id as "mediaId", g.media_type as type, m.supabase_path as key, coalesce(m.alt_text, '') as alt,
           m.width, m.height, coalesce(h.featured_image_id = m.id, false) as "isFeatured"
      from hotel_media g join media m on m.id = g.media_id join hotels h on h.id = g.hotel_id
     where g.hotel_id::text = ${hotelId} and g.media_type in ('gallery', 'hero') and m.is_active
     order by g.media_type, g.sort_order, m.supabase_path`.execute(desk);
  return rows;
}

/** Returns the bucket for a hotel's new pictures, which is that of its present ones. */
export async function bucketOf(desk: Transaction<DB>, hotelId: string): Promise<Bucket> {
  const [first] = await listGalleryPictures(desk, hotelId);
  return buckets.find((bucket) => first?.key.startsWith(`${bucket}/`)) ?? 'experience';
}

/** An uploaded picture, with the gallery that it is added to. */
export interface NewGalleryPicture extends UploadedPicture {
  hotelId: string;
  type: GalleryType;
}

/** Adds a picture at the end of its gallery. Returns the change that added it. */
export async function addGalleryPicture(
  desk: Transaction<DB>,
  principal: Principal,
  picture: NewGalleryPicture,
): Promise<string> {
  const mediaId = await insertPicture(desk, picture);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(sort_order), 0)::int + 1 as next from hotel_media
     where hotel_id::text = ${picture.hotelId} and media_type = ${picture.type}`.execute(desk);
  const added = await insertRow(desk, 'hotel_media', {
    hotel_id: picture.hotelId,
    media_id: mediaId,
    media_type: picture.type,
    sort_order: rows[0]?.next ?? 1,
    is_primary: false,
  });
  const change = {
    table: 'hotel_media',
    rowId: String(added.id),
    label: picture.alt,
    before: null,
    after: added,
  } as const;
  return (await recordChange(desk, principal, change)) ?? '';
}

/** Removes a picture from its gallery. Its file stays, so that this can be undone. Returns null if it is not there. */
export async function removePicture(desk: Transaction<DB>, principal: Principal, id: string): Promise<string | null> {
  const found = await readRow(desk, 'hotel_media', { id, hold: 'hold' });
  if (!found) return null;
  const media = await readRow(desk, 'media', { id: String(found.row.media_id) });
  await takeDown(desk, id);
  const label = String(media?.row.alt_text ?? 'picture');
  return recordChange(desk, principal, { table: 'hotel_media', rowId: id, label, before: found.row, after: null });
}

/** The texts that staff give a new picture. */
export interface PictureWords {
  alt: string;
  /** From 0 to 1. */
  focal: { x: number; y: number };
  /** The name of the uploaded file, as text to show. */
  originalName: string;
}

/** A picture whose file is stored already. */
interface UploadedPicture extends PictureWords {
  object: UploadedObject;
}

/** Inserts the row of a picture, which belongs to no gallery yet. Returns its id. */
export async function insertPicture(
  desk: Transaction<DB>,
  { object, alt, focal, originalName }: UploadedPicture,
): Promise<string> {
  const { bucket, path } = readPictureKey(object.key);
  const media = await insertRow(desk, 'media', {
    filename: basename(path),
    original_filename: originalName,
    file_type: object.type,
    file_size: object.bytes,
    width: object.picture?.width,
    height: object.picture?.height,
    placeholder: object.picture?.placeholder,
    supabase_path: object.key,
    public_url: pictureAddress({ bucket: bucket as Bucket, path }),
    alt_text: alt,
    focal_x: focal.x,
    focal_y: focal.y,
    tags: [],
    upload_source: 'admin',
    is_active: true,
  });
  return String(media.id);
}
