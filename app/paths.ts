function withQuery(path: string, values: Record<string, string | undefined>): string {
  const set = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return set.length === 0 ? path : `${path}?${new URLSearchParams(set)}`;
}

/** Turns a name into one segment of an address: "Deluxe Room" → "deluxe-room". */
export function segmentOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** Every address of the site. A string that starts with a slash anywhere else in code is a mistake. */
export const paths = {
  /** A property's page; its own form is filled in with the space that is asked about. */
  hotel: (slug: string, filled: { space?: string } = {}) => withQuery(`/hotel/${slug}`, filled),
  /** The home page with its tabs (brand of "Our Hotels", place of "Our Locations"), or with a menu open over it. */
  home: (shown: { brand?: string | undefined; place?: string | undefined; menu?: string | undefined } = {}) =>
    withQuery('/', shown),
  /** The sheet of figures that planners print. */
  factSheet: (slug: string) => `/hotel/${slug}/fact-sheet`,
  /** A walk through the rendered pictures of a property. */
  hotelTour: (slug: string) => `/hotel/${slug}/tour`,
  /** A page with one picture of a property's gallery; `place` counts from 1. */
  galleryPicture: (slug: string, place: number) => `/hotel/${slug}/gallery/${place}`,
  /** A property's gallery, on its page. */
  gallery: (slug: string) => `/hotel/${slug}#gallery`,
  /** A page with one film of a property. */
  hotelFilm: (slug: string, film: 'promo' | 'heritage') => `/hotel/${slug}/film/${film}`,
  /** A page with one of the wedding films. */
  weddingFilm: (film: string) => `/weddings/films/${film}`,
  /** A property's page with the menu of one dining venue open over it. */
  hotelMenu: (slug: string, venue: string) => withQuery(`/hotel/${slug}`, { menu: venue }),
  /** Up to three venues side by side. */
  compare: ([a, b, c]: readonly string[] = []) => withQuery('/compare', { a, b, c }),
  hotels: () => '/hotels',
  allLocations: (shown: { page?: string | undefined } = {}) => withQuery('/all-locations', shown),
  brands: () => '/brands',
  brand: (brand: string, filter: { location?: string | undefined; page?: string | undefined } = {}) =>
    withQuery(`/brands/${brand}`, filter),
  /** The page of locations; a place in the path, or both filters in the query. */
  location: (location: string, filter: { brand?: string | undefined; page?: string | undefined } = {}) =>
    withQuery(`/locations/${location}`, filter),
  locations: (filter: { brand?: string | undefined; location?: string | undefined; page?: string | undefined } = {}) =>
    withQuery('/locations', filter),
  /** The result of the venue finder, on the page of all locations. */
  findVenue: (query: Record<string, string | undefined>) => `${withQuery('/locations', query)}#finder`,
  search: (text?: string) => withQuery('/search', { q: text }),
  /** A hall or lawn, on its hotel's page. */
  space: (hotelSlug: string, space: string) => `/hotel/${hotelSlug}#space-${space}`,
  weddings: (planned: Record<string, string | undefined> = {}) => withQuery('/weddings', planned),
  styleguide: () => '/styleguide',
  /** Scripts fetch these as JSON. */
  hotelData: (filter: { brand?: string; location?: string }) => withQuery('/api/hotels', filter),
  searchData: (text: string) => withQuery('/api/search', { q: text }),
  /** The enquiry page, filled in with what is already known. */
  enquire: (
    filled: {
      venue?: string;
      space?: string;
      event_type?: string;
      offer?: string;
      guests?: string;
      date?: string;
    } = {},
  ) => withQuery('/enquire', filled),
  enquireFacts: () => '/enquire/facts',
  enquireSend: () => '/enquire/send',
  offers: () => '/offers',
  loyalty: () => '/loyalty',
  ourStory: () => '/our-story',
  people: () => '/people',
  sustainability: () => '/sustainability',
  /** The sustainability summary for printing. */
  esgSummary: () => '/sustainability/esg-summary',
  pressCoverage: () => '/press-coverage',
  tivoliNet: () => '/tivolinet',
  digitalQr: () => '/digital-qr',
  serviceDirectory: () => '/digital-qr/service-directory',
  inRoomDining: () => '/digital-qr/in-room-dining',
  privacy: () => '/privacy',
  terms: () => '/terms',
  cookies: () => '/cookies',
  accessibility: () => '/accessibility',
  enquirySent: (reference: string) => `/enquire/sent/${reference}`,
  /** The form that asks a hotel for a room; `room` is the room's name, absent for any. */
  requestRoom: (hotelSlug: string, room?: string) => `/request-room/${hotelSlug}${room ? `/${segmentOf(room)}` : ''}`,
  careers: () => '/careers',
  careersSend: () => '/careers/send',
  /** The scripts of the shorter forms post here. */
  formSend: (form: 'room' | 'loyalty' | 'contact') => `/send/${form}`,
  loyaltyInterest: () => '/loyalty/interest',
  /** The short form for sustainability and media. */
  contact: (filter: { about?: 'sustainability' | 'media' } = {}) => withQuery('/contact', filter),
};
