import { eventTypes } from '#app/catalogue/event-type.ts';
import {
  type Amenity,
  amenityCategories,
  type Capacity,
  type DiningVenue,
  type EventSpace,
  type Experience,
  type Package,
  type Room,
} from '#app/catalogue/property.ts';
import { readFields } from '#app/catalogue/property-fields/map-fields.server.ts';
import { packageFields, packageKinds } from '#app/catalogue/property-fields/price-fields.ts';
import { roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import {
  diningFields,
  experienceCategories,
  experienceFields,
  spaceFields,
  spaceTypes,
} from '#app/catalogue/property-fields/space-fields.ts';
import type { HotelRow } from '#app/catalogue/server/hotel-query.server.ts';
import { withoutUndefined } from '#platform/without-undefined.ts';
import { type ReportInvalid, readColumn } from './json-columns.server.ts';
import { mapImage, mapPicture } from './map-picture.server.ts';

export function mapRoom(row: HotelRow['rooms'][number], reportInvalid: ReportInvalid): Room {
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

type SpaceRow = HotelRow['spaces'][number];

export function mapSpace(row: SpaceRow, reportInvalid: ReportInvalid): EventSpace {
  const layouts = { value: row.configurations, of: row.name, otherwise: [] };
  const { amenities = [], ...fields } = readFields(spaceFields, row);
  const moreImages = row.images.map((image) => mapPicture(image, reportInvalid));
  return {
    id: row.slug ?? row.id,
    ...fields,
    ...(amenities.length > 0 && { amenities }),
    ...(moreImages.length > 0 && { moreImages }),
    type: spaceTypes.find((type) => type === row.space_type) ?? 'other',
    capacity: capacityOf(row),
    eventTypes: eventTypes.filter((type) => row.event_types.includes(type)),
    configurations: readColumn('hotel_spaces.configurations', layouts, reportInvalid),
    ...mapImage(row.image, reportInvalid),
  };
}

/** A single figure is the maximum; without any figure the capacity is "on request". */
function capacityOf({ capacity_min: min, capacity_max: max, capacity_text: text }: SpaceRow): Capacity {
  if (text !== null) return text;
  if (max === null) return 'on request';
  return min === null ? max : { min, max };
}

export function mapDining(row: HotelRow['dining'][number], reportInvalid: ReportInvalid): DiningVenue {
  return { id: row.slug ?? row.id, ...readFields(diningFields, row), ...mapImage(row.image, reportInvalid) };
}

export function mapPackage({ is_sample, ...row }: HotelRow['packages'][number]): Package {
  return {
    id: row.slug ?? row.id,
    ...readFields(packageFields, row),
    kind: packageKinds.find(({ value }) => value === row.kind)?.value ?? 'banquet',
    ...(is_sample && { isSample: true }),
  };
}

export function mapExperience(row: HotelRow['experiences'][number], reportInvalid: ReportInvalid): Experience {
  return {
    id: row.slug ?? row.id,
    ...readFields(experienceFields, row),
    // The table stores the categories in lower case.
    category: experienceCategories.find((category) => category.toLowerCase() === row.experience_type) ?? 'Events',
    ...mapImage(row.image, reportInvalid),
  };
}

export function mapAmenity(row: HotelRow['amenities'][number]): Amenity {
  return {
    id: row.slug ?? row.id,
    name: row.name,
    description: row.custom_description ?? row.description ?? '',
    icon: row.icon_name ?? '',
    category: amenityCategories.find((known) => known === row.category) ?? 'recreation',
  };
}
