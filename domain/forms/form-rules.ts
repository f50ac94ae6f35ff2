import { missingFieldsSummary, wrongFieldsSummary } from '../enquiry-messages.ts';
import type { Reading } from '../enquiry-rules.ts';
import type { FormErrors, FormValues } from '../form.ts';
import { cleanLine, cleanText, latinDigits } from '../visible-text.ts';

/** Reads one field's text; the others are there for what two of them say together. */
export type FieldRule = (text: string, values: FormValues) => Reading<unknown>;
export type FormRules = Record<string, FieldRule>;

/** What a form's rules accept, each field as the value that it was read as. */
export type Accepted<Rules extends FormRules> = {
  [Field in keyof Rules]: Extract<ReturnType<Rules[Field]>, { value: unknown }>['value'];
};

/** An accepted form, or a sentence for each field that cannot be right. The same in the browser and on the server. */
export function readForm<Rules extends FormRules>(
  rules: Rules,
  values: FormValues,
): { accepted: Accepted<Rules> } | { errors: FormErrors } {
  const accepted: Record<string, unknown> = {};
  const errors: FormErrors = {};
  for (const [field, rule] of Object.entries(rules)) {
    const reading = rule(values[field] ?? '', values);
    if ('problem' in reading) errors[field] = reading.problem;
    else accepted[field] = reading.value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { accepted: accepted as Accepted<Rules> };
}

/** The line above the list of errors: whether something is missing, or only wrong. */
export function summariseForm(values: FormValues, errors: FormErrors, required: readonly string[]): string {
  const missing = required.some((field) => errors[field] && !values[field]?.trim());
  return missing ? missingFieldsSummary : wrongFieldsSummary;
}

/** Several lines; `missing` where they are needed. */
export function textRule(limit: number, words: { missing: string; tooLong: string }): (text: string) => Reading<string>;
export function textRule(limit: number, words: { tooLong: string }): (text: string) => Reading<string | null>;
export function textRule(limit: number, { missing, tooLong }: { missing?: string; tooLong: string }) {
  return (typed: string): Reading<string | null> => {
    const text = cleanText(typed);
    if (text.length > limit) return { problem: tooLong };
    if (!text && missing) return { problem: missing };
    return { value: text || null };
  };
}

/** One of a list. */
export function choiceRule<Value extends string>(
  values: readonly Value[],
  { missing, unknown }: { missing: string; unknown: string },
): (text: string) => Reading<Value> {
  return (text) => {
    const typed = cleanLine(text);
    if (!typed) return { problem: missing };
    const value = values.find((known) => known === typed);
    return value ? { value } : { problem: unknown };
  };
}

/** A whole number within bounds; an empty field counts as `empty` where that is given. */
export function countRule(
  bounds: { from: number; to: number; empty?: number },
  problem: string,
): (text: string) => Reading<number> {
  return (text) => {
    const typed = latinDigits(cleanLine(text));
    if (!typed && bounds.empty !== undefined) return { value: bounds.empty };
    const count = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
    return count >= bounds.from && count <= bounds.to ? { value: count } : { problem };
  };
}
