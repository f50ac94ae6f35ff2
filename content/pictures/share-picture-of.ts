import type { Picture } from '#platform/images/picture.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import type { PictureName } from './picture.ts';
import type { SharePictureName } from './share-picture-name.ts';

const pictures: Partial<Record<string, Picture>> = catalogue as Record<string, Picture>;

/**
 * Returns the name of the share picture of a built-in house whose page opens with `hero`; none where staff chose another
 * hero.
 * @param kind how the share pictures of the page's language are called
 */
export function sharePictureOf(
  slug: string,
  hero: Picture | undefined,
  kind: SharePictureName,
): PictureName | undefined {
  const own = pictures[`${slug}/hero-1`];
  return own && own.path === hero?.path ? (`${slug}/${kind}` as PictureName) : undefined;
}
