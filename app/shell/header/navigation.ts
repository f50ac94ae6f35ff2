import type { Announcement } from '#app/catalogue/editorial.ts';
import type { Picture } from '#platform/images/picture.ts';

export interface BrandEntry {
  slug: string;
  name: string;
  /** The line under the name in the wide menu. */
  places: string;
  picture?: Picture;
}

/** What header and menus show. It is loaded once, with the first page. */
export interface Navigation {
  brands: BrandEntry[];
  locations: { slug: string; name: string }[];
  announcement: Pick<Announcement, 'message' | 'link' | 'isSample'> | null;
}

export const emptyNavigation: Navigation = { brands: [], locations: [], announcement: null };
