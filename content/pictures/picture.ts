import type { Picture } from '#platform/images/picture.ts';
import type { BriefName } from './briefs.ts';
import catalogue from './catalogue.json' with { type: 'json' };

export type PictureName = BriefName | keyof typeof catalogue;

const pictures: Partial<Record<string, unknown>> = catalogue;

/**
 * Returns the picture of that name. Call it in content and loaders only: imported by a component it would send the
 * whole catalogue to the browser. Throws if the catalogue does not have the name yet.
 */
export function picture(name: PictureName): Picture {
  const found = pictures[name];
  if (!found) throw new Error(`The catalogue has no picture '${name}': run node studio/pictures.mjs`);
  return found as Picture;
}

/** Every picture that has an original, once. */
export function drawnPictures(): Picture[] {
  const byPath = new Map(Object.values(pictures).map((entry) => [(entry as Picture).path, entry as Picture]));
  return [...byPath.values()];
}
