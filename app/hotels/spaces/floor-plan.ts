import type { EventSpace } from '#app/catalogue/property.ts';
import { largestCapacity } from '#app/catalogue/space-figures.ts';

/** The ratio of width to height of every drawn floor; the true outlines are not known. */
const ratio = 3 / 2;
const guestsPerDot = 10;

export interface Floor {
  width: number;
  height: number;
  /** The positions of the dots: a column for each x, a row for each y. */
  dots: { x: number; y: number }[];
}

const round = (value: number) => Math.round(value * 10) / 10;

function dotsIn({ width, height, count }: { width: number; height: number; count: number }): Floor['dots'] {
  if (count === 0) return [];
  const columns = Math.ceil(Math.sqrt(count * ratio));
  const rows = Math.ceil(count / columns);
  const stepX = width / (columns + 0.6);
  const stepY = height / (rows + 0.6);
  return Array.from({ length: count }, (_, index) => ({
    x: round(stepX * ((index % columns) + 0.8)),
    y: round(stepY * (Math.floor(index / columns) + 0.8)),
  }));
}

/**
 * Returns one path of points, which round caps turn into dots. A dot stands relative to the one before it in its row:
 * the rows are then alike, and compress to almost nothing.
 * @param top what is above the floor in its drawing
 */
export function dotsPath(dots: Floor['dots'], top = 0): string {
  return dots
    .map(({ x, y }, index) => {
      const before = dots[index - 1];
      return before?.y === y ? `m${round(x - before.x)} 0h0` : `M${x} ${round(y + top)}h0`;
    })
    .join('');
}

/** The largest floor is `widest` units wide, the others by their area. Without a known area there is no floor. */
export function drawFloors(spaces: Pick<EventSpace, 'id' | 'areaSqFt' | 'capacity'>[], widest: number) {
  const largest = Math.max(0, ...spaces.map(({ areaSqFt = 0 }) => areaSqFt));
  const floors = new Map<string, Floor>();
  for (const { id, areaSqFt, capacity } of spaces) {
    if (!areaSqFt) continue;
    const width = round(widest * Math.sqrt(areaSqFt / largest));
    const height = round(width / ratio);
    const count = Math.round((largestCapacity(capacity) ?? 0) / guestsPerDot);
    floors.set(id, { width, height, dots: dotsIn({ width, height, count }) });
  }
  return floors;
}
