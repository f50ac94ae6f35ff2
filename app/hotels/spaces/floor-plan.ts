import type { EventSpace } from '#app/catalogue/property.ts';
import { mostGuests } from '#app/catalogue/space-figures.ts';

/** The ratio of width to height of every drawn floor; the true outlines are not known. */
const ratio = 3 / 2;
/** One dot stands for so many guests. */
const guestsPerDot = 10;

export interface Floor {
  width: number;
  height: number;
  /** The positions of the dots: a column for each x, a row for each y. */
  dots: { x: number; y: number }[];
}

function dotsIn({ width, height, count }: { width: number; height: number; count: number }): Floor['dots'] {
  if (count === 0) return [];
  const columns = Math.ceil(Math.sqrt(count * ratio));
  const rows = Math.ceil(count / columns);
  const stepX = width / (columns + 0.6);
  const stepY = height / (rows + 0.6);
  return Array.from({ length: count }, (_, index) => ({
    x: Math.round(stepX * ((index % columns) + 0.8) * 10) / 10,
    y: Math.round(stepY * (Math.floor(index / columns) + 0.8) * 10) / 10,
  }));
}

/**
 * Plans the floors of a hotel in one scale: the largest is `widest` units wide, the others are in proportion to their
 * area. A space without a known area has no floor.
 */
export function drawFloors(spaces: Pick<EventSpace, 'id' | 'areaSqFt' | 'capacity'>[], widest: number) {
  const largest = Math.max(0, ...spaces.map(({ areaSqFt = 0 }) => areaSqFt));
  const floors = new Map<string, Floor>();
  for (const { id, areaSqFt, capacity } of spaces) {
    if (!areaSqFt) continue;
    const width = Math.round(widest * Math.sqrt(areaSqFt / largest) * 10) / 10;
    const height = Math.round((width / ratio) * 10) / 10;
    const count = Math.round((mostGuests(capacity) ?? 0) / guestsPerDot);
    floors.set(id, { width, height, dots: dotsIn({ width, height, count }) });
  }
  return floors;
}
