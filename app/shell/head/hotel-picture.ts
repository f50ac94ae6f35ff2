import type { Property } from '#app/catalogue/property.ts';
import { picture } from '#content/pictures/picture.ts';
import type { Picture } from '#platform/images/picture.ts';
import { largeEnough } from './share-picture.ts';

/** Returns a hotel's own picture for shared links and search engines; the site's where none is large enough. */
export function hotelPicture({ featuredImage, heroImages }: Pick<Property, 'featuredImage' | 'heroImages'>): Picture {
  return largeEnough([featuredImage, ...heroImages], picture('site/social'));
}
