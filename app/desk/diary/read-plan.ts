import type { EnquiryDetail } from '#app/desk/enquiry/enquiry-change.ts';
import { isSlug } from '#app/desk/frame/read-property.ts';
import {
  functionSpan,
  isTimeOfDay,
  optionDays,
  optionExpiry,
  type TimeOfDay,
  usualTimes,
} from '#app/diary/function-times.ts';
import { type Reading, typedDay } from '#app/forms/form-rules.ts';
import { type Day, isDay } from '#app/language/dates.ts';
import { cleanLine } from '#platform/clean-text.ts';
import { latinDigits } from '#platform/latin-digits.ts';
import { lookUp } from '#platform/look-up.ts';
import { type FunctionKind, type FunctionPlan, functionKinds, functionLayouts } from './diary-function.ts';
import type { FunctionChange } from './server/change-function.server.ts';

const fields = [
  'property',
  'kind',
  'day',
  'from',
  'to',
  'setup',
  'clearing',
  'expected',
  'guaranteed',
  'layout',
  'amount',
] as const;

/** The fields of a plan as they stand in an address or a form. */
export type PlanTexts = Record<(typeof fields)[number], string>;

/** Reads the texts of a plan; what is not named takes the value that is given for it. */
export function planTexts(values: URLSearchParams | FormData, usual: Partial<PlanTexts> = {}): PlanTexts {
  return Object.fromEntries(
    fields.map((name) => [name, String(values.get(name) ?? usual[name] ?? '').trim()]),
  ) as PlanTexts;
}

/** What is wrong with a plan, or with what is done with it, by field. */
export type PlanProblems = Partial<Record<keyof PlanTexts | 'spaces' | 'days' | 'reason', string>>;

/** The numbers of a plan, each with its bounds; guests, minutes and rupees. */
export const planNumbers = {
  setup: { from: 0, to: 2_880 },
  clearing: { from: 0, to: 2_880 },
  expected: { from: 1, to: 100_000 },
  guaranteed: { from: 1, to: 100_000 },
  amount: { from: 0, to: 10_000_000_000 },
} as const;

/** Reads a plan; `missing` says what is asked for where a time is missing. */
export function readPlan(
  texts: PlanTexts,
  spaces: string[],
  missing = { from: 'Enter when it begins', to: 'Enter when it ends' },
): { plan: FunctionPlan } | { problems: PlanProblems } {
  const problems: PlanProblems = {};
  const kind = functionKinds.find((known) => known === texts.kind);
  if (!kind) problems.kind = 'Choose what it is';
  if (!isSlug(texts.property)) problems.property = 'Choose a property';
  function take<T>(name: keyof PlanTexts, read: Reading<T>): T | null {
    if ('value' in read) return read.value;
    problems[name] = read.problem;
    return null;
  }
  const number = (name: keyof typeof planNumbers) =>
    texts[name] ? take(name, readNumber(texts[name], planNumbers[name])) : null;
  const day = take('day', readDay(texts.day));
  const from = take('from', readTime(texts.from, missing.from));
  const to = take('to', readTime(texts.to, missing.to));
  const layout = functionLayouts.find((known) => known === texts.layout) ?? null;
  if (texts.layout && !layout) problems.layout = 'Choose a layout from the list';
  const numbers = {
    setupMinutes: number('setup') ?? 0,
    clearingMinutes: number('clearing') ?? 0,
    expected: number('expected'),
    guaranteed: number('guaranteed'),
    amount: number('amount'),
  };
  if (spaces.length === 0) problems.spaces = 'Choose at least one space';
  if (Object.keys(problems).length > 0 || !kind || !day || !from || !to) return { problems };
  return { plan: { property: texts.property, kind, spaces, ...functionSpan(day, from, to), layout, ...numbers } };
}

type Read = { version: number; change: FunctionChange };

/** Reads a change from a form of the function's page; null where no such form could have sent it. */
export function readFunctionChange(form: FormData, now: Date): Read | { problems: PlanProblems } | null {
  const text = (name: string) => String(form.get(name) ?? '');
  if (!/^\d{1,9}$/.test(text('version'))) return null;
  const version = Number(text('version'));
  const kind = text('change');
  switch (kind) {
    case 'confirm':
    case 'release':
    case 'challenge':
      return { version, change: { kind } };
    case 'option': {
      const days = readOptionDays(text('days'));
      if ('problem' in days) return { problems: { days: days.problem } };
      return { version, change: { kind, expires: optionExpiry(now, days.value), mayWait: text('wait') === 'yes' } };
    }
    case 'replan': {
      const read = readPlan(planTexts(form), form.getAll('space').map(String));
      return 'problems' in read ? read : { version, change: { kind, plan: read.plan } };
    }
    default:
      return null;
  }
}

const kinds: Record<string, FunctionKind> = {
  wedding: 'wedding',
  mice: 'conference',
  corporate: 'meeting',
  birthday: 'birthday',
  cocktail: 'cocktail',
};

/** What a plan begins with: the enquiry's own wishes, and the usual hours of its kind. */
export function readWish(enquiry: EnquiryDetail | null, isBlock: boolean): Partial<PlanTexts> {
  if (isBlock) return { kind: 'maintenance', ...usualTimes.blocked };
  const kind = lookUp(kinds, enquiry?.eventType ?? '') ?? (enquiry ? 'other' : 'wedding');
  const isByDay = kind === 'conference' || kind === 'meeting';
  return {
    kind,
    ...(isByDay ? usualTimes.byDay : usualTimes.inTheEvening),
    property: enquiry?.property ?? '',
    day: enquiry?.eventDate ?? '',
    expected: enquiry?.guests ? String(enquiry.guests) : '',
  };
}

// Each reader below reads the whole text or answers a sentence: a default never stands in for what cannot be read.

/** Digits alone, or grouped in thousands (2,500,000) or as in India (25,00,000). */
const wholeNumber = /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3}|\d{1,2}(?:,\d{2}){0,4},\d{3})$/;

const typed = (text: string) => latinDigits(cleanLine(text));
const inIndia = (value: number) => value.toLocaleString('en-IN');

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
  if (/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(day)) return { problem: 'There is no such day in the calendar' };
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
