import type { Property } from '#app/catalogue/property.ts';
import type { BriefName } from '../pictures/briefs.ts';
import { type PictureName, picture } from '../pictures/picture.ts';

type SlugOf<Name> = Name extends `${infer Slug}/hero-1` ? Slug : never;
export type PropertySlug = Exclude<SlugOf<BriefName>, 'home'>;

interface Shown {
  card: string;
  heroes: string[];
  gallery: string[];
}

const usual: Shown = {
  card: 'card',
  heroes: ['hero-1', 'hero-2', 'hero-3'],
  gallery: ['gallery-1', 'gallery-2', 'gallery-3', 'gallery-4', 'gallery-5', 'gallery-6'],
};

/** Returns a property's card, heroes and gallery by the names that most properties have, with what differs at one. */
export function picturesOf(
  slug: PropertySlug,
  different: Partial<Shown> = {},
): Required<Pick<Property, 'featuredImage' | 'heroImages' | 'galleryImages'>> {
  const { card, heroes, gallery } = { ...usual, ...different };
  const own = (name: string) => picture(`${slug}/${name}` as PictureName);
  return { featuredImage: own(card), heroImages: heroes.map(own), galleryImages: gallery.map(own) };
}
