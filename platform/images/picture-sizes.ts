import type { Picture } from './picture.ts';

/** Pixels; those up to `phoneWidth` also serve phones of any pixel density. */
export const pageWidths = [320, 480, 720, 1080, 1440, 1920] as const satisfies readonly PictureWidth[];

/** Pixels; a sharper picture shows no difference on a phone and only takes longer. */
export const phoneWidth = 720;

/** Pixels; any other size becomes the nearest of these. 400 is a hotel card, 1200 what messengers show. */
export const pictureWidths = [320, 400, 480, 720, 1080, 1200, 1440, 1920] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Width to height of a crop. Social networks show a link's picture in 40:21. */
export const pictureRatios = {
  '9:16': 9 / 16,
  '3:5': 3 / 5,
  '4:5': 4 / 5,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:10': 16 / 10,
  '16:9': 16 / 9,
  '40:21': 40 / 21,
} as const;
export type PictureRatio = keyof typeof pictureRatios;

export const pictureFormats = ['avif', 'webp', 'jpeg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The qualities that an address may ask for, per cent. Each format also has a quality of its own, which pages get. */
export const pictureQualities: Record<PictureFormat, readonly number[]> = {
  avif: [],
  webp: [85, 90],
  jpeg: [85, 90],
  png: [],
};

export interface PictureAddressOptions {
  /** Pixels. */
  width: PictureWidth;
  /** The picture is cut around its focal point; absent: it is shown whole. */
  crop?: PictureRatio;
  /** Per cent, one of `pictureQualities`; absent: the format's own. */
  quality?: 85 | 90;
  /** Absent: the smallest that the Accept header names, and otherwise JPEG or PNG. */
  format?: PictureFormat;
}

/** Public objects are served under this path. */
export const publicObjectRoot = '/storage/v1/object/public';

/** Returns the address of a stored picture; without a variant that of the original itself. */
export function pictureAddress(
  { bucket, path, focalPoint, moved }: Pick<Picture, 'bucket' | 'path'> & Partial<Picture>,
  variant?: PictureAddressOptions,
): string {
  const address = `${publicObjectRoot}/${bucket}/${path.split('/').map(encodeURIComponent).join('/')}`;
  if (!variant) return address;
  const { width, crop, quality, format } = variant;
  const query = [`width=${width}`];
  if (crop) query.push(`height=${Math.round(width / pictureRatios[crop])}`);
  if (crop && moved && focalPoint) query.push(`focus=${quarters(focalPoint.x)}-${quarters(focalPoint.y)}`);
  if (quality) query.push(`quality=${quality}`);
  if (format) query.push(`format=${format}`);
  return `${address}?${query.join('&')}`;
}

/** Formats a focal point for an address: in quarters, so that there are few variants. */
function quarters(part: number): number {
  return Math.round(part * 4);
}
