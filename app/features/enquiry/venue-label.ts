import type { EnquiryVenue } from '#domain/enquiry.ts';

/** "The Tivoli – New Delhi" */
export function venueLabel({ name, city }: EnquiryVenue): string {
  return `${name} – ${city}`;
}
