import type { Property } from '#app/catalogue/property.ts';
import type { EnquiryValues, EnquiryVenue } from '#app/enquiries/event/enquiry.ts';
import { prefillSpace } from './prefill-space.ts';

interface Known {
  /** The hotel that an address names, or the canonical slug of an alias. */
  hotelBySlug: (slug: string) => Promise<Property | string | null>;
  venues: EnquiryVenue[];
}

/** Fills in what `?venue=` and `?space=` name; a venue may be named by an alias as well. */
export async function prefillVenue(request: Request, { hotelBySlug, venues }: Known): Promise<Partial<EnquiryValues>> {
  const query = new URL(request.url).searchParams;
  const named = query.get('venue');
  if (!named) return {};
  const isSlug = venues.some(({ slug }) => slug === named);
  if (isSlug && !query.has('space')) return { venue_id: named };
  const found = await hotelBySlug(named);
  if (typeof found === 'string') return { venue_id: found };
  return { venue_id: isSlug ? named : '', ...(found && prefillSpace(found, request)) };
}
