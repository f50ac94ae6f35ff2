import type { standardLayouts } from './layouts-and-settings.ts';

/**
 * The square feet that a guest needs at least, by layout. docs/decisions/venue-finder.md names where the figures come
 * from. A boardroom seats few people in any room, so that its area says nothing.
 */
const squareFeetPerGuest: Partial<Record<(typeof standardLayouts)[number], number>> = {
  Reception: 6,
  Theatre: 7,
  Banquet: 10,
  Classroom: 15,
};

/** Returns the area that guests need in a layout; without a layout they stand, as at a reception. */
export function neededSquareFeet(guests: number, layout: (typeof standardLayouts)[number] | undefined): number {
  return guests * (squareFeetPerGuest[layout ?? 'Reception'] ?? 0);
}

/** Whether the guests can stand there and cannot sit down to dinner. */
export function isTightForDinner(areaSqFt: number | undefined, guests: number): boolean {
  return areaSqFt !== undefined && areaSqFt < neededSquareFeet(guests, 'Banquet');
}
