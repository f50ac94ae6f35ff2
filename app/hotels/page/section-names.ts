import type { Property, SectionName } from '#app/catalogue/property.ts';
import { planningRows } from '#app/hotels/spaces/planning-rows.ts';

/** The usual heading of a section; a property's plan may have its own. */
const usual: Record<SectionName, string> = {
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

/** Each section's anchor, such as `#rooms`. The form has a different one, because links from other sites use it. */
export function anchorOf(section: SectionName): string {
  return section === 'enquiry' ? 'venue-booking-form' : section;
}

export function headingOf({ plan, dining }: Property, section: SectionName): string {
  if (section === 'enquiry') return plan.enquiryHeading ?? usual.enquiry;
  if (section === 'wedding' && plan.wedding) return plan.wedding.heading;
  if (section === 'dining' && dining.length === 0) return plan.headings.dining ?? 'Catering';
  return plan.headings[section] ?? usual[section];
}

/** Its name in the row of links under the hero. */
export function linkNameOf(property: Property, section: SectionName): string {
  return section === 'dining' && property.dining.length === 0 ? 'Catering' : usual[section];
}

/** Returns the plan's sections that have something to show; the others get no anchor and no link. */
export function shownSections(property: Property): SectionName[] {
  const has: Partial<Record<SectionName, boolean>> = {
    experiences: property.experiences.length > 0,
    spaces: property.spaces.length > 0,
    dining: property.dining.length > 0 || property.catering !== undefined,
    gallery: property.galleryImages.length > 0,
    wedding: property.plan.wedding !== undefined,
    film: property.plan.promoFilm !== undefined,
    planning: planningRows(property).length > 0 || property.spaces.length > 0,
    'virtual-tour': property.virtualTour !== undefined,
    press: (property.plan.press ?? []).length > 0,
    occasions: (property.plan.occasions ?? []).length > 0,
  };
  return property.plan.sections.filter((section) => has[section] ?? true);
}
