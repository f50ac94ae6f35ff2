import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import type { Reading } from './field-rules.ts';

/** This line heads the list of errors if a required field is empty. */
const missingFieldsSummary = 'Please fill in all required fields';
/** This line heads it if every field is filled in, but one cannot be right. */
const wrongFieldsSummary = 'Please check the fields below';

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
  return missing ? missingFieldsSummary : wrongFieldsSummary;
}
