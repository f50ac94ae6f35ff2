import { addressControl, descriptionControl, nameControl } from '#app/catalogue/property-fields/controls.ts';
import { facilityFields } from '#app/catalogue/property-fields/facility-fields.ts';
import {
  addressFields,
  contactFields,
  hotelFields,
  quickStatsFields,
  searchEngineFields,
} from '#app/catalogue/property-fields/hotel-fields.ts';
import type { PropertyFields } from '#app/catalogue/property-fields/property-field.ts';
import { roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import {
  diningFields,
  eventTypeChoices,
  experienceFields,
  spaceFields,
} from '#app/catalogue/property-fields/space-fields.ts';
import type { ContentField, ContentPlan } from './content-field.ts';

/** Fields that mean the same in every kind of content that has them. */
export const shownField: ContentField = { name: 'is_active', label: 'Shown on the site', kind: 'check' };

export const hotelPlan: ContentPlan = {
  entity: 'hotels',
  one: 'hotel',
  many: 'Hotels',
  label: 'name',
  order: 'sort_order',
  fields: [
    shownField,
    ...propertyContentFields(hotelFields),
    ...propertyContentFields(addressFields),
    ...propertyContentFields(contactFields),
    ...propertyContentFields(quickStatsFields, 'quick_stats'),
    ...propertyContentFields(facilityFields),
    ...propertyContentFields(searchEngineFields),
  ],
};

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
export function propertyContentFields(fields: PropertyFields, inside?: string): ContentField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const isDeskOnly = 'deskOnly' in field;
    const control = isDeskOnly ? field.deskOnly : field.desk;
    const holder = (isDeskOnly ? field.inside : undefined) ?? inside;
    return control ? [{ ...control, name: field.column ?? name, ...(holder !== undefined && { inside: holder }) }] : [];
  });
}

/** Rows of a hotel, ordered within it. */
const ofHotel = { label: 'name', order: 'sort_order', ofHotel: true, slugFromName: true } as const;

export const roomPlan: ContentPlan = {
  ...ofHotel,
  entity: 'rooms',
  one: 'room',
  many: 'Rooms',
  fields: [shownField, ...propertyContentFields(roomFields)],
};

export const spacePlan: ContentPlan = {
  ...ofHotel,
  entity: 'hotel_spaces',
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
  entity: 'dining',
  one: 'dining venue',
  many: 'Dining',
  sampleColumn: 'sample_fields',
  fields: [shownField, ...propertyContentFields(diningFields), pictureField],
};

export const experiencePlan: ContentPlan = {
  ...ofHotel,
  entity: 'hotel_experiences',
  one: 'experience',
  many: 'Experiences',
  label: 'title',
  fields: [shownField, ...propertyContentFields(experienceFields), pictureField],
};

export const offerPlan: ContentPlan = {
  entity: 'offers',
  one: 'offer',
  many: 'Offers',
  label: 'title',
  sampleColumn: 'is_sample',
  order: 'sort_order',
  fields: [
    shownField,
    { name: 'title', label: 'Title', kind: 'line', most: 200, required: true },
    addressField(),
    { name: 'summary', label: 'Summary', kind: 'text', most: 500, required: true },
    { name: 'description', label: 'Description', kind: 'text', most: 4000 },
    { name: 'terms', label: 'Terms', kind: 'text', most: 4000 },
    { name: 'hotel_id', label: 'Hotel', kind: 'reference', of: 'hotels', hint: 'Empty: an offer of the whole group.' },
    { name: 'event_type', label: 'Its enquiry is about', kind: 'choice', options: eventTypeChoices },
    { name: 'price_inr', label: 'Price, rupees', kind: 'whole', least: 0, most: 100_000_000 },
    { name: 'price_note', label: 'Beside the price', kind: 'line' },
    { name: 'valid_from', label: 'First day', kind: 'day' },
    { name: 'valid_until', label: 'Last day', kind: 'day' },
    pictureField,
  ],
  check: ({ valid_from: from, valid_until: until }) =>
    typeof from === 'string' && typeof until === 'string' && until < from
      ? { valid_until: 'The last day must not be before the first.' }
      : {},
};
