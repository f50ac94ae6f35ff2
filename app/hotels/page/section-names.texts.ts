import type { SectionName } from '#app/catalogue/property.ts';

/** The usual heading of a section; a property's plan may have its own. */
const headings: Record<SectionName, string> = {
  overview: 'Overview',
  film: 'Film',
  rooms: 'Rooms',
  'virtual-tour': 'Experience the Space',
  experiences: 'Experiences',
  spaces: 'Event Spaces',
  planning: 'Planning',
  dining: 'Dining',
  gallery: 'Gallery',
  press: 'Press',
  occasions: 'Occasions of State',
  wedding: 'Weddings',
  policies: 'Good to Know',
  contact: 'Contact',
  enquiry: 'Plan Your Special Occasion',
};

export const texts = {
  usual: headings,
  catering: 'Catering',
};
