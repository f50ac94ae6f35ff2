import { type Bucket, readPictureKey } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';

/** Returns the address of a picture, given its object key "bucket/path". */
export function storedPicture(key: string, variant: Parameters<typeof pictureAddress>[1]): string {
  const { bucket, path } = readPictureKey(key);
  return pictureAddress({ bucket: bucket as Bucket, path }, variant);
}

/** The size of a picture in lists and choices. */
export function thumbnail(key: string): string {
  return storedPicture(key, { width: 320, crop: '4:3', format: 'webp' });
}

/** A picture that a row can be given. */
export interface PictureOption {
  /** Its id. */
  value: string;
  /** A description of the picture. */
  label: string;
  /** "bucket/path". */
  key: string;
}
