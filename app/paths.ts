import { languagePrefix } from './language/page-language.ts';

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

/** Every address of the site, in the language of this build; no other code has a text that starts with a slash. */
export const paths = {
  /** A property's page; its own form is filled in with the space that is asked about. */
  hotel: (slug: string, filled: { space?: string } = {}) => withQuery(`${languagePrefix}/hotel/${slug}`, filled),
  /** The home page with its tabs (brand of "Our Hotels", place of "Our Locations"), or with a menu open over it. */
  home: (shown: { brand?: string | undefined; place?: string | undefined; menu?: string | undefined } = {}) =>
    withQuery(languagePrefix || '/', shown),
  ourHotels: () => `${languagePrefix || '/'}#our-hotels`,
  factSheet: (slug: string) => `${languagePrefix}/hotel/${slug}/fact-sheet`,
  /** The days of a property on which its spaces are open, month by month. */
  openDays: (slug: string, shown: { month?: string | undefined; space?: string | undefined } = {}) =>
    withQuery(`${languagePrefix}/hotel/${slug}/days`, shown),
  hotelTour: (slug: string) => `${languagePrefix}/hotel/${slug}/tour`,
  /** A hall or a lawn with the visitor's guests in it; `setting` is how they sit. */
  seatedSpace: (slug: string, space: string, shown?: { guests: string; setting: string }) =>
    withQuery(`${languagePrefix}/hotel/${slug}/spaces/${space}`, { ...shown }),
  /** A page with one picture of a property's gallery; `place` counts from 1. */
  galleryPicture: (slug: string, place: number) => `${languagePrefix}/hotel/${slug}/gallery/${place}`,
  gallery: (slug: string) => `${languagePrefix}/hotel/${slug}#gallery`,
  hotelFilm: (slug: string, film: 'promo' | 'heritage') => `${languagePrefix}/hotel/${slug}/film/${film}`,
  weddingFilm: (film: string) => `${languagePrefix}/weddings/films/${film}`,
  /** A property's page with the menu of one dining venue open over it. */
  hotelMenu: (slug: string, venue: string) => withQuery(`${languagePrefix}/hotel/${slug}`, { menu: venue }),
  compare: ([a, b, c]: readonly string[] = []) => withQuery(`${languagePrefix}/compare`, { a, b, c }),
  hotels: () => `${languagePrefix}/hotels`,
  allLocations: (shown: { page?: string | undefined } = {}) => withQuery(`${languagePrefix}/all-locations`, shown),
  brands: () => `${languagePrefix}/brands`,
  brand: (brand: string, filter: { location?: string | undefined; page?: string | undefined } = {}) =>
    withQuery(`${languagePrefix}/brands/${brand}`, filter),
  /** The page of locations; a place in the path, or both filters in the query. */
  location: (location: string, filter: { brand?: string | undefined; page?: string | undefined } = {}) =>
    withQuery(`${languagePrefix}/locations/${location}`, filter),
  locations: (filter: { brand?: string | undefined; location?: string | undefined; page?: string | undefined } = {}) =>
    withQuery(`${languagePrefix}/locations`, filter),
  /** The result of the venue finder, on the page of all locations. */
  findVenue: (query: Record<string, string | undefined>) => `${withQuery(`${languagePrefix}/locations`, query)}#finder`,
  /** `all` shows every hall and lawn that was found, and not only the first ones. */
  search: (text?: string, shown: { all?: 'yes' } = {}) => withQuery(`${languagePrefix}/search`, { q: text, ...shown }),
  space: (hotelSlug: string, space: string) => `${languagePrefix}/hotel/${hotelSlug}#space-${space}`,
  weddings: (planned: Record<string, string | undefined> = {}) => withQuery(`${languagePrefix}/weddings`, planned),
  styleguide: () => '/styleguide',
  /** Scripts fetch these as JSON. */
  hotelData: (filter: { brand?: string; location?: string }) => withQuery(`/api${languagePrefix}/hotels`, filter),
  searchData: (text: string) => withQuery(`/api${languagePrefix}/search`, { q: text }),
  enquire: (
    filled: {
      venue?: string;
      space?: string;
      event_type?: string;
      offer?: string;
      guests?: string | undefined;
      date?: string | undefined;
      layout?: string | undefined;
      city?: string | undefined;
      setting?: string | undefined;
      rooms?: string | undefined;
    } = {},
  ) => withQuery(`${languagePrefix}/enquire`, filled),
  estimate: () => `${languagePrefix}/estimate`,
  enquireFacts: () => `${languagePrefix}/enquire/facts`,
  enquireSend: () => `${languagePrefix}/enquire/send`,
  offers: () => `${languagePrefix}/offers`,
  loyalty: () => `${languagePrefix}/loyalty`,
  ourStory: () => `${languagePrefix}/our-story`,
  people: () => `${languagePrefix}/people`,
  sustainability: () => `${languagePrefix}/sustainability`,
  esgSummary: () => `${languagePrefix}/sustainability/esg-summary`,
  pressCoverage: () => `${languagePrefix}/press-coverage`,
  tivoliNet: () => `${languagePrefix}/tivolinet`,
  digitalQr: () => `${languagePrefix}/digital-qr`,
  serviceDirectory: () => `${languagePrefix}/digital-qr/service-directory`,
  inRoomDining: () => `${languagePrefix}/digital-qr/in-room-dining`,
  privacy: () => `${languagePrefix}/privacy`,
  terms: () => `${languagePrefix}/terms`,
  cookies: () => `${languagePrefix}/cookies`,
  accessibility: () => `${languagePrefix}/accessibility`,
  enquirySent: (reference: string) => `${languagePrefix}/enquire/sent/${reference}`,
  /** A family's own page. The token stands in the query, which no log contains. */
  family: (key?: string, done?: string) => withQuery(`${languagePrefix}/family`, { key, done }),
  /** The script of its forms posts here; `of` keeps the drafts of two enquiries apart. */
  familySend: (of: string, form: string) => withQuery(`${languagePrefix}/send/family`, { of, form }),
  /** The houses with rooms to ask for; leads on to the form of the hotel that is named, if it has any. */
  requestRooms: (of: { hotel?: string } = {}) => withQuery(`${languagePrefix}/request-room`, of),
  /** The form that asks a hotel for a room; `room` is the room's name, absent for any. */
  requestRoom: (hotelSlug: string, room?: string) =>
    `${languagePrefix}/request-room/${hotelSlug}${room ? `/${segmentOf(room)}` : ''}`,
  /** The page of careers, its form filled with a house. */
  careers: (filled: { house?: string } = {}) => withQuery(`${languagePrefix}/careers`, filled),
  careersSend: () => `${languagePrefix}/careers/send`,
  formSend: (form: 'room' | 'loyalty' | 'contact') => `${languagePrefix}/send/${form}`,
  loyaltyInterest: () => `${languagePrefix}/loyalty/interest`,
  contact: (filter: { about?: 'sustainability' | 'media' } = {}) => withQuery(`${languagePrefix}/contact`, filter),
};
