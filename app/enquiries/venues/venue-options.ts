import type { EnquiryVenue } from '#app/enquiries/event/enquiry.ts';

/** Hotels that a form offers to choose from. */
export const mostVenueOptions = 100;

/** Active hotels by their order: the first ones, or those that are named. */
interface Hotels {
  listHotels(asked: { most: number } | { slugs: string[] }): Promise<{ value: EnquiryVenue[] }>;
}

interface Offered {
  /** Slugs of hotels that are among them, also where they are not among the first: those that the page is about. */
  named?: readonly string[];
  /** How many of very many hotels. */
  most?: number;
}

/** The venue select's options: what the form needs of each hotel, sorted by name (part 1, section 3). */
export async function venueOptions(
  catalogue: Hotels,
  { named = [], most = mostVenueOptions }: Offered = {},
): Promise<EnquiryVenue[]> {
  const { value: first } = await catalogue.listHotels({ most });
  // A hotel that the list of a small group does not have is hidden.
  const missing = first.length < most ? [] : named.filter((slug) => !first.some((hotel) => hotel.slug === slug));
  const others = missing.length > 0 ? (await catalogue.listHotels({ slugs: missing })).value : [];
  return [...first, ...others]
    .map(({ slug, name, city, state }) => ({ slug, name, city, state }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
