import type { Picture } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';

/** What messengers and social networks show of a link. Pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Where a picture can be had as a shared link shows it: a JPEG of exactly that size, some 100 KB. */
export function sharePicture(picture: Picture, origin: string): string {
  return origin + pictureAddress(picture, { width: shareSize.width, crop: '40:21', format: 'jpeg' });
}

/** A picture of a page itself, where it is large enough to be cut to the size; the one of its subject otherwise. */
export function largeEnough(own: Picture | undefined, otherwise: Picture): Picture {
  return own && own.width >= shareSize.width && own.height >= shareSize.height ? own : otherwise;
}
