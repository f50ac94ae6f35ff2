import type { Property } from '#app/catalogue/property.ts';
import { roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import { writeFields } from '#app/catalogue/property-fields/write-fields.server.ts';
import { mediaKey } from './media-rows.server.ts';
import { type RowOf, reference } from './seed-tables.server.ts';

export function roomRows({ slug, rooms }: Property): RowOf<'rooms'>[] {
  return rooms.map((room, index) => ({
    ...writeFields(roomFields, room),
    hotel_id: slug,
    slug: room.id,
    size_sqm: squareMetres(room.size),
    price_inr: room.price.amount,
    price_note: room.price.note ?? null,
    sort_order: index + 1,
    is_active: true,
  }));
}

/** Reads "45 sqm" as 45. A size in square feet is not converted: the column stays empty. */
function squareMetres(size: string | undefined): number | null {
  const metres = /^(\d+) sqm$/.exec(size ?? '')?.[1];
  return metres ? Number(metres) : null;
}

export function roomAmenityRows({ slug, rooms }: Property): RowOf<'room_amenities'>[] {
  return rooms.flatMap(({ id, amenities }) =>
    amenities.map((amenity, index) => ({
      room_id: reference(slug, id),
      amenity_name: amenity,
      sort_order: index + 1,
    })),
  );
}

/**
 * The rows are in their order. None is primary: staff choose that, and two primary ones would violate a constraint
 * while rows change.
 */
export function roomMediaRows({ slug, rooms }: Property): RowOf<'room_media'>[] {
  return rooms.flatMap(({ id, images }) =>
    images.map((image, index) => ({
      room_id: reference(slug, id),
      media_id: mediaKey(image),
      sort_order: index + 1,
    })),
  );
}
