import { clipObjects } from '#content/pictures/clip.ts';
import { drawnPictures } from '#content/pictures/picture.ts';
import type { OwnObject } from '#platform/images/originals.ts';

/** The pictures and clips that lie in this repository. */
export function ownObjects(): OwnObject[] {
  const pictures = drawnPictures().map((picture) => ({ bucket: picture.bucket, path: picture.path, picture }));
  return [...pictures, ...clipObjects()];
}
