import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { cleanLine, cleanText } from '#platform/clean-text.ts';
import { latinDigits } from '#platform/latin-digits.ts';
import { fieldLimits as limits } from './shared-field-limits.ts';
import { fieldMessagesTexts as texts } from './texts.ts';

/** The value that a field's text was read as, or the sentence that tells the visitor what to change. */
export type Reading<T> = { value: T } | { problem: string };

/** Reads one field's text; a rule that compares two fields finds the other one in `values`. */
export type FieldRule = (text: string, values: FormValues) => Reading<unknown>;
export type FormRules = Record<string, FieldRule>;

/** The values that a form's rules accept, each as it was read. */
export type Accepted<Rules extends FormRules> = {
  [Field in keyof Rules]: Extract<ReturnType<Rules[Field]>, { value: unknown }>['value'];
};

/** An accepted form, or a sentence for each field that cannot be right; the same in the browser and on the server. */
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

/** Returns the line above the list of errors, which says whether something is missing, or only wrong. */
export function summariseForm(values: FormValues, errors: FormErrors, required: readonly string[]): string {
  const missing = required.some((field) => errors[field] && !values[field]?.trim());
  return missing ? texts.fieldsMissing : texts.fieldsWrong;
}

export interface PhoneNumber {
  /** E.164, e.g. "+919810000000". */
  number: string;
  /** Other text that was typed with the number: an extension, a second number, a word on when to call. */
  remark: string | null;
}

export function readName(text: string): Reading<string> {
  const name = cleanLine(text);
  if (!name) return { problem: texts.nameMissing };
  return name.length > limits.name ? { problem: texts.nameTooLong } : { value: name };
}

/** Matches a local part without spaces, then labels of letters and digits with dots between them. */
const emailPattern =
  /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62}$/u;

export function readEmail(text: string): Reading<string> {
  const email = cleanLine(text).toLowerCase();
  if (!email) return { problem: texts.emailMissing };
  const [local = ''] = email.split('@');
  const misplacedDot = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  const tooLong = email.length > limits.email;
  return tooLong || misplacedDot || !emailPattern.test(email) ? { problem: texts.emailWrong } : { value: email };
}

/** Accepts six to thirty digits: the browser has no library for phone numbers. The server reads the number in full. */
export function readPhoneLoosely(text: string): Reading<PhoneNumber> {
  const number = cleanLine(text);
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0;
  const possible = digits >= 6 && digits <= 30 && number.length <= limits.phone;
  return possible ? { value: { number, remark: null } } : { problem: texts.phone };
}

/** Reads several lines; `missing` is the error of an empty field if the text is required. */
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

export function choiceRule<Value extends string>(
  values: readonly Value[],
  { unknown, missing = unknown }: { unknown: string; missing?: string },
): (text: string) => Reading<Value> {
  return (text) => {
    const typed = cleanLine(text);
    if (!typed) return { problem: missing };
    const value = values.find((known) => known === typed);
    return value ? { value } : { problem: unknown };
  };
}

export function optional<T>(read: (text: string) => Reading<T>): (text: string) => Reading<T | null> {
  return (text) => (cleanLine(text) ? read(text) : { value: null });
}

/** A typed day as a date field writes it: `YYYY-MM-DD`. Without such a field people write day, month and year. */
export function typedDay(text: string): string {
  return latinDigits(cleanLine(text)).replace(
    /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})$/,
    (_, date: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
  );
}

/** Reads a whole number within bounds; an empty field counts as `empty` if that is given. */
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
