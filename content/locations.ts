import type { Location } from '#app/catalogue/location.ts';

/** The locations in display order. */
export const locations: Location[] = [
  { slug: 'delhi', name: 'Delhi', state: 'Delhi', displayOrder: 1 },
  { slug: 'noida', name: 'Noida', state: 'Uttar Pradesh', displayOrder: 2 },
  { slug: 'greater-noida', name: 'Greater Noida', state: 'Uttar Pradesh', displayOrder: 3 },
  { slug: 'palwal', name: 'Palwal', state: 'Haryana', displayOrder: 4 },
  { slug: 'rewari', name: 'Rewari', state: 'Haryana', displayOrder: 5 },
  { slug: 'ambala', name: 'Ambala', state: 'Haryana', displayOrder: 6 },
  { slug: 'israna', name: 'Israna', state: 'Haryana', displayOrder: 7 },
];
