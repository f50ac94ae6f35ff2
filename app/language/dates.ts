import type { DateTexts } from './english-dates.ts';
import { datesTexts as texts } from './texts.ts';

/**
 * Days and moments as people in India read them, in the language of the page unless another one is given. A day is a
 * string "2027-02-14": it sorts and compares as text and belongs to no time zone. "Today" is always today in India.
 */
export type Day = string;

/** India's clocks are so far ahead of UTC; India has no summer time. */
export const INDIA_OFFSET_MS = 5.5 * 3_600_000;

export function toDay(year: number, month: number, day: number): Day {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function partsOf(day: Day): { year: number; month: number; date: number } {
  if (!isInCalendar(day)) throw new RangeError(`"${day}" is not a day: expected YYYY-MM-DD, e.g. 2027-02-14.`);
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), date: Number(day.slice(8, 10)) };
}

/** Whether somebody can mean this day. A date field makes "0031-02-14" of a year of two digits. */
export function isDay(text: string): boolean {
  return /^(?:19|20|21)/.test(text) && isInCalendar(text);
}

function isInCalendar(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

export function todayInIndia(now: Date = new Date()): Day {
  return new Date(now.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10);
}

/** Throws a RangeError if `day` is not a day. */
export function addDays(day: Day, days: number): Day {
  const { year, month, date } = partsOf(day);
  return toDay(year, month, date + days);
}

/** Returns the same day some years later; 29 February becomes 28 February in other years. */
export function addYears(day: Day, years: number): Day {
  const { year, month, date } = partsOf(day);
  const sameDay = toDay(year + years, month, date);
  return sameDay.slice(5, 7) === day.slice(5, 7) ? sameDay : addDays(sameDay, -1);
}

/** Formats as "14 February 2027". */
export function formatDay(day: Day, { months }: DateTexts = texts): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${months[month - 1]} ${year}`;
}

/** Formats a day of every year, "02-14", as "14 Feb". */
export function formatDayOfYear(day: string, { shortMonths }: DateTexts = texts): string {
  const { month, date } = partsOf(`2028-${day}`);
  return `${date} ${shortMonths[month - 1]}`;
}

/** Formats the month of a day as "February 2027". */
export function formatMonth(day: Day, { months }: DateTexts = texts): string {
  const { year, month } = partsOf(day);
  return `${months[month - 1]} ${year}`;
}

/** Formats as "Sunday 14 February 2027". */
export function formatWeekday(day: Day, words: DateTexts = texts): string {
  return `${words.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} ${formatDay(day, words)}`;
}

/** Formats as "14 Feb 2027", for narrow places. */
export function formatShortDay(day: Day, { shortMonths }: DateTexts = texts): string {
  const { year, month, date } = partsOf(day);
  return `${date} ${shortMonths[month - 1]} ${year}`;
}

/** Formats as "Sunday 22 November, 2:05 PM", in Indian time. */
export function formatMoment(moment: Date, words: DateTexts = texts): string {
  const there = inIndia(moment);
  const minutes = String(there.getUTCMinutes()).padStart(2, '0');
  return `${formatDayOf(moment, words)}, ${words.time(there.getUTCHours(), minutes)}`;
}

/** Formats the day of a moment as "Sunday 22 November", in Indian time. */
export function formatDayOf(moment: Date, { weekdays, months }: DateTexts = texts): string {
  const there = inIndia(moment);
  return `${weekdays[there.getUTCDay()]} ${there.getUTCDate()} ${months[there.getUTCMonth()]}`;
}

/** Returns a moment whose time in UTC is what clocks in India show. */
export function inIndia(moment: Date): Date {
  return new Date(moment.getTime() + INDIA_OFFSET_MS);
}
