import { spaceTypes } from '#app/catalogue/property.ts';
import type { ContentPlan } from '#app/desk/content/fields/content-field.ts';
import {
  addressField,
  descriptionField,
  nameField,
  pictureField,
  shownField,
} from '#app/desk/content/fields/shared-fields.ts';

export const roomPlan: ContentPlan = {
  entity: 'rooms',
  one: 'room',
  many: 'Rooms',
  label: 'name',
  order: 'sort_order',
  ofHotel: true,
  slugFromName: true,
  fields: [
    shownField,
    nameField(100),
    descriptionField,
    { name: 'size_display', label: 'Size', kind: 'line', most: 50, hint: 'As shown, such as 45 sqm.' },
    { name: 'max_occupancy', label: 'Guests at most', kind: 'whole', least: 1, most: 50, required: true },
    { name: 'bed_type', label: 'Beds', kind: 'line', most: 100 },
    { name: 'room_count', label: 'How many there are', kind: 'whole', least: 1, most: 5000 },
    { name: 'price_inr', label: 'Price a night, rupees', kind: 'whole', least: 0, most: 10_000_000 },
    { name: 'price_note', label: 'In place of the price', kind: 'line', hint: 'Such as Contact for rates.' },
    { name: 'amenities', label: 'Amenities', kind: 'lines', most: 100, hint: 'One a line, in the order shown.' },
  ],
};

const eventTypes = [
  { value: 'wedding', label: 'Weddings' },
  { value: 'mice', label: 'MICE' },
  { value: 'corporate', label: 'Corporate events' },
  { value: 'birthday', label: 'Birthdays' },
  { value: 'cocktail', label: 'Cocktail parties' },
  { value: 'other', label: 'Other' },
];

export const spacePlan: ContentPlan = {
  entity: 'hotel_spaces',
  one: 'space',
  many: 'Spaces',
  label: 'name',
  order: 'sort_order',
  ofHotel: true,
  slugFromName: true,
  fields: [
    shownField,
    nameField(200),
    descriptionField,
    {
      name: 'space_type',
      label: 'Kind',
      kind: 'choice',
      required: true,
      options: spaceTypes.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
    },
    { name: 'capacity_min', label: 'Guests from', kind: 'whole', least: 1, most: 100_000 },
    { name: 'capacity_max', label: 'Guests up to', kind: 'whole', least: 1, most: 100_000 },
    { name: 'capacity_text', label: 'In place of figures', kind: 'line', most: 60, hint: 'Such as flexible.' },
    { name: 'configurations', label: 'Layouts', kind: 'layouts', hint: 'One a line, such as Theatre: 600.' },
    { name: 'area_sqft', label: 'Square feet', kind: 'whole', least: 1, most: 10_000_000 },
    { name: 'area_display', label: 'Area as shown', kind: 'line', most: 50 },
    { name: 'location_floor', label: 'Floor', kind: 'line', most: 100 },
    { name: 'features', label: 'Features', kind: 'lines', hint: 'One a line.' },
    { name: 'event_types', label: 'Hired for', kind: 'several', options: eventTypes },
    pictureField,
  ],
  check: ({ capacity_min: min, capacity_max: max }) =>
    typeof min === 'number' && (typeof max !== 'number' || max < min)
      ? { capacity_max: 'Guests up to must be at least as many as Guests from.' }
      : {},
};

export const offerPlan: ContentPlan = {
  entity: 'offers',
  one: 'offer',
  many: 'Offers',
  label: 'title',
  order: 'sort_order',
  fields: [
    shownField,
    { name: 'title', label: 'Title', kind: 'line', most: 200, required: true },
    addressField(),
    { name: 'summary', label: 'Summary', kind: 'text', most: 500, required: true },
    { name: 'description', label: 'Description', kind: 'text', most: 4000 },
    { name: 'terms', label: 'Terms', kind: 'text', most: 4000 },
    { name: 'hotel_id', label: 'Hotel', kind: 'reference', of: 'hotels', hint: 'Empty: an offer of the whole group.' },
    { name: 'event_type', label: 'Its enquiry is about', kind: 'choice', options: eventTypes },
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
