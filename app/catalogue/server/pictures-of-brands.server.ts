import type { GroupOutline } from '#app/catalogue/group-outline.ts';
import type { PropertyCard } from '#app/catalogue/property.ts';

/** Returns, by brand, the picture of its first hotel that has one. */
export function picturesOfBrands(cards: readonly PropertyCard[]): GroupOutline['pictures'] {
  const pictures: GroupOutline['pictures'] = {};
  for (const { brand, image } of cards) if (image) pictures[brand] ??= image;
  return pictures;
}
