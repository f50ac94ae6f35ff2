import type { Picture } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';

/** Messengers and social networks show the picture of a link in this size, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Returns the address of a picture for shared links: a JPEG of exactly that size, about 100 KB. */
export function sharePicture(picture: Picture, origin: string): string {
  return origin + pictureAddress(picture, { width: shareSize.width, crop: '40:21', format: 'jpeg' });
}

/** Chooses a page's own picture if it is large enough to be cropped to that size, else the other one. */
export function largeEnough(own: Picture | undefined, otherwise: Picture): Picture {
  return own && own.width >= shareSize.width && own.height >= shareSize.height ? own : otherwise;
}
