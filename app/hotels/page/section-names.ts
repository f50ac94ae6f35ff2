import type { Property, SectionName } from '#app/catalogue/property.ts';
import { sectionNamesTexts as texts } from './texts.ts';

/** Each section's anchor, such as `#rooms`. The form has a different one, because links from other sites use it. */
export function anchorOf(section: SectionName): string {
  return section === 'enquiry' ? 'venue-booking-form' : section;
}

export function headingOf({ plan, dining }: Property, section: SectionName): string {
  if (section === 'enquiry') return plan.enquiryHeading ?? texts.usual.enquiry;
  if (section === 'wedding' && plan.wedding) return plan.wedding.heading;
  if (section === 'dining' && dining.length === 0) return plan.headings.dining ?? texts.catering;
  return plan.headings[section] ?? texts.usual[section];
}

/** Its name in the row of links under the hero. */
export function linkNameOf(property: Property, section: SectionName): string {
  return section === 'dining' && property.dining.length === 0 ? texts.catering : texts.usual[section];
}
