import type { Bucket, Picture } from './picture.ts';

/** A short silent loop of our own: no channel, no tracker, the same in two codecs. */
export interface Clip {
  title: string;
  bucket: Bucket;
  /** Object paths inside the bucket: VP9 for who takes it, H.264 for everybody. */
  webm: string;
  mp4: string;
  /** Pixels of a frame. */
  width: number;
  height: number;
  /** Length of the loop. */
  seconds: number;
  /** Shown until it plays. */
  poster: Picture;
}
