import type { EventSpace } from '#app/catalogue/property.ts';

/** A space's area as figure and as shown: 26000 → "26,000 sq ft". */
export function area(sqFt: number): Required<Pick<EventSpace, 'areaSqFt' | 'area'>> {
  return { areaSqFt: sqFt, area: `${sqFt.toLocaleString('en-IN')} sq ft` };
}
