import type { Bucket, Picture } from './picture.ts';

/** A short silent film that repeats, served by the site itself in two codecs. */
export interface Clip {
  /** A drawing that the view drifts over, or a film in which something moves. */
  kind: 'drawing' | 'film';
  title: string;
  bucket: Bucket;
  /** Object paths inside the bucket: VP9 for browsers that play it, H.264 for all others. */
  webm: string;
  mp4: string;
  /** Pixels of a frame. */
  width: number;
  height: number;
  /** Length of the loop. */
  seconds: number;
  /** The picture that is shown until it plays. */
  poster: Picture;
}
