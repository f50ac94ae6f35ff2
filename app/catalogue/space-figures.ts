import type { Capacity, EventSpace } from './property.ts';

/** The layouts that planners compare by. */
export const standardLayouts = ['Theatre', 'Classroom', 'Banquet', 'Reception', 'Boardroom'] as const;

export const onRequest = 'On request';

const grouped = new Intl.NumberFormat('en-IN');

/** A capacity as a figure, or as words where it is none: 800 → "800", { 200, 600 } → "200–600". */
export function capacityFigure(capacity: Capacity): string {
  if (typeof capacity === 'number') return grouped.format(capacity);
  if (typeof capacity === 'object') return `${grouped.format(capacity.min)}–${grouped.format(capacity.max)}`;
  return capacity;
}

/** The most guests that a capacity names; null where it is in words only. */
export function mostGuests(capacity: Capacity): number | null {
  if (typeof capacity === 'number') return capacity;
  if (typeof capacity === 'object') return capacity.max;
  const numbers = [...capacity.replaceAll(',', '').matchAll(/\d+/g)].map(Number);
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** "Classroom 600, U-shape 200", or "On request" where no layout is known. */
export function layoutsText({ configurations }: Pick<EventSpace, 'configurations'>): string {
  if (configurations.length === 0) return onRequest;
  return configurations.map(({ style, capacity }) => `${style} ${grouped.format(capacity)}`).join(', ');
}

/** Guests in one layout, or "On request"; one number without a layout counts as the maximum and stands elsewhere. */
export function guestsIn(layout: string, { configurations }: Pick<EventSpace, 'configurations'>): string {
  const known = configurations.find(({ style }) => style.toLowerCase() === layout.toLowerCase());
  return known ? grouped.format(known.capacity) : onRequest;
}
