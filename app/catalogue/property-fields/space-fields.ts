import {
  descriptionControl,
  kindControl,
  lineControl,
  linesControl,
  nameControl,
  optionalText,
  wholeControl,
} from './controls.ts';
import type { PropertyFields } from './property-field.ts';

export const spaceTypes = [
  'banquet',
  'conference',
  'wedding',
  'outdoor',
  'restaurant',
  'bar',
  'pool',
  'spa',
  'gym',
  'other',
] as const;

/** The desk's names of the events for which a space can be hired. */
export const eventTypeChoices = [
  { value: 'wedding', label: 'Weddings' },
  { value: 'mice', label: 'MICE' },
  { value: 'corporate', label: 'Corporate events' },
  { value: 'birthday', label: 'Birthdays' },
  { value: 'cocktail', label: 'Cocktail parties' },
  { value: 'other', label: 'Other' },
];

/** The names of a record's fields that nobody has supplied yet. Saving the record at the desk empties the list. */
export const sampleFieldsField = { column: 'sample_fields', holds: 'texts', optional: true } as const;

const inWords = { overruledBy: 'capacity_text' } as const;

/** Fields of the table `hotel_spaces`. `map-hotel-parts.server.ts` reads its capacity, layouts and kinds of event. */
export const spaceFields = {
  name: { holds: 'text', desk: nameControl(200) },
  description: { holds: 'text', desk: descriptionControl },
  type: {
    column: 'space_type',
    deskOnly: kindControl(spaceTypes.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) }))),
  },
  leastGuests: { column: 'capacity_min', deskOnly: { ...wholeControl('Guests from', 1, 100_000), ...inWords } },
  mostGuests: { column: 'capacity_max', deskOnly: { ...wholeControl('Guests up to', 1, 100_000), ...inWords } },
  guestsInWords: {
    column: 'capacity_text',
    deskOnly: {
      ...lineControl('In place of figures', 60, 'Such as flexible. The figures are then not shown.'),
      sameInHindi: true,
    },
  },
  configurations: {
    column: 'configurations',
    deskOnly: { label: 'Layouts', kind: 'layouts', hint: 'One a line, such as Theatre: 600.' },
  },
  /** Square feet, if known. */
  areaSqFt: { column: 'area_sqft', holds: 'number', optional: true, desk: wholeControl('Square feet', 1, 10_000_000) },
  /** As typed, e.g. "26,000 sq ft"; `areaInWords` adds the square metres. */
  area: optionalText('area_display', { ...lineControl('Area as shown', 50), sameInHindi: true }),
  floor: optionalText('location_floor', lineControl('Floor', 100)),
  features: { holds: 'texts', desk: linesControl('Features', 'One a line.') },
  amenities: { holds: 'texts', optional: true, desk: linesControl('Amenities', 'One a line.') },
  sampleFields: sampleFieldsField,
  eventTypes: {
    column: 'event_types',
    deskOnly: { label: 'Hired for', kind: 'several', options: eventTypeChoices },
  },
} as const satisfies PropertyFields;

/** Fields of the table `dining`. */
export const diningFields = {
  name: { holds: 'text', desk: nameControl(100) },
  description: { holds: 'text', desk: descriptionControl },
  cuisine: { holds: 'text', desk: lineControl('Cuisine', 100) },
  /** e.g. "7:00 PM - 11:00 PM", "Open 24 hours", "By arrangement"; see `opening-hours.ts`. */
  hours: {
    holds: 'text',
    desk: { ...lineControl('Hours', 100, 'As shown, such as 7:00 PM - 11:00 PM.'), sameInHindi: true },
  },
  dressCode: optionalText('dress_code', lineControl('Dress code', 100)),
  specialties: { holds: 'texts', desk: linesControl('Specialties', 'One a line; its menu lists them.') },
  sampleFields: sampleFieldsField,
} as const satisfies PropertyFields;

export const experienceCategories = [
  'Business',
  'Wedding',
  'Event',
  'Events',
  'Accommodation',
  'Dining',
  'Wellness',
  // The owner's tables have these values as well.
  'Recreation',
  'Cultural',
  'Romantic',
  'Family',
  'Adventure',
] as const;

/** Fields of the table `hotel_experiences`, which stores the categories in lower case. */
export const experienceFields = {
  title: { holds: 'text', desk: { label: 'Title', kind: 'line', most: 200, required: true } },
  subtitle: { column: 'short_description', holds: 'text', desk: lineControl('Under the title', 500) },
  description: { holds: 'text', desk: { ...descriptionControl, required: true } },
  category: {
    column: 'experience_type',
    deskOnly: kindControl(experienceCategories.map((label) => ({ value: label.toLowerCase(), label }))),
  },
} as const satisfies PropertyFields;
