import type { EnquiryVenue } from '#domain/enquiry.ts';

/** The venue select's options: what the form needs of each hotel, sorted by name (part 1, section 3). */
export function venueOptions(hotels: readonly EnquiryVenue[]): EnquiryVenue[] {
  return hotels
    .map(({ slug, name, city, state }) => ({ slug, name, city, state }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** "The Tivoli – New Delhi" */
export function venueLabel({ name, city }: EnquiryVenue): string {
  return `${name} – ${city}`;
}
