import type { GalleryItem } from '#app/catalogue/property.ts';
import type { ColumnsOf } from '#app/catalogue/property-fields/property-field.ts';
import { galleryFields } from '#app/catalogue/property-fields/room-fields.ts';
import { readFields } from '#app/catalogue/property-fields/write-fields.server.ts';
import { drawnPictures } from '#content/pictures/picture.ts';
import { type Bucket, buckets, type Picture, readPictureKey } from '#platform/images/picture.ts';
import type { ReportInvalid } from './json-columns.server.ts';

export interface PictureRow {
  supabase_path: string;
  alt_text: string | null;
  width: number | null;
  height: number | null;
  focal_x: number;
  focal_y: number;
  placeholder: string | null;
  origin: string | null;
}

/** The bucket of a picture whose own bucket is unknown. */
const bucketInstead: Bucket = 'homepage_image';
/** A picture that nobody has measured gets the size of a hotel card. */
const usualSize = { width: 400, height: 500 };

/** The image service knows these focal points by itself. */
const ownFocus = new Map(drawnPictures().map(({ bucket, path, focalPoint }) => [`${bucket}/${path}`, focalPoint]));
const middle = { x: 0.5, y: 0.5 };

function isMoved({ supabase_path, focal_x, focal_y }: PictureRow): boolean {
  const own = ownFocus.get(supabase_path) ?? middle;
  return focal_x !== own.x || focal_y !== own.y;
}

export function mapPicture(row: PictureRow, reportInvalid: ReportInvalid): Picture {
  const { bucket, path } = readPictureKey(row.supabase_path);
  const known = buckets.find((name) => name === bucket);
  if (!known) reportInvalid(`media ${row.supabase_path}: unknown bucket, ${bucketInstead} instead`);
  return {
    bucket: known ?? bucketInstead,
    path,
    alt: row.alt_text ?? '',
    width: row.width ?? usualSize.width,
    height: row.height ?? usualSize.height,
    focalPoint: { x: row.focal_x, y: row.focal_y },
    placeholder: row.placeholder ?? '',
    ...(isMoved(row) && { moved: true }),
    ...((row.origin === 'drawing' || row.origin === 'render') && { origin: row.origin }),
  };
}

export function mapGalleryItem(
  row: PictureRow & ColumnsOf<typeof galleryFields>,
  reportInvalid: ReportInvalid,
): GalleryItem {
  return { ...mapPicture(row, reportInvalid), ...readFields(galleryFields, row) };
}

export function mapPictureIfAny(row: PictureRow | null, reportInvalid: ReportInvalid): Picture | undefined {
  return row ? mapPicture(row, reportInvalid) : undefined;
}
