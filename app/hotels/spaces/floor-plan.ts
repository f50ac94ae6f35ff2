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
  /** From one dot of a row to the next. */
  step: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

function dotsIn({
  width,
  height,
  count,
}: {
  width: number;
  height: number;
  count: number;
}): Pick<Floor, 'dots' | 'step'> {
  if (count === 0) return { dots: [], step: 1 };
  const columns = Math.ceil(Math.sqrt(count * ratio));
  const rows = Math.ceil(count / columns);
  const stepX = width / (columns + 0.6);
  const stepY = height / (rows + 0.6);
  const dots = Array.from({ length: count }, (_, index) => ({
    x: round(stepX * ((index % columns) + 0.8)),
    y: round(stepY * (Math.floor(index / columns) + 0.8)),
  }));
  return { dots, step: Math.round(stepX * 100) / 100 };
}

/**
 * Returns the attributes of one path: a line for each row of dots. Its dashes have no length, so that round caps turn
 * each of them into a dot; the whole is much shorter than a point for each.
 * @param top what is above the floor in its drawing
 */
export function dotsPath({ dots, step }: Pick<Floor, 'dots' | 'step'>, top = 0) {
  const rows = new Map<number, { x: number; count: number }>();
  for (const { x, y } of dots) rows.set(y, { x: rows.get(y)?.x ?? x, count: (rows.get(y)?.count ?? 0) + 1 });
  // A little more than the distance of the last dot, so that its dash is drawn for certain.
  const line = (count: number) => round((count - 1) * step + step / 4);
  const d = [...rows].map(([y, { x, count }]) => `M${x} ${round(y + top)}h${line(count)}`).join('');
  return { d, strokeDasharray: `0 ${step}` };
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
    floors.set(id, { width, height, ...dotsIn({ width, height, count }) });
  }
  return floors;
}
