import type { Picture } from '#platform/images/picture.ts';

/**
 * Returns a picture with an empty pixel in place of its blurred placeholder, which saves bytes of the page. It is for
 * pictures that are small or hidden at first.
 */
export function unblurred<One extends Picture>(image: One): One {
  return { ...image, placeholder: emptyPixel };
}

/** The address of a picture of one transparent pixel. */
export const emptyPixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
