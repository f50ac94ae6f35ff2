import type { Picture } from '#platform/images/picture.ts';
import type { BrandSlug } from './brand.ts';

export interface UpcomingHotel {
  id: string;
  name: string;
  location: string;
  brand: BrandSlug;
  /** As given, e.g. "Q4 2024"; the badge of a past quarter reads "Now open". */
  openingDate: string;
  description: string;
  image: Picture;
}
