import type { Capacity, Property } from '#app/catalogue/property.ts';
import { diningFields } from '#app/catalogue/property-fields/dining-fields.ts';
import { experienceFields } from '#app/catalogue/property-fields/experience-fields.ts';
import { spaceFields } from '#app/catalogue/property-fields/space-fields.ts';
import { writeFields } from '#app/catalogue/property-fields/write-fields.server.ts';
import { mediaKey } from './media-rows.server.ts';
import type { RowOf } from './seed-tables.server.ts';

/** One number is the maximum; a text has a column of its own. */
function capacityColumns(capacity: Capacity) {
  const none = { capacity_min: null, capacity_max: null, capacity_text: null };
  if (typeof capacity === 'string') return { ...none, capacity_text: capacity };
  if (typeof capacity === 'number') return { ...none, capacity_max: capacity };
  return { ...none, capacity_min: capacity.min, capacity_max: capacity.max };
}

export function spaceRows({ slug, spaces }: Property): RowOf<'hotel_spaces'>[] {
  return spaces.map((space, index) => ({
    hotel_id: slug,
    slug: space.id,
    ...writeFields(spaceFields, space),
    space_type: space.type,
    ...capacityColumns(space.capacity),
    configurations: space.configurations,
    event_types: space.eventTypes,
    image_id: space.image ? mediaKey(space.image) : null,
    sort_order: index + 1,
    is_active: true,
  }));
}

export function diningRows({ slug, dining }: Property): RowOf<'dining'>[] {
  return dining.map((venue, index) => ({
    hotel_id: slug,
    slug: venue.id,
    ...writeFields(diningFields, venue),
    image_id: venue.image ? mediaKey(venue.image) : null,
    sort_order: index + 1,
    is_active: true,
  }));
}

/** The table stores the categories in lower case. */
export function experienceRows({ slug, experiences }: Property): RowOf<'hotel_experiences'>[] {
  return experiences.map((experience, index) => ({
    hotel_id: slug,
    slug: experience.id,
    ...writeFields(experienceFields, experience),
    experience_type: experience.category.toLowerCase(),
    image_id: experience.image ? mediaKey(experience.image) : null,
    sort_order: index + 1,
    is_active: true,
  }));
}
