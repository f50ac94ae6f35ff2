import type { EventSpace } from '#app/catalogue/property.ts';

/** How a space may be shown: values of `setting` in the address. */
export const seatings = ['empty', 'dinner', 'wedding', 'theatre'] as const;
export type Seating = (typeof seatings)[number];

/** The seatings of a space: a wedding where it is hired for weddings, rows before a screen where for conferences. */
export function seatingsOf({
  eventTypes,
  configurations,
}: Pick<EventSpace, 'eventTypes' | 'configurations'>): Seating[] {
  const isForTalks = eventTypes.includes('mice') || eventTypes.includes('corporate');
  const hasRows = configurations.some(({ style }) => style.toLowerCase() === 'theatre');
  const fits = { empty: true, dinner: true, wedding: eventTypes.includes('wedding'), theatre: isForTalks || hasRows };
  return seatings.filter((seating) => fits[seating]);
}
