import type { Property } from '#app/catalogue/property.ts';
import { picture } from '#content/pictures/picture.ts';
import { sharePictureName } from '#content/pictures/share-picture-name.ts';
import { sharePictureOf } from '#content/pictures/share-picture-of.ts';
import type { Picture } from '#platform/images/picture.ts';
import { largeEnough } from './share-picture.ts';

type Shown = Pick<Property, 'slug' | 'featuredImage' | 'heroImages'>;

/**
 * Returns a hotel's own picture for shared links and search engines: the one with its name, as long as its page opens
 * with the hero that it is made of; else a large picture of the page; else the site's.
 */
export function hotelPicture({ slug, featuredImage, heroImages }: Shown): Picture {
  const drawn = sharePictureOf(slug, heroImages[0], sharePictureName);
  if (drawn) return picture(drawn);
  return largeEnough([featuredImage, ...heroImages], picture('site/social'));
}
