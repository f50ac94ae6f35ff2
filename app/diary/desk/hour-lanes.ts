import { momentInIndia, type TimeOfDay } from '#app/diary/function-times.ts';
import type { Day } from '#app/language/dates.ts';

/** A day's table goes from this hour to the same hour of the next day. */
export const dayBegins: TimeOfDay = '06:00';
/** The table's columns are half-hours. */
export const halfHours = 48;

/** Something that takes time, and the columns that it covers. */
export interface Placed<Item> {
  item: Item;
  from: number;
  until: number;
}

/** Distributes what overlaps over as few rows as possible, earliest first. */
export function hourLanes<Item extends { starts: string; ends: string }>(items: Item[], day: Day): Placed<Item>[][] {
  const begin = momentInIndia(day, dayBegins).getTime();
  const column = (moment: string, round: (value: number) => number) =>
    Math.min(Math.max(round((Date.parse(moment) - begin) / 1_800_000), 0), halfHours);
  const lanes: Placed<Item>[][] = [];
  for (const item of items.toSorted((a, b) => a.starts.localeCompare(b.starts))) {
    const from = Math.min(column(item.starts, Math.floor), halfHours - 1);
    const placed = { item, from, until: Math.max(column(item.ends, Math.ceil), from + 1) };
    const free = lanes.find((lane) => (lane.at(-1)?.until ?? 0) <= placed.from);
    if (free) free.push(placed);
    else lanes.push([placed]);
  }
  return lanes.length > 0 ? lanes : [[]];
}
