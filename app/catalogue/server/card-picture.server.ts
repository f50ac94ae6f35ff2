import type { SnapshotPicture } from '#app/catalogue/fallback/snapshot.server.ts';
import type { Picture } from '#platform/images/picture.ts';

/** If no featured image is chosen, a card prefers the types of picture in this order. */
export const cardPictureTypes = ['hero', 'gallery', 'room', 'dining', 'amenity'];

/** Chooses the featured image, else the first image: of the first type, the primary one first. */
export function cardPicture(featured: Picture | undefined, media: SnapshotPicture[]): Picture | undefined {
  if (featured) return featured;
  for (const type of cardPictureTypes) {
    const ofType = media.filter((one) => one.type === type);
    const first = ofType.find((one) => one.isPrimary) ?? ofType[0];
    if (first) return first.picture;
  }
  return undefined;
}
