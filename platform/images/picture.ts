export const buckets = [
  'homepage_image',
  'royalpalacepalwal',
  'tivoliheritagerewari',
  'thetivolinewdelhi1',
  'tivoli-dining-photo',
  'wedcationambala',
  'omniatiwolidwarka',
  'wedcationisrana',
  'lotuscourt',
  'experience',
] as const;
export type Bucket = (typeof buckets)[number];

export interface Picture {
  bucket: Bucket;
  /** Object path inside the bucket, without a leading slash. */
  path: string;
  alt: string;
  /** Pixels of the stored original. */
  width: number;
  height: number;
  /** The point that a crop keeps in view; both from 0 (left, top) to 1 (right, bottom). */
  focalPoint: { x: number; y: number };
  /** Whether staff moved the focal point: the server cuts around it if the address says so. */
  moved?: true;
  /** A data URI under 200 bytes, shown until the picture is loaded. */
  placeholder: string;
  /** Absent: it is a photograph. */
  origin?: 'drawing' | 'render';
}

/** Splits "bucket/path", under which a picture is stored. */
export function readPictureKey(key: string): { bucket: string; path: string } {
  const [bucket = '', ...path] = key.split('/');
  return { bucket, path: path.join('/') };
}

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
