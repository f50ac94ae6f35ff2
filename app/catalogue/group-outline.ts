import type { Picture } from '#platform/images/picture.ts';

/** How many hotels each brand has in each place, for menus, counts and pages of lists. */
export interface GroupOutline {
  /** In the order of their first hotels. Hotels of hidden brands and places are counted as well. */
  parts: OutlinePart[];
  cities: string[];
  /** By brand, the picture of its first hotel that has one. */
  pictures: Record<string, Picture>;
}

export interface OutlinePart {
  brand: string;
  location: string;
  locationName: string;
  hotels: number;
}

export function countHotels(
  { parts }: GroupOutline,
  { brand, locations }: { brand?: string | undefined; locations?: readonly string[] | undefined } = {},
): number {
  return parts
    .filter((part) => (!brand || part.brand === brand) && (!locations || locations.includes(part.location)))
    .reduce((sum, { hotels }) => sum + hotels, 0);
}
