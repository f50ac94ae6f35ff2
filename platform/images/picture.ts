/** The ten public buckets. */
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
