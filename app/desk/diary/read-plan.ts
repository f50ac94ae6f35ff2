import type { FunctionPlan } from '#app/desk/diary/diary-function.ts';
import { type FunctionKind, functionKinds, functionLayouts } from '#app/desk/diary/diary-words.ts';
import type { FunctionChange } from '#app/desk/diary/server/change-function.server.ts';
import { readDay, readNumber, readOptionDays, readTime } from '#app/desk/diary/typed-values.ts';
import type { EnquiryDetail } from '#app/desk/enquiry/enquiry-change.ts';
import { functionSpan, optionExpiry } from '#app/diary/function-times.ts';
import type { Reading } from '#app/forms/form-rules.ts';
import { lookUp } from '#platform/look-up.ts';

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

/** The property that an address names, by its slug; null for all. */
export function readProperty(query: URLSearchParams): string | null {
  const slug = query.get('property') ?? '';
  return /^[a-z0-9-]{1,100}$/.test(slug) ? slug : null;
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
  if (isBlock) return { kind: 'maintenance', from: '08:00', to: '20:00' };
  const kind = lookUp(kinds, enquiry?.eventType ?? '') ?? (enquiry ? 'other' : 'wedding');
  const isByDay = kind === 'conference' || kind === 'meeting';
  return {
    kind,
    from: isByDay ? '09:00' : '19:00',
    to: isByDay ? '18:00' : '01:00',
    setup: isByDay ? '60' : '240',
    clearing: isByDay ? '60' : '120',
    property: enquiry?.property ?? '',
    day: enquiry?.eventDate ?? '',
    expected: enquiry?.guests ? String(enquiry.guests) : '',
  };
}
