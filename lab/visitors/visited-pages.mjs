/** What visitors look at, each page of a kind of its own. */
export const visitedPages = [
  '/',
  '/hotel/the-tivoli',
  '/locations',
  '/weddings',
  '/hotel/tivoli-bijwasan',
  '/brands/omnia',
  '/enquire',
  '/people',
];
