import { paths } from '#app/paths.ts';

interface ListedBy {
  /** The place in the path, if the address fixes one. */
  fixed?: { slug: string } | undefined;
  brand?: string | undefined;
  location?: string | undefined;
}

/** Returns the address of any page of the listing with its filters. */
export function listAddress({ fixed, brand, location }: ListedBy): (page: string | undefined) => string {
  return (page) => (fixed ? paths.location(fixed.slug, { brand, page }) : paths.locations({ brand, location, page }));
}
