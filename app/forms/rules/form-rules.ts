import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import type { Reading } from './field-rules.ts';

/** Heads the list of errors where a required field was left empty. */
const missingFieldsSummary = 'Please fill in all required fields';
/** Heads it where every field is filled in, but one cannot be right. */
const wrongFieldsSummary = 'Please check the fields below';

/** Reads one field's text; a rule that compares two fields finds the other one in `values`. */
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
