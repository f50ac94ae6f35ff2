import { eventTypes } from '#app/catalogue/event-type.ts';
import { budgetRanges } from '#app/enquiries/enquiry.ts';
import { mostGuests } from '#app/enquiries/enquiry-rules.ts';
import {
  type Accepted,
  choiceRule,
  countRule,
  optional,
  type PhoneNumber,
  type Reading,
  readEmail,
  readName,
  textRule,
} from '#app/forms/form-rules.ts';
import { fieldLimits } from '#app/forms/shared-field-limits.ts';
import { type Day, isDay } from '#app/language/dates.ts';

interface Context {
  readPhone: (text: string) => Reading<PhoneNumber>;
  /** The properties that this person may choose, by slug; null if the enquiry need not name one. */
  properties: readonly string[];
  needsProperty: boolean;
}

export type PhoneEnquiry = Accepted<ReturnType<typeof phoneEnquiryRules>>;

/** An enquiry that staff type in during a phone call. A name and a phone number are enough to begin with. */
export function phoneEnquiryRules({ readPhone, properties, needsProperty }: Context) {
  const limit = fieldLimits.specialRequirements;
  return {
    name: readName,
    phone: readPhone,
    email: optional(readEmail),
    venue_id: (text: string): Reading<string | null> => {
      if (!text) return needsProperty ? { problem: 'Choose one of your properties' } : { value: null };
      return properties.includes(text) ? { value: text } : { problem: 'Choose a property from the list' };
    },
    event_type: optional(choiceRule(eventTypes, { unknown: 'Choose an event from the list' })),
    event_date: optional(readDay),
    guest_count: optional(countRule({ from: 1, to: mostGuests }, 'Enter a number of guests from 1 to 10,000')),
    budget_range: optional(choiceRule(budgetRanges, { unknown: 'Choose a budget from the list' })),
    notes: textRule(limit, { tooLong: `Shorten the notes to ${limit} characters or fewer` }),
  };
}

/** What staff may correct in an enquiry. The same rules hold, but an enquiry that came by e-mail may have no number. */
export function enquiryEditRules(context: Context) {
  const { phone, budget_range, notes, ...rules } = phoneEnquiryRules(context);
  return { ...rules, phone: optional(phone) };
}

export type EnquiryEdit = Accepted<ReturnType<typeof enquiryEditRules>>;

function readDay(text: string): Reading<Day> {
  const day = text.trim();
  return isDay(day) ? { value: day } : { problem: 'Enter the day of the event' };
}
