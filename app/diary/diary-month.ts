import { addDays, type Day, formatMonth, isDay } from '#app/language/dates.ts';
import { plainLine } from '#platform/clean-text.ts';
import { momentInIndia } from './function-times.ts';

/** A month, "2031-02". */
export type Month = string;

/** Reads a month of an address: this month where it names none, null where it names what is no month. */
export function readMonth(text: string | null, today: Day): Month | null {
  const month = plainLine(text ?? '') || today.slice(0, 7);
  return isDay(`${month}-01`) ? month : null;
}

export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export function daysOf(month: Month): Day[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => addDays(`${month}-01`, index));
}

/** Returns "February 2031", in the language of the page. */
export function monthInWords(month: Month): string {
  return formatMonth(`${month}-01`);
}

/** Returns "Fri". */
export function weekdayOf(day: Day): string {
  return ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

export function isWeekend(day: Day): boolean {
  return /^S/.test(weekdayOf(day));
}

const DAY_MS = 86_400_000;
/** A night that ends before this hour belongs to the day before. */
const MORNING_HOURS = 6;

/** The days of a month on which a time stands in the diary, as numbers: from its own day on. */
export interface DaysOfMonth {
  first: number;
  last: number;
}

/** Returns a function that tells on which days of this month a time stands; null for none. */
export function daysWithin(month: Month): (time: { starts: Date; ends: Date }) => DaysOfMonth | null {
  const begin = momentInIndia(`${month}-01`, '00:00').getTime();
  const length = daysOf(month).length;
  return ({ starts, ends }) => {
    const first = Math.floor((starts.getTime() - begin) / DAY_MS) + 1;
    const last = Math.max(first, Math.ceil((ends.getTime() - begin - MORNING_HOURS * 3_600_000) / DAY_MS));
    return last < 1 || first > length ? null : { first: Math.max(first, 1), last: Math.min(last, length) };
  };
}
