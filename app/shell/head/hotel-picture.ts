import type { Property } from '#app/catalogue/property.ts';
import { picture } from '#content/pictures/picture.ts';
import { sharePictureNames } from '#content/pictures/share-picture-name.ts';
import { sharePictureOf } from '#content/pictures/share-picture-of.ts';
import type { Picture } from '#platform/images/picture.ts';
import { pictureAddress } from '#platform/images/picture-sizes.ts';

type Shown = Pick<Property, 'slug' | 'featuredImage' | 'heroImages'>;

/**
 * Returns a hotel's own picture for shared links and search engines: the one with its name, as long as its page opens
 * with the hero that it is made of; else a large picture of the page; else the site's.
 */
export function hotelPicture({ slug, featuredImage, heroImages }: Shown): Picture {
  const drawn = sharePictureOf(slug, heroImages[0], sharePictureNames.link);
  if (drawn) return picture(drawn);
  return largeEnough([featuredImage, ...heroImages], picture('site/social'));
}

/**
 * Returns the address of a hotel's upright picture for the status of a phone's messenger: a JPEG of 1080 by 1920 pixels.
 * There is none where the page opens with another hero than the one that the picture is made of.
 */
export function statusAddress({ slug, heroImages }: Pick<Shown, 'slug' | 'heroImages'>): string | undefined {
  const drawn = sharePictureOf(slug, heroImages[0], sharePictureNames.status);
  return drawn && pictureAddress(picture(drawn), { width: 1080, format: 'jpeg' });
}

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
