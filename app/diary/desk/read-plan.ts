import type { FunctionPlan } from '#app/diary/diary-function.ts';
import { functionKinds, functionLayouts } from '#app/diary/diary-words.ts';
import { functionSpan } from '#app/diary/function-times.ts';
import { readDay, readNumber, readTime } from '#app/diary/typed-values.ts';
import type { Reading } from '#app/forms/rules/form-rules.ts';

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

/** Reads a plan from its texts and its spaces. */
export function readPlan(texts: PlanTexts, spaces: string[]): { plan: FunctionPlan } | { problems: PlanProblems } {
  const problems: PlanProblems = {};
  const kind = functionKinds.find((known) => known === texts.kind);
  if (!kind) problems.kind = 'Choose what it is';
  if (!/^[a-z0-9-]{1,100}$/.test(texts.property)) problems.property = 'Choose a property';
  function take<T>(name: keyof PlanTexts, read: Reading<T>): T | null {
    if ('value' in read) return read.value;
    problems[name] = read.problem;
    return null;
  }
  const number = (name: keyof typeof planNumbers) =>
    texts[name] ? take(name, readNumber(texts[name], planNumbers[name])) : null;
  const day = take('day', readDay(texts.day));
  const from = take('from', readTime(texts.from, 'Enter when it begins'));
  const to = take('to', readTime(texts.to, 'Enter when it ends'));
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
