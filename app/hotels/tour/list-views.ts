import { cityAndState } from '#app/catalogue/city-and-state.ts';
import type { PanoramaTour } from '#app/catalogue/panorama-tour.ts';
import type { Property } from '#app/catalogue/property.ts';
import { capacityFigure } from '#app/catalogue/space-figures.ts';
import type { WalkThrough } from '#app/catalogue/walk-through.ts';
import type { Picture } from '#platform/images/picture.ts';
import { tourTexts as texts } from './texts.ts';

export interface View {
  id: string;
  title: string;
  text: string;
  picture: Picture;
  exits: { to: string; label: string }[];
}

/**
 * Returns the walk that content has for a property. Without one the places of its tour in panoramas come first, with the ways
 * of the tour, and every other place leads to the one before and the next.
 */
export function listViews(property: Property, made: WalkThrough | undefined, tour: PanoramaTour | undefined): View[] {
  if (made) return made.views;
  const all = stopsOf(property);
  const stations = tour?.stations ?? [];
  const inTour = stations.flatMap(({ id }) => all.filter((stop) => stop.id === id));
  const stops = [...inTour, ...all.filter((stop) => !inTour.includes(stop))];
  return stops.map((stop, place) => {
    const station = stations.find(({ id }) => id === stop.id);
    const titleOf = (to: string) => stops.find(({ id }) => id === to)?.title ?? '';
    if (station) return { ...stop, exits: station.links.map(({ to }) => ({ to, label: texts.onTo(titleOf(to)) })) };
    const [before, next] = [place > 0 ? stops[place - 1] : undefined, stops[place + 1]];
    const exits = [
      ...(next ? [{ to: next.id, label: texts.onTo(next.title) }] : []),
      ...(before ? [{ to: before.id, label: texts.backTo(before.title) }] : []),
    ];
    return { ...stop, exits };
  });
}

/** Lists the stops from the entrance to the bar: each place that has a picture of its own. */
function stopsOf(property: Property): Omit<View, 'exits'>[] {
  const { name, address, heroImages, virtualTour, spaces, rooms, dining } = property;
  // The description of the tour's picture names the place, and after a colon says what is seen there.
  const [inside = '', seen = ''] = virtualTour?.thumbnail?.alt.split(': ') ?? [];
  const stops = [
    {
      id: 'arrival',
      title: name,
      text: cityAndState(address),
      picture: heroImages[0],
    },
    { id: 'inside', title: inside || texts.inside, text: seen, picture: virtualTour?.thumbnail },
    ...spaces.map((space) => ({
      id: space.id,
      title: space.name,
      text: [texts.guests(capacityFigure(space.capacity)), space.area].filter(Boolean).join(' · '),
      picture: space.image,
    })),
    ...rooms.map((room) => ({
      id: `room-${room.id}`,
      title: room.name,
      text: room.description,
      picture: room.images[0],
    })),
    ...dining.map((venue) => ({ id: venue.id, title: venue.name, text: venue.description, picture: venue.image })),
  ];
  const shown = new Set<string>();
  return stops.flatMap(({ picture, ...words }) => {
    if (!picture || shown.has(picture.path)) return [];
    shown.add(picture.path);
    return [{ ...words, picture }];
  });
}

export interface TourPlace {
  id: string;
  title: string;
  text: string;
  /** The hall, lawn or restaurant that is asked about from there; a restaurant has no guests. */
  asked?: { name: string; space?: { id: string; guests: string } };
}

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
