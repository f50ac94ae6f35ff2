import type { PropertyCard } from '#app/catalogue/property.ts';

/** A hotel as lists show it. */
export function aCard(slug: string, differing: Partial<PropertyCard> = {}): PropertyCard {
  const usual = { name: slug, brand: 'tivoli', brandName: 'The Tivoli', rating: 5, state: '' };
  return { slug, ...usual, location: 'delhi', locationName: 'Delhi', city: 'New Delhi', ...differing };
}
