import { readPhoneLoosely } from '#app/forms/field-rules.ts';
import type { FormErrors } from '#app/forms/form.ts';
import { readForm, summariseForm } from '#app/forms/form-rules.ts';
import { type EnquiryValues, enquiryFields, type FieldErrors, type Variant } from './enquiry.ts';
import { enquiryRules, type RuleContext } from './enquiry-rules.ts';
import { isRequired } from './required-fields.ts';

/** The browser's check, loaded when a form is first touched: the server's rules and sentences, but for the phone's. */
export function checkEnquiry(values: EnquiryValues, context: Omit<RuleContext, 'readPhone'>): FieldErrors {
  const reading = readForm(enquiryRules({ ...context, readPhone: readPhoneLoosely }), values);
  return 'errors' in reading ? reading.errors : {};
}

/** The line above the list of errors. */
export function summariseErrors(values: EnquiryValues, errors: FormErrors, variant: Variant): string {
  return summariseForm(
    values,
    errors,
    enquiryFields.filter((field) => isRequired(field, variant)),
  );
}
