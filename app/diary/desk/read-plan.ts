import type { FunctionPlan } from '#app/diary/diary-function.ts';
import { functionKinds, functionLayouts } from '#app/diary/diary-words.ts';
import { functionSpan, isTimeOfDay } from '#app/diary/function-times.ts';
import { type Day, isDay } from '#app/language/dates.ts';

/** The fields of a plan as they stand in an address or a form. */
export interface PlanTexts {
  property: string;
  kind: string;
  day: string;
  from: string;
  to: string;
  setup: string;
  clearing: string;
  expected: string;
  guaranteed: string;
  layout: string;
  amount: string;
}

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

/** Reads the texts of a plan; what is not named takes the value that is given for it. */
export function planTexts(values: URLSearchParams | FormData, usual: Partial<PlanTexts> = {}): PlanTexts {
  return Object.fromEntries(
    fields.map((name) => [name, String(values.get(name) ?? usual[name] ?? '').trim()]),
  ) as unknown as PlanTexts;
}

/** What is wrong with a plan, by field; `words` are for the desk. */
export type PlanProblems = Partial<Record<keyof PlanTexts | 'spaces', string>>;

const most = { guests: 100_000, minutes: 2_880, rupees: 10_000_000_000 };

/** Reads a plan from its texts and its spaces. */
export function readPlan(texts: PlanTexts, spaces: string[]): { plan: FunctionPlan } | { problems: PlanProblems } {
  const problems: PlanProblems = {};
  const kind = functionKinds.find((known) => known === texts.kind);
  if (!kind) problems.kind = 'Choose what it is';
  if (!/^[a-z0-9-]{1,100}$/.test(texts.property)) problems.property = 'Choose a property';
  if (!isDay(texts.day)) problems.day = 'Enter the day';
  if (!isTimeOfDay(texts.from)) problems.from = 'Enter when it begins';
  if (!isTimeOfDay(texts.to)) problems.to = 'Enter when it ends';
  const count = (name: 'setup' | 'clearing' | 'expected' | 'guaranteed' | 'amount', limit: number, least: number) => {
    if (texts[name] === '') return null;
    const value = Number(texts[name].replaceAll(',', ''));
    if (Number.isInteger(value) && value >= least && value <= limit) return value;
    problems[name] = `Enter a whole number up to ${limit.toLocaleString('en-IN')}`;
    return null;
  };
  const numbers = {
    setupMinutes: count('setup', most.minutes, 0) ?? 0,
    clearingMinutes: count('clearing', most.minutes, 0) ?? 0,
    expected: count('expected', most.guests, 1),
    guaranteed: count('guaranteed', most.guests, 1),
    amount: count('amount', most.rupees, 0),
  };
  if (spaces.length === 0) problems.spaces = 'Choose at least one space';
  if (Object.keys(problems).length > 0 || !kind) return { problems };
  const { starts, ends } = functionSpan(texts.day as Day, texts.from, texts.to);
  const layout = functionLayouts.find((known) => known === texts.layout) ?? null;
  return { plan: { property: texts.property, kind, spaces, starts, ends, layout, ...numbers } };
}
