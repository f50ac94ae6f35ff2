import type { Picture } from './picture.ts';
import { type PictureFormat, type PictureRatio, type PictureWidth, pictureRatios } from './picture-sizes.ts';

export interface PictureAddressOptions {
  /** Pixels. */
  width: PictureWidth;
  /** The picture is cut around its focal point; absent: it is shown whole. */
  crop?: PictureRatio;
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
  const { width, crop, format } = variant;
  const query = [`width=${width}`];
  if (crop) query.push(`height=${Math.round(width / pictureRatios[crop])}`);
  if (crop && moved && focalPoint) query.push(`focus=${quarters(focalPoint.x)}-${quarters(focalPoint.y)}`);
  if (format) query.push(`format=${format}`);
  return `${address}?${query.join('&')}`;
}

/** Formats a focal point for an address: in quarters, so that there are few variants. */
function quarters(part: number): number {
  return Math.round(part * 4);
}
