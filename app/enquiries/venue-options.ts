import type { EnquiryVenue, SpaceOption } from '#app/enquiries/enquiry.ts';
import { townName } from '#app/language/town-name.ts';

export const mostVenueOptions = 100;

/** Lists active hotels in their order: the first ones, or those that are named. */
interface Hotels {
  listHotels(options: { most: number } | { slugs: string[] }): Promise<{ value: EnquiryVenue[] }>;
}

export function withSpaces(options: EnquiryVenue[], hotel: string, spaces: readonly SpaceOption[]): EnquiryVenue[] {
  const known = spaces.map(({ id, name }) => ({ id, name }));
  return options.map((option) => (option.slug === hotel ? { ...option, spaces: known } : option));
}

interface Offered {
  /** The slugs of hotels that are offered even if they are not among the first, because the page is about them. */
  named?: readonly string[];
  most?: number;
}

/** Returns the options of the venue select, sorted by name: what the form needs of each hotel. */
export async function venueOptions(
  catalogue: Hotels,
  { named = [], most = mostVenueOptions }: Offered = {},
): Promise<EnquiryVenue[]> {
  const { value: first } = await catalogue.listHotels({ most });
  // If the list has all hotels, a hotel that is missing from it is hidden.
  const missing = first.length < most ? [] : named.filter((slug) => !first.some((hotel) => hotel.slug === slug));
  const others = missing.length > 0 ? (await catalogue.listHotels({ slugs: missing })).value : [];
  return [...first, ...others]
    .map(({ slug, name, city, state }) => ({ slug, name, city: townName(city), state }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
