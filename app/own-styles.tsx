import { preinit } from 'react-dom';
import group from '#app/group/group.css?url';
import home from '#app/home/home-styles.css?url';
import hotel from '#app/hotels/hotel-styles.css?url';
import brands from '#app/listings/brands.css?url';
import weddings from '#app/weddings/weddings.css?url';

const files = { brands, group, home, hotel, weddings };

/** Names styles that only some pages have, so that no other page carries them. */
export type OwnStylesName = keyof typeof files;

/** Fetches such styles beside the data of a page that a script opens, so that the page waits no longer for them. */
export function fetchOwnStyles(of: OwnStylesName): void {
  if (!inDocument(of)) preinit(files[of], { as: 'style', precedence: 'page' });
}

/**
 * Loads such styles where a script opens the page. The page's handle names them as well (`ownStyles`): the server writes
 * them into the head of its document, where they cost no request.
 */
export function OwnStyles({ of }: { of: OwnStylesName }) {
  if (import.meta.env.SSR || inDocument(of)) return null;
  return <link rel="stylesheet" href={files[of]} precedence="page" />;
}

function inDocument(of: OwnStylesName): boolean {
  return document.querySelector(`style[data-own=${of}]`) !== null;
}
