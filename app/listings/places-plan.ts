import { kmBetween, offsetInKm, type Position } from '#app/catalogue/distance.ts';
import { yamuna } from '#content/places.ts';

/** The size of the drawing, and Delhi in it; all in units of the drawing. */
export const sheet = { width: 420, height: 540, origin: { x: 196, y: 412 }, unitsPerKm: 1.86 };

/** Connaught Place, from which the distances are told. */
const centre: Position = { lat: 28.63, lng: 77.22 };

export type Sheet = typeof sheet;

/** Where a place stands in the drawing, and its distance in a straight line. */
export interface PlaceOnMap {
  x: number;
  y: number;
  km: number;
}

/** The loader places them, so that browsers load no code for it. */
export function placeOnMap(position: Position): PlaceOnMap {
  return { ...onSheet(position), km: Math.round(kmBetween(centre, position)) };
}

/** The river's line as a path of the drawing: curves that touch it halfway between its points. */
export function riverOnMap(): string {
  const points = yamuna.map(([lat, lng]) => onSheet({ lat, lng }));
  const curves = points.slice(1).map((next, index) => {
    const { x, y } = points[index] ?? next;
    return `${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`;
  });
  return `M${points[0]?.x} ${points[0]?.y}Q${curves.join('Q')}`;
}

function onSheet(position: Position) {
  const { origin, unitsPerKm } = sheet;
  const { east, north } = offsetInKm(centre, position);
  return { x: Math.round(origin.x + east * unitsPerKm), y: Math.round(origin.y - north * unitsPerKm) };
}
