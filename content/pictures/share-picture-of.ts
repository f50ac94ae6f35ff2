import type { Picture } from '#platform/images/picture.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { sharePictureName } from './share-picture-name.ts';

const pictures: Partial<Record<string, Picture>> = catalogue as Record<string, Picture>;

/** Returns the share picture of a built-in house whose page opens with `hero`; none where staff chose another hero. */
export function drawnSharePicture(slug: string, hero: Picture | undefined): Picture | undefined {
  const own = pictures[`${slug}/hero-1`];
  return own && own.path === hero?.path ? pictures[`${slug}/${sharePictureName}`] : undefined;
}
