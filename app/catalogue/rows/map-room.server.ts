import type { Room } from '#app/catalogue/property.ts';
import { propertyDefaults } from '#app/catalogue/rows/property-defaults.ts';
import type { ReportInvalid } from '#app/catalogue/server/report-invalid-column.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { mapPicture, type PictureRow } from './map-picture.server.ts';

export interface RoomRow {
  id: string;
  slug: string | null;
  name: string;
  description: string | null;
  size_display: string | null;
  size_sqm: number | null;
  max_occupancy: number | null;
  bed_type: string | null;
  room_count: number | null;
  price_inr: number | null;
  price_note: string | null;
}

export interface RoomParts {
  amenities: { amenity_name: string }[];
  images: PictureRow[];
}

/** A room of calls 10 and 13; without a price it is "Contact for rates". */
export function mapRoom(row: RoomRow & RoomParts, reportInvalid: ReportInvalid): Room {
  return {
    id: row.slug ?? row.id,
    name: row.name,
    description: row.description ?? '',
    maxOccupancy: row.max_occupancy ?? propertyDefaults.maxOccupancy,
    price: { currency: 'INR', amount: row.price_inr, ...withoutUndefined({ note: row.price_note ?? undefined }) },
    amenities: row.amenities.map((amenity) => amenity.amenity_name),
    images: row.images.map((image) => mapPicture(image, reportInvalid)),
    ...withoutUndefined({
      size: row.size_display ?? (row.size_sqm === null ? undefined : `${row.size_sqm} sqm`),
      bedType: row.bed_type ?? undefined,
      count: row.room_count ?? undefined,
    }),
  };
}
