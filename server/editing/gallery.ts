import { sql, type Transaction } from 'kysely';
import { type Bucket, buckets } from '#domain/picture.ts';
import { pictureAddress } from '#domain/picture-address.ts';
import type { Principal } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';
import type { UploadedObject } from '#server/storage/uploads.ts';
import { insertRow, readRow, takeDown } from './content-rows.ts';
import { recordChange } from './record-change.ts';

export const galleryTypes = ['gallery', 'hero'] as const;
export type GalleryType = (typeof galleryTypes)[number];

/** A picture that hangs in a hotel's gallery, or over its page. */
export interface HungPicture {
  /** Of the place where it hangs. */
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

export async function hungPictures(desk: Transaction<DB>, hotelId: string): Promise<HungPicture[]> {
  const { rows } = await sql<HungPicture>`
    select g.id, g.media_id as "mediaId", g.media_type as type, m.supabase_path as key, coalesce(m.alt_text, '') as alt,
           m.width, m.height, coalesce(h.featured_image_id = m.id, false) as "isFeatured"
      from hotel_media g join media m on m.id = g.media_id join hotels h on h.id = g.hotel_id
     where g.hotel_id::text = ${hotelId} and g.media_type in ('gallery', 'hero') and m.is_active
     order by g.media_type, g.sort_order, m.supabase_path`.execute(desk);
  return rows;
}

/** Where a hotel's new pictures are stored: with the ones it has. */
export async function bucketOf(desk: Transaction<DB>, hotelId: string): Promise<Bucket> {
  const [first] = await hungPictures(desk, hotelId);
  return buckets.find((bucket) => first?.key.startsWith(`${bucket}/`)) ?? 'experience';
}

export interface NewPicture {
  hotelId: string;
  type: GalleryType;
  alt: string;
  /** From 0 to 1. */
  focal: { x: number; y: number };
  originalName: string;
}

/** The row of a picture that was stored, hung at the end of its gallery. Gives the change that hung it. */
export async function hangPicture(
  desk: Transaction<DB>,
  principal: Principal,
  { object, picture }: { object: UploadedObject; picture: NewPicture },
): Promise<string> {
  const [bucket = '', ...path] = object.key.split('/');
  const media = await insertRow(desk, 'media', {
    filename: path.at(-1),
    original_filename: picture.originalName.slice(0, 255),
    file_type: object.type,
    file_size: object.bytes,
    width: object.picture?.width,
    height: object.picture?.height,
    placeholder: object.picture?.placeholder,
    supabase_path: object.key,
    public_url: pictureAddress({ bucket: bucket as Bucket, path: path.join('/') }),
    alt_text: picture.alt,
    focal_x: picture.focal.x,
    focal_y: picture.focal.y,
    tags: [],
    upload_source: 'admin',
    is_active: true,
  });
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(sort_order), 0)::int + 1 as next from hotel_media
     where hotel_id::text = ${picture.hotelId} and media_type = ${picture.type}`.execute(desk);
  const hung = await insertRow(desk, 'hotel_media', {
    hotel_id: picture.hotelId,
    media_id: media.id,
    media_type: picture.type,
    sort_order: rows[0]?.next ?? 1,
    is_primary: false,
  });
  const change = {
    table: 'hotel_media',
    rowId: String(hung.id),
    label: picture.alt,
    before: null,
    after: hung,
  } as const;
  return (await recordChange(desk, principal, change)) ?? '';
}

/** Takes a picture down; the picture itself stays, so that this can be undone. Null: it hangs there no more. */
export async function removePicture(desk: Transaction<DB>, principal: Principal, id: string): Promise<string | null> {
  const found = await readRow(desk, 'hotel_media', { id, hold: 'hold' });
  if (!found) return null;
  const media = await readRow(desk, 'media', { id: String(found.row.media_id) });
  await takeDown(desk, id);
  const label = String(media?.row.alt_text ?? 'picture');
  return recordChange(desk, principal, { table: 'hotel_media', rowId: id, label, before: found.row, after: null });
}
