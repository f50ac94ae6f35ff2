import type { Picture } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-address.ts';

/** Messengers and social networks show the picture of a link in this size, in pixels. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Returns the address of a picture for shared links: a JPEG of exactly that size, about 100 KB. */
export function sharePicture(picture: Picture, origin: string): string {
  return origin + pictureAddress(picture, { width: shareSize.width, crop: '40:21', format: 'jpeg' });
}

/** Returns the first picture that is large enough to be cropped to that size, else the one for all pages. */
export function largeEnough(own: (Picture | undefined)[], otherwise: Picture): Picture {
  const fits = own.find((one) => one && one.width >= shareSize.width && one.height >= shareSize.height);
  return fits ?? otherwise;
}
