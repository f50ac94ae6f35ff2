import { isTimeOfDay, optionDays, type TimeOfDay } from '#app/diary/function-times.ts';
import { type Reading, typedDay } from '#app/forms/form-rules.ts';
import { type Day, isDay } from '#app/language/dates.ts';
import { cleanLine } from '#platform/clean-text.ts';
import { latinDigits } from '#platform/latin-digits.ts';

/**
 * The readers of what somebody types or imports into the diary, one for each kind of value. Each reads the whole text,
 * or answers a sentence: a default never stands in for what cannot be read.
 */

/** Digits alone, or grouped in thousands (2,500,000) or as in India (25,00,000). */
const wholeNumber = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,2}(?:,\d{2}){0,4},\d{3})$/;

const typed = (text: string) => latinDigits(cleanLine(text));
const inIndia = (value: number) => value.toLocaleString('en-IN');

/** Reads a whole number within bounds. */
export function readNumber(text: string, { from, to }: { from: number; to: number }): Reading<number> {
  const written = typed(text);
  const value = wholeNumber.test(written) ? Number(written.replaceAll(',', '')) : Number.NaN;
  return value >= from && value <= to
    ? { value }
    : { problem: `Enter a whole number from ${inIndia(from)} to ${inIndia(to)}` };
}

/** Reads a day as a date field sends it, or as it is written in India: 14-2-2031. */
export function readDay(text: string): Reading<Day> {
  const day = typedDay(text);
  if (isDay(day)) return { value: day };
  return { problem: day ? 'Write the day with its whole year: 2031-02-14' : 'Enter the day' };
}

/** Reads a time of the day, "9:00" as "09:00"; `missing` says what is asked for. */
export function readTime(text: string, missing: string): Reading<TimeOfDay> {
  const time = typed(text).replace(/^(?=\d:)/, '0');
  if (isTimeOfDay(time)) return { value: time };
  return { problem: time ? 'Write the time as 19:00' : missing };
}

/** Reads for how many days an option is kept: "14", also with the word. */
export function readOptionDays(text: string): Reading<number> {
  const read = readNumber(typed(text).replace(/\s?days?$/i, ''), { from: 1, to: optionDays.most });
  return 'value' in read ? read : { problem: `Enter the days of the option, from 1 to ${optionDays.most}` };
}

/** Reads by how many days a whole event is moved; a number below zero moves it back. */
export function readMove(text: string): Reading<number> {
  const [, sign, days = ''] = /^([-−+]?)(.*)$/.exec(typed(text).replace(/\s?days?$/i, '')) ?? [];
  const read = readNumber(days, { from: 1, to: 730 });
  if ('problem' in read) return { problem: 'Enter by how many days to move it, from −730 to 730' };
  return { value: sign === '-' || sign === '−' ? -read.value : read.value };
}
