import type { PictureRow } from '#app/catalogue/server/hotel-query.server.ts';
import { drawnPictures } from '#content/pictures/picture.ts';
import { type Bucket, buckets, type Picture, readPictureKey } from '#platform/images/picture.ts';
import type { ReportInvalid } from './json-columns.server.ts';

/** The bucket of a picture whose own bucket is unknown. */
const fallbackBucket: Bucket = 'homepage_image';
/** A picture that nobody has measured gets the size of a hotel card. */
const usualSize = { width: 400, height: 500 };

/** The image service knows these focal points, so an address has to name only another one. */
const ownFocus = new Map(drawnPictures().map(({ bucket, path, focalPoint }) => [`${bucket}/${path}`, focalPoint]));
const middle = { x: 0.5, y: 0.5 };

function isMoved({ supabase_path, focal_x, focal_y }: PictureRow): boolean {
  const own = ownFocus.get(supabase_path) ?? middle;
  return focal_x !== own.x || focal_y !== own.y;
}

export function mapPicture(row: PictureRow, reportInvalid: ReportInvalid): Picture {
  const { bucket, path } = readPictureKey(row.supabase_path);
  const known = buckets.find((name) => name === bucket);
  if (!known) reportInvalid(`media ${row.supabase_path}: unknown bucket, ${fallbackBucket} instead`);
  return {
    bucket: known ?? fallbackBucket,
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

/** The field `image` of a record that may have a picture. */
export function mapImage(row: PictureRow | null, reportInvalid: ReportInvalid): { image?: Picture } {
  return row ? { image: mapPicture(row, reportInvalid) } : {};
}
