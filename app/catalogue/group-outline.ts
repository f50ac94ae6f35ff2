import type { Picture } from '#platform/images/picture.ts';

/** How the hotels of the group are spread: what menus, counts and pages of lists need to know of all of them. */
export interface GroupOutline {
  /** In the order of their first hotels; hotels of hidden brands and places among them. */
  parts: OutlinePart[];
  /** By name, those that have a hall or lawn. */
  cities: string[];
  /** By brand, the picture of its first hotel that has one. */
  pictures: Record<string, Picture>;
}

/** The hotels of one brand in one place. */
export interface OutlinePart {
  /** Slugs. */
  brand: string;
  location: string;
  locationName: string;
  hotels: number;
}

/** How many hotels there are, of a brand and in places where they are named. */
export function countHotels(
  { parts }: GroupOutline,
  { brand, locations }: { brand?: string | undefined; locations?: readonly string[] | undefined } = {},
): number {
  return parts
    .filter((part) => (!brand || part.brand === brand) && (!locations || locations.includes(part.location)))
    .reduce((sum, { hotels }) => sum + hotels, 0);
}
