/** Visitors open these pages most; each is of another kind. */
export const mostVisitedPages = [
  '/',
  '/hotel/the-tivoli',
  '/locations',
  '/weddings',
  '/hotel/tivoli-bijwasan',
  '/brands/omnia',
  '/enquire',
  '/people',
];

/** One address of each kind of page that visitors see, and four of the hotels. */
export const pagesOfEachKind = [
  '/',
  '/hotel/the-tivoli',
  '/hotel/omnia-noida',
  '/hotel/upper-hse-sultanpur',
  '/hotel/wedcation-by-tivoli-ambala',
  '/hotel/the-tivoli/tour',
  '/hotel/the-tivoli/gallery/1',
  '/hotel/the-tivoli/spaces/ntb-hall?guests=300&setting=dinner',
  '/weddings/films/haldi',
  '/hotel/the-tivoli/fact-sheet',
  '/locations',
  '/all-locations',
  '/brands/omnia',
  '/weddings',
  '/careers',
  '/enquire',
  '/request-room/the-tivoli',
  '/offers',
  '/our-story',
  '/press-coverage',
  '/sustainability',
  '/loyalty',
  '/contact',
  '/people',
  '/digital-qr',
  '/privacy',
  '/search?q=palace',
  '/locations?guests=150&setting=outdoor',
  '/compare?a=upper-hse-sultanpur&b=tivoli-bijwasan&c=omnia-noida',
];

/** All other addresses that lead to a page. */
export const furtherPages = [
  '/hotel/omnia-dwarka-expressway',
  '/hotel/omnia-greater-noida',
  '/hotel/tivoli-bijwasan',
  '/hotel/tivoli-heritage-palace',
  '/hotel/tivoli-lotus-court',
  '/hotel/tivoli-royal-court-okhla',
  '/hotel/tivoli-royal-palace',
  '/hotel/wedcation-by-tivoli-israna',
  '/hotel/the-tivoli/spaces/oyster-greens?guests=400&setting=wedding',
  '/brands',
  '/hotels',
  '/compare',
  '/locations/noida',
  '/loyalty/interest',
  '/request-room',
  '/sustainability/esg-summary',
  '/tivolinet',
  '/digital-qr/service-directory',
  '/digital-qr/in-room-dining',
  '/terms',
  '/cookies',
  '/accessibility',
  '/monitoring',
];

/** No page has this address. */
export const unknownPage = '/nowhere';
