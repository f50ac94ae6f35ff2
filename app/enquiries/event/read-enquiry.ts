import { readForm } from '#app/forms/rules/form-rules.ts';
import { readPhone } from '#app/forms/rules/read-phone.ts';
import { type Enquiry, type EnquiryValues, enquiryFields, type FieldErrors, variantOf } from './enquiry.ts';
import { enquiryRules, type RuleContext } from './enquiry-rules.ts';

const postedFields = [...enquiryFields, 'submission_id', 'variant', 'campaign'] as const;

/** Turns any input, also of a hostile client, into the texts that a form would show again. */
export function readEnquiryValues(input: unknown): EnquiryValues {
  const given: Record<string, unknown> = { ...(input as object) };
  return Object.fromEntries(postedFields.map((name) => [name, textOf(given[name])])) as EnquiryValues;
}

/** Files and objects become an empty text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : '';
}

/** Returns an accepted enquiry, or a sentence for each field that cannot be right. */
export function readEnquiry(
  values: EnquiryValues,
  context: Omit<RuleContext, 'readPhone' | 'variant'>,
): { enquiry: Enquiry } | { errors: FieldErrors } {
  const variant = variantOf(values);
  const reading = readForm(enquiryRules({ ...context, variant, readPhone }), values);
  return 'errors' in reading ? reading : { enquiry: { variant, ...reading.accepted } };
}
