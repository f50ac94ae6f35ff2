import { addressControl, descriptionControl, nameControl } from '#app/catalogue/property-fields/controls.ts';
import { facilityFields } from '#app/catalogue/property-fields/facility-fields.ts';
import {
  addressFields,
  contactFields,
  hotelFields,
  quickStatsFields,
  searchEngineFields,
} from '#app/catalogue/property-fields/hotel-fields.ts';
import { houseRuleFields, packageFields, taxFields } from '#app/catalogue/property-fields/price-fields.ts';
import type { PropertyFields } from '#app/catalogue/property-fields/property-field.ts';
import { galleryFields, roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import { diningFields, experienceFields, spaceFields } from '#app/catalogue/property-fields/space-fields.ts';
import type { ContentField, ContentPlan } from './content-field.ts';

/** Fields that mean the same in every kind of content that has them. */
export const shownField: ContentField = { name: 'is_active', label: 'Shown on the site', kind: 'check' };
export const pictureField: ContentField = { name: 'image_id', label: 'Picture', kind: 'picture' };
export const descriptionField: ContentField = { name: 'description', ...descriptionControl };

/** @param most characters that its column holds */
export function nameField(most: number): ContentField {
  return { name: 'name', ...nameControl(most) };
}

/** The last part of an address of its own. */
export function addressField(most?: number): ContentField {
  return { name: 'slug', ...addressControl(most) };
}

/**
 * What staff edit of a property's fields, in their order.
 *
 * @param inside the JSON column that holds them all, where they have no columns of their own
 */
function propertyContentFields(fields: PropertyFields, inside?: string): ContentField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isDeskOnly = 'deskOnly' in field;
    const control = isDeskOnly ? field.deskOnly : field.desk;
    const holder = (isDeskOnly ? field.inside : undefined) ?? inside;
    return control ? [{ ...control, name: field.column ?? name, ...(holder !== undefined && { inside: holder }) }] : [];
  });
}

export const hotelPlan: ContentPlan = {
  table: 'hotels',
  one: 'hotel',
  many: 'Hotels',
  label: 'name',
  order: 'sort_order',
  sampleColumn: 'sample_fields',
  fields: [
    shownField,
    ...propertyContentFields(hotelFields),
    ...propertyContentFields(addressFields),
    ...propertyContentFields(contactFields),
    ...propertyContentFields(quickStatsFields, 'quick_stats'),
    ...propertyContentFields(facilityFields),
    ...propertyContentFields(houseRuleFields, 'house_rules'),
    ...propertyContentFields(searchEngineFields),
  ],
};

/** Rows of a hotel, ordered within it. */
const ofHotel = { label: 'name', order: 'sort_order', ofHotel: true, slugFromName: true } as const;

export const roomPlan: ContentPlan = {
  ...ofHotel,
  table: 'rooms',
  one: 'room',
  many: 'Rooms',
  list: { column: 'amenities', table: 'public.room_amenities', of: 'room_id', entry: 'amenity_name' },
  pictures: { table: 'public.room_media', of: 'room_id' },
  fields: [shownField, ...propertyContentFields(roomFields), pictureField],
};

export const spacePlan: ContentPlan = {
  ...ofHotel,
  table: 'hotel_spaces',
  one: 'space',
  many: 'Spaces',
  sampleColumn: 'sample_fields',
  fields: [shownField, ...propertyContentFields(spaceFields), pictureField],
  check: ({ capacity_min: min, capacity_max: max }) =>
    typeof min === 'number' && (typeof max !== 'number' || max < min)
      ? { capacity_max: 'Guests up to must be at least as many as Guests from.' }
      : {},
};

export const diningPlan: ContentPlan = {
  ...ofHotel,
  table: 'dining',
  one: 'dining venue',
  many: 'Dining',
  sampleColumn: 'sample_fields',
  fields: [shownField, ...propertyContentFields(diningFields), pictureField],
};

export const experiencePlan: ContentPlan = {
  ...ofHotel,
  table: 'hotel_experiences',
  one: 'experience',
  many: 'Experiences',
  label: 'title',
  fields: [shownField, ...propertyContentFields(experienceFields), pictureField],
};

/** The most months of a season that goes over New Year; one that seems longer was typed the wrong way round. */
const longestSeason = 10;
const monthsOf = (from: string, until: string) => {
  const months = (date: string) => Number(date.slice(0, 2)) + Number(date.slice(3)) / 31;
  const between = months(until) - months(from);
  return between < 0 ? between + 12 : 0;
};

export const packagePlan: ContentPlan = {
  ...ofHotel,
  table: 'packages',
  one: 'package',
  many: 'Packages',
  sampleColumn: 'is_sample',
  fields: [shownField, ...propertyContentFields(packageFields)],
  check({ season_from: from, season_until: until }) {
    if ((from === null) !== (until === null))
      return { [from === null ? 'season_from' : 'season_until']: 'A season needs its first day and its last day.' };
    if (typeof from !== 'string' || typeof until !== 'string' || monthsOf(from, until) <= longestSeason) return {};
    return { season_until: 'This season ends before it begins: it would be of nearly a year.' };
  },
};

/** The database refuses two rates of one name that hold for the same at the same time. */
export const taxPlan: ContentPlan = {
  table: 'tax_rates',
  one: 'tax rate',
  many: 'Taxes',
  label: 'name',
  times: ['valid_from', 'valid_until'],
  fields: [shownField, ...propertyContentFields(taxFields)],
  check({ applies_to: scope, price_from: from, price_until: until, valid_from: first, valid_until: last }) {
    if (scope === 'events' && (from !== null || until !== null))
      return { price_from: 'The price of a night belongs to a tax on rooms.' };
    if (typeof from === 'number' && typeof until === 'number' && until < from)
      return { price_until: 'A night up to must be at least as much as A night from.' };
    return typeof first === 'string' && typeof last === 'string' && last < first
      ? { valid_until: 'The last day must not be before the first.' }
      : {};
  },
};

/** What a gallery says of one of its pictures, and the film of which that is the poster. */
export const galleryItemPlan: ContentPlan = {
  table: 'hotel_media',
  one: 'picture in a gallery',
  many: 'Pictures in a gallery',
  label: 'title',
  order: 'sort_order',
  ofHotel: true,
  orderedWithin: ['media_type', 'space_id'],
  inGallery: true,
  fields: propertyContentFields(galleryFields),
};
