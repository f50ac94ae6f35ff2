import { paths } from '#app/paths.ts';

interface ListedBy {
  /** The place in the path, where the address fixes one. */
  fixed?: { slug: string } | undefined;
  brand?: string | undefined;
  location?: string | undefined;
}

/** The address of any page of the listing as it is filtered. */
export function listAddress({ fixed, brand, location }: ListedBy): (page: string | undefined) => string {
  return (page) => (fixed ? paths.location(fixed.slug, { brand, page }) : paths.locations({ brand, location, page }));
}
