import type { Picture } from '#domain/picture.ts';

/** A hotel as menus and footer list it. */
export interface HotelEntry {
  /** Empty for a hotel that has no page yet: shown, not linked. */
  slug: string;
  name: string;
  brand: string;
  brandName: string;
  location: string;
  locationName: string;
}

export interface BrandEntry {
  slug: string;
  name: string;
  /** One line under the name in the wide menu. */
  places: string;
  picture?: Picture;
}

/** What header, menus and footer show; loaded once with the first page. */
export interface Navigation {
  brands: BrandEntry[];
  locations: { slug: string; name: string }[];
  hotels: HotelEntry[];
}

export const emptyNavigation: Navigation = { brands: [], locations: [], hotels: [] };
