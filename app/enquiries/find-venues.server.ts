import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { EnquiryVenue } from '#app/enquiries/enquiry.ts';
import { cacheForEach } from '#platform/cache-for.ts';

/** The hotels that a form may name are cached for so many milliseconds. */
const FRESH_MS = 5_000;
const MOST_CACHED = 100;
const LONGEST_SLUG = 100;
const noVenues: EnquiryVenue[] = [];

/** Finds the venue that a form names by its slug, as a list; it is empty if there is no such venue. */
export function createFindVenues(catalogue: Catalogue): (slug: string) => Promise<EnquiryVenue[]> {
  const cached = cacheForEach(FRESH_MS, MOST_CACHED, async (slug: string) => {
    const { value } = await catalogue.listHotels({ slugs: [slug] });
    return value;
  });
  return async (typed) => {
    const slug = typed.trim();
    return slug && slug.length <= LONGEST_SLUG ? cached.get(slug, slug) : noVenues;
  };
}
