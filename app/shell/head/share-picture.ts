import type { Picture } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';

/** The size of the picture that messengers and social networks show of a link, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The address of a picture for shared links: a JPEG of exactly that size, about 100 KB. */
export function sharePicture(picture: Picture, origin: string): string {
  return origin + pictureAddress(picture, { width: shareSize.width, crop: '40:21', format: 'jpeg' });
}

/** A page's own picture where it is large enough to be cropped to that size, else the other one. */
export function largeEnough(own: Picture | undefined, otherwise: Picture): Picture {
  return own && own.width >= shareSize.width && own.height >= shareSize.height ? own : otherwise;
}
