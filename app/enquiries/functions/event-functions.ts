import type { AskedKind, kindOfEvent } from '#app/catalogue/event-type.ts';
import { addDays, type Day, formatDay, formatMonth, toDay } from '#app/language/dates.ts';
import { functionWords } from './function-words.ts';

/**
 * How exactly the day of an event is known: that `day`, a `few_days` around it, or any day of its `month`. Of an open
 * month the first possible day is stored.
 */
export const dayExactnesses = ['day', 'few_days', 'month'] as const;
export type DayExactness = (typeof dayExactnesses)[number];

/** One function of an enquiry for several. */
export interface EventFunction {
  kind: AskedKind | (typeof kindOfEvent)[keyof typeof kindOfEvent];
  /** Null while it is open. */
  day: Day | null;
  guests: number | null;
  /** The name of the hall or lawn. */
  space: string | null;
}

export interface EventDay {
  day: Day;
  exactness: DayExactness;
}

/** What is known of an event, maybe corrected since the enquiry came. */
interface KnownEvent {
  eventDate: Day | null;
  dayExactness: DayExactness;
  guests: number | null;
  functions: readonly EventFunction[];
}

/** Returns the functions as they are asked for now: the main one has the day and the guests of the event. */
export function functionsNow({ eventDate, dayExactness, guests, functions }: KnownEvent): EventFunction[] {
  const [main, ...added] = functions;
  return main ? [{ ...main, day: dayExactness === 'month' ? null : eventDate, guests }, ...added] : [];
}

/** "A few days either way" are at most these days before and after. */
const fewDays = 7;

/** The first day that may be meant. */
export function firstPossibleDay({ day, exactness }: EventDay): Day {
  return exactness === 'few_days' ? addDays(day, -fewDays) : day;
}

/** The last day that may be meant. */
export function lastPossibleDay({ day, exactness }: EventDay): Day {
  if (exactness === 'day') return day;
  if (exactness === 'few_days') return addDays(day, fewDays);
  return toDay(Number(day.slice(0, 4)), Number(day.slice(5, 7)) + 1, 0);
}

/** Writes the day of an event everywhere: "14 February 2027", "14 February 2027, a few days either way", "February 2027, day open". */
export function formatEventDay({ day, exactness }: EventDay, words = functionWords, format = formatDay): string {
  if (exactness === 'month') return words.monthOpen(formatMonth(day, words.dates));
  const exact = format(day, words.dates);
  return exactness === 'few_days' ? words.fewDays(exact) : exact;
}

/** Returns "Sangeet, 13 February 2027, 300 guests, Grand Lawn". `event` names a kind that visitors do not choose. */
export function functionInWords(
  { kind, day, guests, space }: EventFunction,
  event: string,
  words = functionWords,
): string {
  const name = words.kinds.find(({ value }) => value === kind)?.label ?? event;
  const parts = [name, day ? formatDay(day, words.dates) : words.dayOpen];
  if (guests) parts.push(words.guests(guests.toLocaleString('en-IN')));
  return [...parts, ...(space ? [space] : [])].join(', ');
}

/** Returns a line for each of several functions: "Function 2" and what it is. */
export function functionRows(
  functions: readonly EventFunction[],
  event: string,
  words = functionWords,
): [label: string, text: string][] {
  return functions.map((each, at) => [words.number(at + 1), functionInWords(each, event, words)]);
}
