import { diningFields } from '#app/catalogue/property-fields/dining-fields.ts';
import { experienceFields } from '#app/catalogue/property-fields/experience-fields.ts';
import { roomFields } from '#app/catalogue/property-fields/room-fields.ts';
import { eventTypeChoices, spaceFields } from '#app/catalogue/property-fields/space-fields.ts';
import type { ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { propertyContentFields } from '#app/desk/content/fields/property-content-fields.ts';
import { addressField, pictureField, shownField } from '#app/desk/content/fields/shared-fields.ts';

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
