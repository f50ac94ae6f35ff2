import type { Criterion } from '#app/catalogue/venue-finder.ts';

export const finderFormTexts = {
  guests: 'Guests',
  layout: 'Layout',
  anyLayout: 'Any',
  city: 'City',
  anywhere: 'Anywhere',
  setting: 'Indoors or outdoors',
  settings: { indoor: 'Indoors', outdoor: 'Outdoors' },
  either: 'Either',
  rooms: 'Rooms needed',
  date: 'Date',
  budget: 'Rupees a plate, at most',
  any: 'Any',
  kitchen: 'Kitchen',
  vegetarian: 'Vegetarian only',
  alcohol: 'Alcohol',
  allowed: 'Allowed',
  airport: 'Airport',
  within: (km: number) => `Within ${km} km`,
  find: 'Find a venue',
};

const withoutCriterion: Record<Criterion, string> = {
  layout: 'in any layout',
  city: 'in any city',
  setting: 'indoors or outdoors alike',
  rooms: 'whatever the number of rooms',
  among: 'at any price, with any kitchen and at any distance',
};

export const foundVenuesTexts = {
  /** The guests, as the other texts name them. */
  guests: (figure: string, count: number) => `${figure} ${count === 1 ? 'guest' : 'guests'}`,
  none: (guests: string) => `No space of ours fits all of that for ${guests}.`,
  /** A link to the search without one of its criteria. */
  relaxed: (count: number, criterion: Criterion) =>
    `${count} ${count === 1 ? 'space' : 'spaces'} ${withoutCriterion[criterion]}`,
  tellUs: 'Or tell us what you plan: halls and lawns can be joined.',
  enquire: 'Enquire',
  spaceFits: 'space fits',
  spacesFit: 'spaces fit',
  fit: (spaces: string, guests: string) => `${spaces} ${guests}.`,
  nearestTo: (town: string) => `Nearest to ${town}`,
  mostRooms: 'In the houses with the most rooms',
  kmFrom: (km: number, town: string) => `about ${km} km from ${town}`,
  rooms: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
  noRooms: 'no rooms',
  showAll: (count: string) => `Show all ${count} spaces`,
  inLayout: (layout: string) => `${layout.toLowerCase()} layout`,
  layoutOnRequest: 'layout on request',
  tight: 'tight for a seated dinner',
  heading: 'Find a venue by guests, layout and date',
  change: 'Change guests, layout or date',
  hallsFor: (guests: string) => `Halls and lawns for ${guests}`,
};
