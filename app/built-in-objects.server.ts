import { clipObjects } from '#content/pictures/clip.ts';
import { drawnPictures } from '#content/pictures/picture.ts';
import type { BuiltInObject } from '#platform/images/originals.ts';

/** The pictures and clips that lie in this repository, as the picture service finds them beside stored ones. */
export function builtInObjects(): BuiltInObject[] {
  const pictures = drawnPictures().map((picture) => ({ bucket: picture.bucket, path: picture.path, picture }));
  return [...pictures, ...clipObjects()];
}
