import type { Property } from '#app/catalogue/property.ts';
import type { BriefName } from '../pictures/briefs.ts';
import { picture } from '../pictures/picture.ts';

type SlugOf<Name> = Name extends `${infer Slug}/card` ? Slug : never;
export type PropertySlug = SlugOf<BriefName>;

/** Returns a property's card, heroes and gallery by the names that every property has. */
export function picturesOf(
  slug: PropertySlug,
): Required<Pick<Property, 'featuredImage' | 'heroImages' | 'galleryImages'>> {
  return {
    featuredImage: picture(`${slug}/card`),
    heroImages: [picture(`${slug}/hero-1`), picture(`${slug}/hero-2`), picture(`${slug}/hero-3`)],
    galleryImages: [
      picture(`${slug}/gallery-1`),
      picture(`${slug}/gallery-2`),
      picture(`${slug}/gallery-3`),
      picture(`${slug}/gallery-4`),
      picture(`${slug}/gallery-5`),
      picture(`${slug}/gallery-6`),
    ],
  };
}
