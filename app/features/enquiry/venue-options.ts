import { growthLimits } from '#domain/constants.ts';
import type { EnquiryVenue } from '#domain/enquiry.ts';

/** What a form asks the catalogue for: more do not fit into a select. */
export const offeredVenues = { most: growthLimits.venueOptions };

/**
 * The venue select's options: what the form needs of each hotel, sorted by name (part 1, section 3). The hotel whose page
 * it is is among them, also where it is not among the first.
 */
export function venueOptions(hotels: readonly EnquiryVenue[], own?: EnquiryVenue): EnquiryVenue[] {
  const isMissing = own && hotels.length >= growthLimits.venueOptions && !hotels.some(({ slug }) => slug === own.slug);
  return (isMissing ? [...hotels, own] : [...hotels])
    .map(({ slug, name, city, state }) => ({ slug, name, city, state }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** "The Tivoli – New Delhi" */
export function venueLabel({ name, city }: EnquiryVenue): string {
  return `${name} – ${city}`;
}
