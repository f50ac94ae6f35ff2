import type { EnquiryVenue } from '#app/enquiries/enquiry.ts';

/** Returns "The Tivoli – New Delhi". */
export function venueLabel({ name, city }: EnquiryVenue): string {
  return `${name} – ${city}`;
}
