import type { PanoramaTour } from '#app/catalogue/panorama-tour.ts';
import type { Property } from '#app/catalogue/property.ts';
import { capacityFigure } from '#app/catalogue/space-figures.ts';
import type { View } from './list-views.ts';

/** What is said about a station of a tour in panoramas. */
export interface TourPlace {
  id: string;
  title: string;
  text: string;
  /** The hall, lawn or restaurant that is asked about from there; a restaurant has no guests. */
  asked?: { name: string; space?: { id: string; guests: string } };
}

/** Returns name, text and capacity of each station, in the order of the tour. */
export function listTourPlaces({ stations }: PanoramaTour, property: Property, views: View[]): TourPlace[] {
  return stations.flatMap(({ id, space: spaceId }) => {
    const view = views.find((one) => one.id === id);
    if (!view) return [];
    const { title, text } = view;
    const space = property.spaces.find((one) => one.id === spaceId);
    if (space) {
      const { name, capacity } = space;
      return { id, title, text, asked: { name, space: { id: space.id, guests: capacityFigure(capacity) } } };
    }
    const restaurant = property.dining.find((one) => one.id === spaceId);
    return { id, title, text, ...(restaurant ? { asked: { name: restaurant.name } } : {}) };
  });
}
