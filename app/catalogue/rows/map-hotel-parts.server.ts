import { eventTypes } from '#app/catalogue/event-type.ts';
import {
  type Amenity,
  type AmenityCategory,
  amenityCategories,
  type Capacity,
  type DiningVenue,
  type EventSpace,
  type Experience,
  type Room,
} from '#app/catalogue/property.ts';
import type { ColumnsOf } from '#app/catalogue/property-fields/property-field.ts';
import { roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import {
  diningFields,
  experienceCategories,
  experienceFields,
  spaceFields,
  spaceTypes,
} from '#app/catalogue/property-fields/space-fields.ts';
import { readFields } from '#app/catalogue/property-fields/write-fields.server.ts';
import type { HotelRow } from '#app/catalogue/server/hotel-query.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { configurationsSchema, type ReportInvalid, readColumn } from './json-columns.server.ts';
import { mapPicture, mapPictureIfAny, type PictureRow } from './map-picture.server.ts';

/* What belongs to a hotel: rooms, spaces, dining venues, experiences and amenities. */

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

interface SpaceRow extends ColumnsOf<typeof spaceFields> {
  id: string;
  slug: string | null;
  space_type: string;
  capacity_min: number | null;
  capacity_max: number | null;
  capacity_text: string | null;
  configurations: unknown;
  event_types: string[];
  image: PictureRow | null;
}

export function mapSpace(row: SpaceRow, reportInvalid: ReportInvalid): EventSpace {
  return {
    id: row.slug ?? row.id,
    ...readFields(spaceFields, row),
    type: spaceTypes.find((type) => type === row.space_type) ?? 'other',
    capacity: capacityOf(row),
    eventTypes: eventTypes.filter((type) => row.event_types.includes(type)),
    configurations: readColumn(
      configurationsSchema,
      { value: row.configurations, of: `hotel_spaces.configurations of ${row.name}`, otherwise: [] },
      reportInvalid,
    ),
    ...withoutUndefined({ image: mapPictureIfAny(row.image, reportInvalid) }),
  };
}

/** A single figure is the maximum; without any figure the capacity is "on request". */
function capacityOf({ capacity_min: min, capacity_max: max, capacity_text: text }: SpaceRow): Capacity {
  if (text !== null) return text;
  if (max === null) return 'on request';
  return min === null ? max : { min, max };
}

interface DiningRow extends ColumnsOf<typeof diningFields> {
  id: string;
  slug: string | null;
  image: PictureRow | null;
}

export function mapDining(row: DiningRow, reportInvalid: ReportInvalid): DiningVenue {
  return {
    id: row.slug ?? row.id,
    ...readFields(diningFields, row),
    ...withoutUndefined({ image: mapPictureIfAny(row.image, reportInvalid) }),
  };
}

interface ExperienceRow extends ColumnsOf<typeof experienceFields> {
  id: string;
  slug: string | null;
  experience_type: string;
  image: PictureRow | null;
}

export function mapExperience(row: ExperienceRow, reportInvalid: ReportInvalid): Experience {
  return {
    id: row.slug ?? row.id,
    ...readFields(experienceFields, row),
    // The table stores the categories in lower case.
    category: experienceCategories.find((category) => category.toLowerCase() === row.experience_type) ?? 'Events',
    ...withoutUndefined({ image: mapPictureIfAny(row.image, reportInvalid) }),
  };
}

export function mapAmenity(row: HotelRow['amenities'][number]): Amenity {
  return {
    id: row.slug ?? row.id,
    name: row.name,
    description: row.custom_description ?? row.description ?? '',
    icon: row.icon_name ?? '',
    category: amenityCategories.find((known): known is AmenityCategory => known === row.category) ?? 'recreation',
  };
}
