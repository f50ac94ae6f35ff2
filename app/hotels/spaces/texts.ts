export const hiredForTexts = {
  conferences: 'Meetings and conferences',
};

export const planningRowsTexts = {
  hiredFor: 'Hired for',
  services: 'Services',
  catering: 'Catering',
  decoration: 'Decoration',
  booking: 'Booking',
  capacity: 'Capacity',
  parking: 'Parking',
  floors: 'Floors',
  airport: 'Airport',
};

export const planningTexts = {
  area: 'Area',
  guests: 'Guests',
  layouts: 'Layouts',
  restOnRequest: 'Further layouts on request.',
  factsOnRequest: 'Capacity, parking and decoration on request.',
  layoutsOnRequest: 'We send the capacities by layout (theatre, classroom, banquet) on request.',
};

export const spacesTexts = {
  /** Opens the drawing of a space's floor, on a phone. */
  floorPlan: 'Floor plan',
  /** Stands under the number of guests. */
  guestsOnly: 'guests',
  guestsOn: (area: string) => `guests on ${area}`,
  /** Stands under words in place of the number. */
  byLayout: 'Capacity by layout',
  byLayoutOn: (area: string) => `Capacity by layout, ${area}`,
  more: (features: number) => `+${features} more ${features === 1 ? 'feature' : 'features'}`,
  oneScale: 'Floors drawn to one scale. ',
  dots: 'Each dot is ten guests.',
  guests: (figure: string) => `${figure} guests`,
  place: (place: number, count: number) => `${place} of ${count}`,
  pause: 'Pause',
  play: 'Play',
  /** What screen readers call it. */
  carousel: 'carousel',
  label: 'Event spaces, one by one',
  previous: 'Previous space',
  next: 'Next space',
};

export const spaceTableTexts = {
  caption: 'Capacity by layout',
  space: 'Space',
};
