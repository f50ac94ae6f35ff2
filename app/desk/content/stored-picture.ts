import { type Bucket, readPictureKey } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';

/** Returns the address of a picture, given its object key "bucket/path". */
export function storedPicture(key: string, variant: Parameters<typeof pictureAddress>[1]): string {
  const { bucket, path } = readPictureKey(key);
  return pictureAddress({ bucket: bucket as Bucket, path }, variant);
}

export function thumbnail(key: string): string {
  return storedPicture(key, { width: 320, crop: '4:3', format: 'webp' });
}

/** A picture that a row can be given. */
export interface PictureOption {
  value: string;
  label: string;
  /** "bucket/path". */
  key: string;
}

/** The largest picture that can be uploaded, as a camera takes it. */
export const mostPictureMegabytes = 15;
