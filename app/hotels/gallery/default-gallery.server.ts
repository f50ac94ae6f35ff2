import type { GalleryItem, Property } from '#app/catalogue/property.ts';
import { picture } from '#content/pictures/picture.ts';
import { properties } from '#content/properties.ts';
import type { Picture } from '#platform/images/picture.ts';

/** The number of pictures that fill the gallery's pattern once. */
const patternLength = 6;

/** Pictures of the group that show no particular hotel. */
const ofTheGroup = ['home/experience-weddings', 'home/experience-corporate', 'home/experience-dining'] as const;

/** Returns the built-in pictures of the hotel, else those elsewhere on its page, else pictures of the group. */
function defaultGallery(property: Property): GalleryItem[] {
  const builtIn = properties.find(({ slug }) => slug === property.slug)?.galleryImages ?? [];
  if (builtIn.length > 0) return builtIn;
  const { heroImages, featuredImage, spaces, dining, rooms } = property;
  const own = [
    ...heroImages,
    featuredImage,
    ...[...spaces, ...dining].map(({ image }) => image),
    ...rooms.flatMap(({ images }) => images),
  ].filter((one): one is Picture => one !== undefined);
  const distinct = [...new Map(own.map((one) => [`${one.bucket}/${one.path}`, one])).values()];
  return distinct.length > 0 ? distinct.slice(0, patternLength) : ofTheGroup.map((name) => picture(name));
}

/** Returns the property with the default gallery if it has none. */
export function withGallery(property: Property): Property {
  return property.galleryImages.length > 0 ? property : { ...property, galleryImages: defaultGallery(property) };
}
