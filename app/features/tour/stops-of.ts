import type { Picture } from '#domain/picture.ts';
import type { Property } from '#domain/property.ts';
import { capacityFigure } from '#domain/space-figures.ts';

export interface Stop {
  title: string;
  text: string;
  picture: Picture;
}

/** The way through a property, from the entrance to the bar: one stop a place that has a picture, none twice. */
export function stopsOf(property: Property): Stop[] {
  const { name, address, heroImages, virtualTour, spaces, rooms, dining } = property;
  const stops = [
    { title: name, text: [address.city, address.state].filter(Boolean).join(', '), picture: heroImages[0] },
    { title: 'Inside', text: virtualTour?.thumbnail?.alt ?? '', picture: virtualTour?.thumbnail },
    ...spaces.map((space) => ({
      title: space.name,
      text: [`${capacityFigure(space.capacity)} guests`, space.area].filter(Boolean).join(' · '),
      picture: space.image,
    })),
    ...rooms.map((room) => ({ title: room.name, text: room.description, picture: room.images[0] })),
    ...dining.map((venue) => ({ title: venue.name, text: venue.description, picture: venue.image })),
  ];
  const seen = new Set<string>();
  return stops.flatMap(({ picture, ...words }) => {
    if (!picture || seen.has(picture.path)) return [];
    seen.add(picture.path);
    return [{ ...words, picture }];
  });
}
