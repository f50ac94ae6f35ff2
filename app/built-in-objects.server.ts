import { clipObjects } from '#content/pictures/clip.ts';
import { drawnPictures } from '#content/pictures/picture.ts';
import type { BuiltInObject } from '#platform/images/originals.ts';

/** The pictures and clips of this repository, which the picture service serves beside stored ones. */
export function builtInObjects(): BuiltInObject[] {
  const pictures = drawnPictures().map((picture) => ({ bucket: picture.bucket, path: picture.path, picture }));
  return [...pictures, ...clipObjects()];
}
