import { descriptionControl, lineControl, linesControl, nameControl, wholeControl } from './controls.ts';
import type { PropertyFields } from './property-field.ts';
import { sampleFieldsField } from './sample-fields-field.ts';

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

/** Fields of the table `hotel_spaces`. `map-space.server.ts` reads its capacity, layouts and kinds of event. */
export const spaceFields = {
  name: { holds: 'text', desk: nameControl(200) },
  description: { holds: 'text', desk: descriptionControl },
  type: {
    column: 'space_type',
    deskOnly: {
      label: 'Kind',
      kind: 'choice',
      required: true,
      options: spaceTypes.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) })),
    },
  },
  leastGuests: { column: 'capacity_min', deskOnly: wholeControl('Guests from', 1, 100_000) },
  mostGuests: { column: 'capacity_max', deskOnly: wholeControl('Guests up to', 1, 100_000) },
  guestsInWords: {
    column: 'capacity_text',
    deskOnly: { ...lineControl('In place of figures', 60, 'Such as flexible.'), sameInHindi: true },
  },
  configurations: {
    column: 'configurations',
    deskOnly: { label: 'Layouts', kind: 'layouts', hint: 'One a line, such as Theatre: 600.' },
  },
  /** Square feet, if known. */
  areaSqFt: { column: 'area_sqft', holds: 'number', optional: true, desk: wholeControl('Square feet', 1, 10_000_000) },
  /** As shown, e.g. "26,000 sq ft". */
  area: { column: 'area_display', holds: 'text', optional: true, desk: lineControl('Area as shown', 50) },
  floor: { column: 'location_floor', holds: 'text', optional: true, desk: lineControl('Floor', 100) },
  features: { holds: 'texts', desk: linesControl('Features', 'One a line.') },
  sampleFields: sampleFieldsField,
  eventTypes: {
    column: 'event_types',
    deskOnly: { label: 'Hired for', kind: 'several', options: eventTypeChoices },
  },
} as const satisfies PropertyFields;
