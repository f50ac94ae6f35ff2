import { type EnquiryValues, enquiryFields, type FieldErrors, type Variant } from './enquiry.ts';
import { missingFieldsSummary, wrongFieldsSummary } from './enquiry-messages.ts';
import { isRequired } from './enquiry-required.ts';
import { enquiryRules, type RuleContext, readPhoneLoosely } from './enquiry-rules.ts';
import type { FormErrors } from './form.ts';

/** The browser's check, loaded when a form is first touched: the server's rules and sentences, but for the phone's. */
export function checkEnquiry(values: EnquiryValues, context: Omit<RuleContext, 'readPhone'>): FieldErrors {
  const rules = enquiryRules({ ...context, readPhone: readPhoneLoosely });
  const errors: FieldErrors = {};
  for (const field of enquiryFields) {
    const reading = rules[field](values[field]);
    if ('problem' in reading) errors[field] = reading.problem;
  }
  return errors;
}

/** The line above the list of errors. */
export function summariseErrors(values: EnquiryValues, errors: FormErrors, variant: Variant): string {
  const missing = enquiryFields.some((field) => errors[field] && !values[field].trim() && isRequired(field, variant));
  return missing ? missingFieldsSummary : wrongFieldsSummary;
}
