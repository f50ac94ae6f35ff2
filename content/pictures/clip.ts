import type { Clip } from '#platform/images/picture.ts';
import { clipBriefs } from './clip-briefs.ts';
import clips from './clips.json' with { type: 'json' };
import { picture } from './picture.ts';

export type ClipName = keyof typeof clips;

const bucket = 'experience';
/** Pixels of a frame. */
const sizes = { wide: { width: 960, height: 540 }, tall: { width: 540, height: 960 } } as const;
/** Seconds of a loop, as `studio/clips.mjs` and `studio/films.mjs` make them. */
const drawingSeconds = 7;
export const filmSeconds = 8;

/** Returns the clip of that name. Call it in content and loaders only, like `picture`. */
export function clip(name: ClipName): Clip {
  const { kind, title, still, shape } = clipBriefs[name];
  const seconds = kind === 'film' ? filmSeconds : drawingSeconds;
  return { kind, title, bucket, ...clips[name], ...sizes[shape], seconds, poster: picture(still) };
}

/** Returns the public address of a clip's film, as a gallery names it. */
export function clipAddress(name: ClipName): string {
  return `/storage/v1/object/public/${bucket}/${clips[name].mp4}`;
}

/** Every file of every clip lies below this path. */
export function clipObjects(): { bucket: typeof bucket; path: string }[] {
  return Object.values(clips).flatMap(({ mp4, webm }) => [mp4, webm].map((path) => ({ bucket, path })));
}
