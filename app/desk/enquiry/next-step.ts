import { type Accepted, choiceRule, type FormReading, optional, readForm, textRule } from '#app/forms/form-rules.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { readDay, readTime } from '#app/forms/typed-values.ts';
import { addDays, addYears, type Day, formatShortDay } from '#app/language/dates.ts';
import { englishDates } from '#app/language/english-dates.ts';

/** What somebody does next for an open enquiry. */
export const stepLabels = {
  call: 'Call',
  visit: 'Visit',
  tasting: 'Tasting',
  offer: 'Send the offer',
  other: 'Other',
};
export type StepKind = keyof typeof stepLabels;

export interface NextStep {
  kind: StepKind;
  on: Day;
  /** India time, "15:30"; null while the hour is open. */
  at: string | null;
  words: string | null;
}

/** The names of the fields in which a step is typed. */
export const stepFields = ['step_kind', 'step_on', 'step_at', 'step_words'] as const;

const longestWords = 300;
/** The days after which a family that was answered hears from us again, unless somebody says otherwise. */
const usualDays = 3;

/** Returns the day that is proposed: in three days, or the day before a date that is held for the family is free again. */
export function proposedDay(today: Day, heldUntil: readonly Day[]): Day {
  const before = heldUntil.map((day) => addDays(day, -1)).filter((day) => day >= today);
  return [addDays(today, usualDays), ...before].toSorted()[0] ?? today;
}

function stepRules(today: Day) {
  const kinds = Object.keys(stepLabels) as StepKind[];
  const range = { from: today, to: addYears(today, 3), early: 'Choose a day from today on for the next step' };
  return {
    step_kind: choiceRule(kinds, { unknown: 'Choose what is to be done next' }),
    step_on: (text: string) => readDay(text, range, 'Choose a day for the next step'),
    step_at: optional((text) => readTime(text, '')),
    step_words: textRule(longestWords),
  };
}

/** Reads a step as its form posts it. */
export function readStep(values: FormValues, today: Day): FormReading<NextStep> {
  const reading = readForm(stepRules(today), values);
  return 'errors' in reading ? reading : { accepted: stepOf(reading.accepted) };
}

function stepOf({ step_kind, step_on, step_at, step_words }: Accepted<ReturnType<typeof stepRules>>): NextStep {
  return { kind: step_kind, on: step_on, at: step_at, words: step_words };
}

/** Returns "Call, 2 Dec, 3:30 PM: the tent". */
export function stepInWords(step: NextStep): string {
  return `${stepLabels[step.kind]}, ${stepTimeInWords(step)}`;
}

/** Returns "2 Dec, 3:30 PM: the tent". */
export function stepTimeInWords({ on, at, words }: Omit<NextStep, 'kind'>): string {
  const [hour = '', minutes = ''] = at?.split(':') ?? [];
  const parts = [formatShortDay(on), at && englishDates.time(Number(hour), minutes)];
  return `${parts.filter(Boolean).join(', ')}${words ? `: ${words}` : ''}`;
}
