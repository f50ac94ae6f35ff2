import type { FormCheck } from '#app/forms/use-form.ts';
import type { Day } from '#app/language/dates.ts';
import { followForm } from '#app/prices/follow-form.ts';
import type { EnquiryVenue, Variant } from './enquiry.ts';
import { checkForm } from './enquiry-rules.ts';
import { fillMessage } from './message/write-message.ts';

interface FormFacts {
  variant: Variant;
  today: Day;
  /** The hotels that can be chosen now. */
  venues: { readonly current: readonly EnquiryVenue[] };
}

/** Begins what the enquiry form does once it was touched: its message, its estimate and its checks. */
export function whenTouched(form: HTMLFormElement, { venues, ...facts }: FormFacts): FormCheck {
  fillMessage(form, facts.today);
  followForm(form);
  return (values, _, element) => checkForm(values, element, { ...facts, venues: venues.current });
}
