import group from '#app/group/group.css?url';
import home from '#app/home/window.css?url';
import brands from '#app/listings/brands.css?url';
import weddings from '#app/weddings/weddings.css?url';

const files = { brands, group, home, weddings };

/** Names styles that only some pages have, so that no other page carries them. */
export type OwnStylesName = keyof typeof files;

/**
 * Loads such styles where a script opens the page. The page's handle names them as well (`ownStyles`): the server writes
 * them into the head of its document, where they cost no request.
 */
export function OwnStyles({ of }: { of: OwnStylesName }) {
  if (import.meta.env.SSR || document.querySelector(`style[data-own=${of}]`)) return null;
  return <link rel="stylesheet" href={files[of]} precedence="page" />;
}
