import type { Picture } from '#platform/images/picture.ts';
import type { BrandSlug } from './brand.ts';

export interface UpcomingHotel {
  id: string;
  name: string;
  location: string;
  brand: BrandSlug;
  /** The slug of its own page, once it has one: then it is open. */
  property?: string;
  /** As given, e.g. "Q4 2024"; after that quarter the page says that the day is not known. */
  openingDate: string;
  description: string;
  image: Picture;
}
