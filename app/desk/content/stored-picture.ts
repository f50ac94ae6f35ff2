import type { Bucket } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';
import { readPictureKey } from '#platform/images/picture-key.ts';

/** The address of a picture that is named by where it is kept, "bucket/path". */
export function storedPicture(key: string, variant: Parameters<typeof pictureAddress>[1]): string {
  const { bucket, path } = readPictureKey(key);
  return pictureAddress({ bucket: bucket as Bucket, path }, variant);
}

/** As lists and choices show it. */
export function thumbnail(key: string): string {
  return storedPicture(key, { width: 320, crop: '4:3', format: 'webp' });
}
