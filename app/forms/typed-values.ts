import { type Day, formatDay, isDay } from '#app/language/dates.ts';
import { englishDates } from '#app/language/english-dates.ts';
import { plainLine } from '#platform/clean-text.ts';
import type { Reading } from './form-rules.ts';
import { fieldMessagesTexts as texts } from './texts.ts';

// Each function reads the whole text or answers with a sentence: no default stands in for what cannot be read. Forms,
// addresses and imported files use the same ones.

interface Bounds {
  from: number;
  to: number;
}

/** Matches digits alone, or in groups of thousands (2,500,000 or 2 500 000) or as in India (25,00,000 or 25 00 000). */
const wholeNumber = /^(?:\d{1,12}|\d{1,3}([, ])\d{3}(?:\1\d{3}){0,2}|\d{1,2}([, ])(?:\d{2}\2){0,4}\d{3})$/;

/** Returns NaN for what is no whole number. */
function numberIn(plain: string): number {
  return wholeNumber.test(plain) ? Number(plain.replace(/\D/g, '')) : Number.NaN;
}

function within(value: number, { from, to }: Bounds, problem = texts.number(inIndia(from), inIndia(to))) {
  return value >= from && value <= to ? { value } : { problem };
}

const inIndia = (value: number) => value.toLocaleString('en-IN');

/** Reads a whole number, in digits of any script. */
export function readNumber(text: string, bounds: Bounds, problem?: string): Reading<number> {
  return within(numberIn(plainLine(text)), bounds, problem);
}

/** Reads whole rupees: "2,50,000", "₹ 2,50,000/-", "Rs. 250000.00", "2.5 lakh", "1.2 cr". */
export function readAmount(text: string, bounds: Bounds): Reading<number> {
  const plain = plainLine(text)
    .replace(/^(?:₹|rs\.?|inr|रु\.?)\s?/i, '')
    .replace(/\s?\/-$/, '');
  const [, figure, unit = ''] = /^(\d{1,5}(?:\.\d{1,5})?) ?(lakhs?|lacs?|l|लाख|crores?|cr|करोड़)$/i.exec(plain) ?? [];
  const value = figure
    ? Math.round(Number(figure) * (/^[lल]/i.test(unit) ? 100_000 : 10_000_000))
    : numberIn(plain.replace(/\.00?$/, ''));
  return within(value, bounds);
}

const units = {
  days: { '': 1, day: 1, days: 1, दिन: 1, week: 7, weeks: 7, हफ़्ता: 7, हफ़्ते: 7, सप्ताह: 7 },
  minutes: { '': 1, min: 1, mins: 1, minute: 1, minutes: 1, मिनट: 1, h: 60, hrs: 60, hour: 60, hours: 60, घंटे: 60 },
} as const;
type Duration = Bounds & { in: keyof typeof units };

/** Reads a duration: in the unit that the field asks for, or with a word for the unit, such as "3 weeks" or "2 hours". */
export function readDuration(text: string, bounds: Duration, problem?: string): Reading<number> {
  const [, count = '', word = ''] = /^([\d ,]*\d) ?-?([\p{L}\p{M}]*)\.?$/u.exec(plainLine(text)) ?? [];
  const factor = Object.entries(units[bounds.in]).find(([unit]) => unit === word.toLowerCase())?.[1];
  return within(numberIn(count) * (factor ?? Number.NaN), bounds, problem);
}

/** The first and the last day that a form accepts, each maybe with its own sentence about a day beyond it. */
interface Range {
  from: Day;
  to: Day;
  early?: string;
  late?: string;
}

/** The days that the desk works with. */
export const deskDays = { from: '2000-01-01', to: '2099-12-31' } as const;

/**
 * Reads a day as a date field sends it (2031-02-14) or as people in India write it: 14-2-2031, 14/02/2031, 14 Feb 2031.
 * A year has four digits: a date field sends "0031-02-14" for a year of which two were typed.
 */
export function readDay(text: string, { from, to, early, late }: Range, missing = texts.dayMissing): Reading<Day> {
  const typed = plainLine(text);
  if (!typed) return { problem: missing };
  const day = dayIn(typed);
  if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(day)) return { problem: texts.dayWrong };
  if (!isDay(day)) return { problem: texts.dayImpossible };
  if (day < from) return { problem: early ?? texts.dayEarly(formatDay(from)) };
  return day > to ? { problem: late ?? texts.dayLate(formatDay(to)) } : { value: day };
}

const yearFirst = /^(?<year>\d{4,})[-/.](?<month>\d{1,2})[-/.](?<date>\d{1,2})$/;
const dayFirst =
  /^(?<date>\d{1,2})(?:st|nd|rd|th)? ?[-–/. ] ?(?<month>\d{1,2}|[a-z]{3,9})[.,]? ?[-–/. ] ?(?<year>\d+)$/i;

/** Returns year, month and day in this order; other texts come back as they are. */
function dayIn(typed: string): string {
  const { year, month = '', date = '' } = (yearFirst.exec(typed) ?? dayFirst.exec(typed))?.groups ?? {};
  const named = englishDates.months.findIndex((name) => name.toLowerCase().startsWith(month.toLowerCase())) + 1;
  const number = /\d/.test(month) ? month : String(named);
  return year ? `${year}-${number.padStart(2, '0')}-${date.padStart(2, '0')}` : typed;
}

/** Reads a time of day as "19:30": typed as "19:00", "9:05", "7 pm", "7:30 PM", also with seconds as a spreadsheet writes them. */
export function readTime(text: string, missing: string): Reading<string> {
  const typed = plainLine(text);
  if (!typed) return { problem: missing };
  const [, hour = '', minutes, half] = /^(\d{1,2})(?:[:.](\d\d)(?::00)?)? ?([ap]\.?m\.?)?$/i.exec(typed) ?? [];
  const isWhole = half ? /^(?:0?[1-9]|1[0-2])$/.test(hour) : minutes !== undefined && Number(hour) < 24;
  if (!isWhole || Number(minutes ?? 0) > 59) return { problem: texts.timeWrong };
  const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return { value: `${String(hours).padStart(2, '0')}:${minutes ?? '00'}` };
}
