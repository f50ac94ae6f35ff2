import { layoutName } from './layout-name.ts';
import type { Capacity, EventSpace } from './property.ts';
import { spaceFiguresTexts as texts } from './texts.ts';

export const onRequest = texts.onRequest;

const grouped = new Intl.NumberFormat('en-IN');

/** Returns a capacity as a figure, or as text if it has none: 800 → "800", { 200, 600 } → "200–600". */
export function capacityFigure(capacity: Capacity): string {
  if (typeof capacity === 'number') return grouped.format(capacity);
  if (typeof capacity === 'object') return `${grouped.format(capacity.min)}–${grouped.format(capacity.max)}`;
  return capacity;
}

/** Returns the most guests that a capacity names; null if it has no figure. */
export function largestCapacity(capacity: Capacity): number | null {
  if (typeof capacity === 'number') return capacity;
  if (typeof capacity === 'object') return capacity.max;
  const numbers = [...capacity.replaceAll(',', '').matchAll(/\d+/g)].map(Number);
  return numbers.length > 0 ? Math.max(...numbers) : null;
}

/** Returns the largest number of a capacity such as "3000" or "1200–2500" as text: "3,000". Null if it has no number. */
export function guestFigure(capacity: string): string | null {
  const most = largestCapacity(capacity);
  return most === null ? null : grouped.format(most);
}

/** Returns "Classroom 600, U-shape 200", or "On request" if no layout is known. */
export function layoutsText({ configurations }: Pick<EventSpace, 'configurations'>): string {
  if (configurations.length === 0) return onRequest;
  return configurations.map(({ style, capacity }) => `${layoutName(style)} ${grouped.format(capacity)}`).join(', ');
}

/** Returns the guests in one layout, or "On request". A number without a layout is shown elsewhere. */
export function guestsIn(layout: string, { configurations }: Pick<EventSpace, 'configurations'>): string {
  const known = configurations.find(({ style }) => style.toLowerCase() === layout.toLowerCase());
  return known ? grouped.format(known.capacity) : onRequest;
}

/** The most guests and guest rooms that a search for a space may ask for. */
export const searchLimits = { guests: 10_000, rooms: 1_000 } as const;
