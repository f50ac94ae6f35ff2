import { kindOfEvent } from '#app/catalogue/event-type.ts';
import { type EnquiryDetail, readVersion } from '#app/desk/enquiry/enquiry-change.ts';
import { isSlug, readSlug } from '#app/desk/frame/read-property.ts';
import { functionSpan, optionDays, optionExpiry, usualTimes } from '#app/diary/function-times.ts';
import type { EventFunction } from '#app/enquiries/functions/event-functions.ts';
import type { Reading } from '#app/forms/form-rules.ts';
import { deskDays, readAmount, readDay, readDuration, readNumber, readTime } from '#app/forms/typed-values.ts';
import { plainLine } from '#platform/clean-text.ts';
import { lookUp } from '#platform/look-up.ts';
import { type FunctionKind, type FunctionPlan, functionKinds, functionLayouts } from './diary-function.ts';
import type { FunctionChange } from './server/change-function.server.ts';

/** The numbers of a plan: minutes, guests and rupees. A field that is left empty says nothing. */
const planNumbers = {
  setup: (text: string) => readDuration(text, { in: 'minutes', from: 0, to: 2_880 }),
  clearing: (text: string) => readDuration(text, { in: 'minutes', from: 0, to: 2_880 }),
  expected: (text: string) => readNumber(text, { from: 1, to: 100_000 }),
  guaranteed: (text: string) => readNumber(text, { from: 1, to: 100_000 }),
  amount: (text: string) => readAmount(text, { from: 0, to: 10_000_000_000 }),
} as const;
type PlanNumber = keyof typeof planNumbers;

const otherFields = ['property', 'kind', 'day', 'from', 'to', 'layout'] as const;

/** The texts of a plan's fields, from an address or a form. */
export type PlanTexts = Record<(typeof otherFields)[number] | PlanNumber, string>;

/** Reads the texts of a plan; a field that is absent gets its text from `usual`. */
export function planTexts(values: URLSearchParams | FormData, usual: Partial<PlanTexts> = {}): PlanTexts {
  const fields = [...otherFields, ...(Object.keys(planNumbers) as PlanNumber[])];
  const texts = fields.map((name) => [name, String(values.get(name) ?? usual[name] ?? '').trim()]);
  return Object.fromEntries(texts) as PlanTexts;
}

/** A sentence for each field of a plan, or of the form around it, that cannot be right. */
export type PlanProblems = Partial<Record<keyof PlanTexts | 'spaces' | 'days' | 'reason', string>>;

/** Reads a plan; `missing` has the sentences for times that are missing. */
export function readPlan(
  texts: PlanTexts,
  spaces: string[],
  missing = { from: 'Enter when it begins', to: 'Enter when it ends' },
): { plan: FunctionPlan } | { problems: PlanProblems } {
  const problems: PlanProblems = {};
  const kind = functionKinds.find((known) => known === texts.kind);
  if (!kind) problems.kind = 'Choose what it is';
  const property = readSlug(texts.property);
  if (!isSlug(property)) problems.property = 'Choose a property';
  function take<T>(name: keyof PlanTexts, read: Reading<T>): T | null {
    if ('value' in read) return read.value;
    problems[name] = read.problem;
    return null;
  }
  const number = (name: PlanNumber) => (texts[name] ? take(name, planNumbers[name](texts[name])) : null);
  const day = take('day', readDay(texts.day, deskDays));
  const from = take('from', readTime(texts.from, missing.from));
  const to = take('to', readTime(texts.to, missing.to));
  if (from && from === to) problems.to = `It begins at ${from}, too. For a whole day and night enter one minute less.`;
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
  return { plan: { property, kind, spaces, ...functionSpan(day, from, to), layout, ...numbers } };
}

/** Reads the plan for which spaces are proposed: any space stands for them, and numbers that cannot be read are left out. */
export function readPlanToPropose(texts: PlanTexts) {
  const read = readPlan(texts, ['any']);
  if ('plan' in read) return { read, plan: read.plan };
  const unread = Object.keys(planNumbers).filter((name) => read.problems[name as keyof typeof planNumbers]);
  const rest = readPlan({ ...texts, ...Object.fromEntries(unread.map((name) => [name, ''])) }, ['any']);
  return { read, plan: 'plan' in rest ? rest.plan : null };
}

type Read = { version: number; change: FunctionChange };

/** Reads a change from a form of the function's page; null where no such form could have sent it. */
export function readFunctionChange(form: FormData, now: Date): Read | { problems: PlanProblems } | null {
  const version = readVersion(form);
  if (version === null) return null;
  const text = (name: string) => String(form.get(name) ?? '');
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
      if ('problems' in read) return read;
      return { version, change: { kind, plan: read.plan, movesEnquiry: movesEnquiry(form) } };
    }
    default:
      return null;
  }
}

/** Reads the answer of `EnquiryDayField`. */
export function movesEnquiry(form: URLSearchParams | FormData): boolean {
  return form.get('enquiryDay') === 'yes';
}

/** Returns what was typed into the form that changes a function. */
export function typedPlan(form: URLSearchParams | FormData) {
  return { texts: planTexts(form), spaces: form.getAll('space').map(String), movesEnquiry: movesEnquiry(form) };
}
export type TypedPlan = ReturnType<typeof typedPlan>;

/**
 * Returns the texts with which a new plan begins: what the enquiry says, and the usual hours of its kind. `asked` is the one
 * of several functions that is held.
 */
export function firstTexts(enquiry: EnquiryDetail | null, isBlock: boolean, asked?: EventFunction): Partial<PlanTexts> {
  if (isBlock) return { kind: 'maintenance', ...usualTimes.blocked };
  const ofEvent: FunctionKind | undefined = lookUp(kindOfEvent, enquiry?.eventType ?? '');
  const kind = asked?.kind ?? ofEvent ?? (enquiry ? 'other' : 'wedding');
  const guests = asked?.guests ?? enquiry?.guests;
  const isByDay = kind === 'conference' || kind === 'meeting';
  return {
    kind,
    ...(isByDay ? usualTimes.byDay : usualTimes.inTheEvening),
    property: enquiry?.property ?? '',
    // Of an open day the first possible one stands here, to be changed.
    day: asked?.day ?? enquiry?.eventDate ?? '',
    expected: guests ? String(guests) : '',
  };
}

/** Reads for how many days an option is kept: "14", "14 days" or "2 weeks". */
export function readOptionDays(text: string): Reading<number> {
  const { most } = optionDays;
  return readDuration(text, { in: 'days', from: 1, to: most }, `Enter the days of the option, from 1 to ${most}`);
}

/** Reads by how many days a whole event is moved; a number below zero moves it back. */
export function readMove(text: string): Reading<number> {
  const [, sign = '', days = ''] = /^([-−–+]?)(.*)$/.exec(plainLine(text)) ?? [];
  const problem = 'Enter by how many days to move it, from −730 to 730';
  const read = readDuration(days, { in: 'days', from: 1, to: 730 }, problem);
  return 'value' in read && /[-−–]/.test(sign) ? { value: -read.value } : read;
}
