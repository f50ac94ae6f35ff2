import type { PagePlan } from '#app/catalogue/property.ts';

/** The page of a hotel that has no plan of its own. */
export const genericPlan: PagePlan = {
  kind: 'generic',
  family: 'Hotel',
  sections: ['overview', 'contact', 'gallery', 'rooms', 'dining', 'policies'],
  headings: {},
  about: [],
  fixedRooms: [],
};
