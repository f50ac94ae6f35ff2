import type { AskedSeats } from './asked-seats.server.ts';
import type { HallFloor } from './floor-of.ts';
import { seat } from './seating.ts';
import { seatingTexts as texts } from './texts.ts';

const grouped = new Intl.NumberFormat('en-IN');

const guestsInWords = (guests: number) => texts.guestsInWords(grouped.format(guests));

/** Returns what is shown in a few words: "300 guests at dinner". */
export function shownInWords({ seating, seated }: Pick<AskedSeats, 'seating' | 'seated'>): string {
  return texts.shown[seating](guestsInWords(seated));
}

/** Returns how the guests sit, in a sentence that can be counted in the drawing. */
export function seatsInWords(
  { seating, seated, most }: AskedSeats,
  floor: HallFloor,
  area: string | undefined,
): string {
  if (seating === 'empty' || seated === 0) return texts.empty(area);
  const { tables, rows } = seat(floor, seating, seated, most);
  const guests = guestsInWords(seated);
  if (seating === 'dinner') {
    const sizes = [...new Set(tables.map(({ seats }) => seats))].sort((a, b) => a - b);
    const [fewer = 0, more] = sizes;
    return texts.tables(guests, tables.length, more ? texts.orMore(fewer, more) : String(fewer));
  }
  const count = new Set(rows.map(({ z }) => z)).size;
  return texts[seating === 'wedding' ? 'aisle' : 'rows'](guests, count);
}
