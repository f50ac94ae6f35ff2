import { basename } from 'node:path/posix';
import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/types.ts';
import type { Bucket } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';
import { readPictureKey } from '#platform/images/picture-key.ts';
import type { UploadedObject } from '#platform/storage/uploads.ts';
import { insertRow } from './content-rows.server.ts';

/** The texts that staff give a new picture. */
export interface PictureWords {
  alt: string;
  /** From 0 to 1. */
  focal: { x: number; y: number };
  /** The name of the uploaded file, as text to show. */
  originalName: string;
}

/** A picture whose file is stored already. */
export interface UploadedPicture extends PictureWords {
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
