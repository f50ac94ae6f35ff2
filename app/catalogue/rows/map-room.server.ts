import type { Room } from '#app/catalogue/property.ts';
import type { ColumnsOf } from '#app/catalogue/property-fields/property-field.ts';
import { roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import { readFields } from '#app/catalogue/property-fields/write-fields.server.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { mapPicture, type PictureRow } from './map-picture.server.ts';

interface RoomRow extends ColumnsOf<typeof roomFields> {
  id: string;
  slug: string | null;
  size_sqm: number | null;
  price_inr: number | null;
  price_note: string | null;
  amenities: { amenity_name: string }[];
  images: PictureRow[];
}

/** Maps a room's row. A room without a price is shown with "Contact for rates". */
export function mapRoom(row: RoomRow, reportInvalid: ReportInvalid): Room {
  const { size = row.size_sqm === null ? undefined : `${row.size_sqm} sqm`, ...fields } = readFields(roomFields, row);
  return {
    id: row.slug ?? row.id,
    ...fields,
    price: { currency: 'INR', amount: row.price_inr, ...withoutUndefined({ note: row.price_note ?? undefined }) },
    amenities: row.amenities.map((amenity) => amenity.amenity_name),
    images: row.images.map((image) => mapPicture(image, reportInvalid)),
    ...withoutUndefined({ size }),
  };
}
