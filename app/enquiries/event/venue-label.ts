import type { EnquiryVenue } from './enquiry.ts';

/** "The Tivoli – New Delhi" */
export function venueLabel({ name, city }: EnquiryVenue): string {
  return `${name} – ${city}`;
}
