import { lineControl, linesControl, nameControl, wholeControl } from './controls.ts';
import type { DeskControl, PropertyFields } from './property-field.ts';

/** The kinds of package, by the function that each is for. A hall is rented for a day; the others are paid for each guest. */
export const packageKinds = [
  { value: 'banquet_veg', label: 'Banquet, vegetarian' },
  { value: 'banquet', label: 'Banquet' },
  { value: 'cocktail', label: 'Cocktail evening' },
  { value: 'day_delegate', label: 'Day delegate' },
  { value: 'half_day', label: 'Half day' },
  { value: 'hall_rental', label: 'Hall for a day' },
] as const;
export type PackageKind = (typeof packageKinds)[number]['value'];

/** The days of a week as rows store them, as `Date` counts them. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const weekdayChoices = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
  (label, place) => ({ value: weekdays[place] ?? '', label }),
);

const seasonHint = 'Such as 1 November. Empty: all year.';

/** Fields of the table `packages`: what an event costs in a house. `mapPackage` reads its kind. */
export const packageFields = {
  name: { holds: 'text', desk: nameControl(200) },
  kind: {
    column: 'kind',
    deskOnly: {
      label: 'Kind',
      kind: 'choice',
      required: true,
      options: packageKinds,
      hint: 'A hall is paid for a day, everything else for each guest.',
    },
  },
  /** Whole rupees. */
  price: {
    column: 'price_inr',
    holds: 'number',
    desk: { ...wholeControl('Price, rupees', 1, 100_000_000), required: true, hint: 'Without taxes.' },
  },
  /** The fewest guests for whom it is made; fewer pay as much as these. */
  fromGuests: {
    column: 'from_guests',
    holds: 'number',
    optional: true,
    desk: wholeControl('For how many guests at least', 1, 100_000),
  },
  /** The first and the last day of its season, as "11-01"; it may go over New Year. */
  seasonFrom: {
    column: 'season_from',
    holds: 'text',
    optional: true,
    desk: { label: 'Season from', kind: 'day of year', hint: seasonHint },
  },
  seasonUntil: {
    column: 'season_until',
    holds: 'text',
    optional: true,
    desk: { label: 'Season until', kind: 'day of year', hint: 'It may go over New Year.' },
  },
  /** Some of `weekdays`; empty for all. */
  weekdays: {
    holds: 'texts',
    desk: { label: 'Only on these days (none: on every day)', kind: 'several', options: weekdayChoices },
  },
  included: { holds: 'texts', desk: linesControl('Included', 'One a line.', 200) },
  notIncluded: { column: 'not_included', holds: 'texts', desk: linesControl('Not included', 'One a line.', 200) },
} as const satisfies PropertyFields;

const notAnswered = { kind: 'choice', none: 'Not answered' } as const;
const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
function answer(label: string) {
  const desk: DeskControl = { ...notAnswered, label, options: answers };
  return { holds: 'answer', optional: true, desk } as const;
}

function figure(label: string, most: number, hint?: string) {
  const desk: DeskControl = { ...wholeControl(label, 1, most), ...(hint !== undefined && { hint }) };
  return { holds: 'positive number', optional: true, desk } as const;
}

/** Fields of the JSON column `hotels.house_rules`: questions that every family asks, the same for all houses. */
export const houseRuleFields = {
  vegetarianOnly: answer('Is the kitchen vegetarian only?'),
  /** "bar": the house serves it; "licence": the family brings it, with a licence; "no". */
  alcohol: {
    holds: 'text',
    optional: true,
    desk: {
      ...notAnswered,
      label: 'Alcohol',
      options: [
        { value: 'bar', label: 'Served by the house' },
        { value: 'licence', label: 'The family’s own, with a licence' },
        { value: 'no', label: 'Not allowed' },
      ],
    },
  },
  /** Such as "22:00". */
  musicOutdoorsUntil: { holds: 'text', optional: true, desk: { label: 'Music outdoors until', kind: 'time' } },
  outsideCaterer: answer('May another caterer cook?'),
  outsideDecorator: answer('May another decorator work?'),
  earlySetupHours: figure('Set-up may begin, hours before', 72),
  advancePercent: figure('Advance, per cent', 100),
  eventCancellation: { holds: 'text', optional: true, desk: lineControl('When an event is cancelled', 300) },
  parkingPlaces: figure('Parking places', 100_000),
  valet: answer('Is there a valet?'),
  generator: answer('Does a generator carry the whole house?'),
  stepFree: answer('Are halls and rooms reached without steps?'),
  airport: { holds: 'text', optional: true, desk: lineControl('Nearest airport', 100) },
  airportKm: figure('Airport, km by road', 1000),
  airportMinutes: figure('Airport, minutes by road', 1000),
  station: { holds: 'text', optional: true, desk: lineControl('Nearest station', 100) },
  stationKm: figure('Station, km by road', 1000),
  stationMinutes: figure('Station, minutes by road', 1000),
  extraBedPrice: figure('An extra bed a night, rupees', 1_000_000),
  childrenFreeAge: figure('Children are free up to the age of', 17),
  childrenHalfAge: figure('Children pay half up to the age of', 17),
} as const satisfies PropertyFields;

const taxScopes = [
  { value: 'events', label: 'Events' },
  { value: 'rooms', label: 'Rooms' },
] as const;

/** Fields of the table `tax_rates`: the group's taxes, each with the days on which it holds. */
export const taxFields = {
  name: { holds: 'text', desk: { ...nameControl(100), sameInHindi: true } },
  percent: {
    holds: 'number',
    desk: { label: 'Per cent', kind: 'decimal', least: 0.01, most: 100, required: true },
  },
  /** One of `taxScopes`. */
  appliesTo: {
    column: 'applies_to',
    holds: 'text',
    desk: { label: 'Applies to', kind: 'choice', required: true, options: taxScopes },
  },
  /** Of a room: the price of a night from which, and up to which, it holds. */
  priceFrom: {
    column: 'price_from',
    holds: 'number',
    optional: true,
    desk: { ...wholeControl('A night from, rupees', 0, 10_000_000), hint: 'For rooms only.' },
  },
  priceUntil: {
    column: 'price_until',
    holds: 'number',
    optional: true,
    desk: { ...wholeControl('A night up to, rupees', 0, 10_000_000), hint: 'For rooms only.' },
  },
  validFrom: {
    column: 'valid_from',
    holds: 'text',
    desk: { label: 'First day', kind: 'day', required: true },
  },
  validUntil: {
    column: 'valid_until',
    holds: 'text',
    optional: true,
    desk: { label: 'Last day', kind: 'day', hint: 'Empty: until another one follows.' },
  },
} as const satisfies PropertyFields;
