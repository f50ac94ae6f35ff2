import type { SectionName } from '#app/catalogue/property.ts';

export const moreSectionsTexts = {
  rooms: 'See the rooms',
  dining: 'See dining',
  spaces: 'See the spaces',
  weddings: 'See weddings',
  amenities: 'See the amenities',
  readArticle: 'Read Full Article',
  /** Follows it for screen readers. */
  newTab: ', opens in a new tab',
  plan: 'Plan Your Wedding',
};

export const hotelPageTexts = {
  bookYourStay: 'Book Your Stay',
  loadingRooms: 'Loading room information...',
  locations: 'Our Locations',
  rated: (rating: number) => `Rated ${rating}`,
  picture: (place: number) => `Picture ${place}`,
};

export const overviewTexts = {
  about: (hotel: string) => `About ${hotel}`,
  rooms: 'Rooms',
  diningVenues: (count: number | undefined): string => (count === 1 ? 'Dining Venue' : 'Dining Venues'),
  eventCapacity: 'Event Capacity',
  concierge: 'Concierge Service',
  parking: 'Parking',
  watchDrawing: 'Watch the moving drawing',
  watchFilm: 'Watch the heritage film',
  factSheet: 'Fact sheet',
  compare: 'Compare',
};

/** The usual heading of a section; a property's plan may have its own. */
const headings: Record<SectionName, string> = {
  overview: 'Overview',
  film: 'Film',
  rooms: 'Rooms',
  'virtual-tour': 'Experience the Space',
  experiences: 'Experiences',
  spaces: 'Event Spaces',
  planning: 'Planning',
  prices: 'What It Costs',
  dining: 'Dining',
  gallery: 'Gallery',
  press: 'Press',
  occasions: 'Occasions of State',
  wedding: 'Weddings',
  policies: 'Good to Know',
  contact: 'Contact',
  enquiry: 'Plan Your Special Occasion',
};

export const sectionLinksTexts = {
  label: 'On this page',
  ask: 'Tell us the day and the number. Our team will contact you within 24 hours.',
  preferToTalk: 'Prefer to talk?',
  usual: headings,
  catering: 'Catering',
  prices: 'Prices',
  tour: 'Tour',
};
