import type { EnquiryVenue } from '#app/enquiries/event/enquiry.ts';

/** Hotels that a form offers to choose from. */
export const mostVenueOptions = 100;

/** Active hotels by their order: the first ones, or those that are named. */
interface Hotels {
  listHotels(asked: { most: number } | { slugs: string[] }): Promise<{ value: EnquiryVenue[] }>;
}

interface Offered {
  /** Slugs of hotels that are offered even where they are not among the first, because the page is about them. */
  named?: readonly string[];
  /** The most hotels to offer. */
  most?: number;
}

/** The options of the venue select: what the form needs of each hotel, sorted by name. */
export async function venueOptions(
  catalogue: Hotels,
  { named = [], most = mostVenueOptions }: Offered = {},
): Promise<EnquiryVenue[]> {
  const { value: first } = await catalogue.listHotels({ most });
  // Where the list has all hotels, one that is not in it is hidden.
  const missing = first.length < most ? [] : named.filter((slug) => !first.some((hotel) => hotel.slug === slug));
  const others = missing.length > 0 ? (await catalogue.listHotels({ slugs: missing })).value : [];
  return [...first, ...others]
    .map(({ slug, name, city, state }) => ({ slug, name, city, state }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
