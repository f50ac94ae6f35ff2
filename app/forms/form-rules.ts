import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { cleanLine, cleanText, plainLine } from '#platform/clean-text.ts';
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

/** What a form was read as, or a sentence for each field that cannot be right. */
export type FormReading<T> = { accepted: T } | { errors: FormErrors };

/** Reads the fields by their rules. Browser and server both call it. */
export function readForm<Rules extends FormRules>(rules: Rules, values: FormValues): FormReading<Accepted<Rules>> {
  const accepted: Record<string, unknown> = {};
  const errors: FormErrors = {};
  for (const [field, rule] of Object.entries(rules)) {
    const reading = rule(values[field] ?? '', values);
    if ('problem' in reading) errors[field] = reading.problem;
    else accepted[field] = reading.value;
  }
  return Object.keys(errors).length > 0 ? { errors } : { accepted: accepted as Accepted<Rules> };
}

/** Returns what is wrong in a form that is read in several parts. */
export function errorsOf(...readings: FormReading<unknown>[]): FormErrors {
  return Object.assign({}, ...readings.map((reading) => ('errors' in reading ? reading.errors : {})));
}

/** Returns the line above the list of errors: that something is missing, or else that something is wrong. */
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
  return lineRule(limits.name, texts.nameMissing)(text);
}

/** Matches a local part without spaces and long dashes, then labels of letters and digits with dots between them. */
const emailPattern =
  /^[^\s@"(),:;<>[\\\]\u2012-\u2015\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62}$/u;

export function readEmail(text: string): Reading<string> {
  const email = plainEmail(text);
  if (!email) return { problem: texts.emailMissing };
  const [local = ''] = email.split('@');
  const misplacedDot = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  const tooLong = email.length > limits.email;
  return tooLong || misplacedDot || !emailPattern.test(email) ? { problem: texts.emailWrong } : { value: email };
}

/** An e-mail address as it is stored and compared. */
export const plainEmail = (text: string) => plainLine(text).toLowerCase();

/** Accepts six to thirty digits: the browser has no library for phone numbers. The server reads the number in full. */
export function readPhoneLoosely(text: string): Reading<PhoneNumber> {
  const number = plainLine(text);
  const digits = number.match(/\d/g)?.length ?? 0;
  const possible = digits >= 6 && digits <= 30 && number.length <= limits.phone;
  return possible ? { value: { number, remark: null } } : { problem: texts.phone };
}

/** Reads several lines; `missing` is the error of an empty field if the text is required. A line break is one character. */
export function textRule(limit: number, missing: string): (text: string) => Reading<string>;
export function textRule(limit: number): (text: string) => Reading<string | null>;
export function textRule(limit: number, missing?: string) {
  return (typed: string): Reading<string | null> => readText(cleanText(typed), limit, missing);
}

/** Reads one line that must not be empty. */
export function lineRule(limit: number, missing: string) {
  return (typed: string) => readText(cleanLine(typed), limit, missing) as Reading<string>;
}

function readText(text: string, limit: number, missing: string | undefined): Reading<string | null> {
  if (text.length > limit) return { problem: texts.tooLong(limit, text.length) };
  return !text && missing ? { problem: missing } : { value: text || null };
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
