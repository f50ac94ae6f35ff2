import type { Capacity, Property } from '#app/catalogue/property.ts';
import { mediaKey } from './media-rows.server.ts';
import type { RowOf } from './seed-tables.server.ts';

/** One number is the maximum, words stand alone. */
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
    name: space.name,
    description: space.description,
    space_type: space.type,
    ...capacityColumns(space.capacity),
    configurations: space.configurations,
    area_sqft: space.areaSqFt ?? null,
    area_display: space.area ?? null,
    features: space.features,
    event_types: space.eventTypes,
    location_floor: space.floor ?? null,
    image_id: space.image ? mediaKey(space.image) : null,
    sort_order: index + 1,
    is_active: true,
  }));
}

export function diningRows({ slug, dining }: Property): RowOf<'dining'>[] {
  return dining.map((venue, index) => ({
    hotel_id: slug,
    slug: venue.id,
    name: venue.name,
    description: venue.description,
    cuisine: venue.cuisine,
    hours: venue.hours,
    dress_code: venue.dressCode ?? null,
    specialties: venue.specialties,
    image_id: venue.image ? mediaKey(venue.image) : null,
    sort_order: index + 1,
    is_active: true,
  }));
}

/** The tables hold the categories in small letters. */
export function experienceRows({ slug, experiences }: Property): RowOf<'hotel_experiences'>[] {
  return experiences.map((experience, index) => ({
    hotel_id: slug,
    slug: experience.id,
    title: experience.title,
    description: experience.description,
    short_description: experience.subtitle,
    experience_type: experience.category.toLowerCase(),
    image_id: experience.image ? mediaKey(experience.image) : null,
    sort_order: index + 1,
    is_active: true,
  }));
}
