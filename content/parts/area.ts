import type { EventSpace } from '#app/catalogue/property.ts';

/** Returns a space's area as figure and as text: 26000 → "26,000 sq ft". */
export function area(sqFt: number): Required<Pick<EventSpace, 'areaSqFt' | 'area'>> {
  return { areaSqFt: sqFt, area: `${sqFt.toLocaleString('en-IN')} sq ft` };
}
