import { eventTypes } from '#app/catalogue/event-type.ts';
import { budgetRanges } from '#app/enquiries/event/budget-range.ts';
import { fieldLimits } from '#app/forms/rules/field-limits.ts';
import {
  countRule,
  type PhoneNumber,
  type Reading,
  readEmail,
  readName,
  textRule,
} from '#app/forms/rules/field-rules.ts';
import type { Accepted } from '#app/forms/rules/form-rules.ts';
import { isDay } from '#app/language/dates.ts';

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
    email: unlessEmpty(readEmail),
    venue_id: (text: string): Reading<string | null> => {
      if (!text) return needsProperty ? { problem: 'Choose one of your properties' } : { value: null };
      return properties.includes(text) ? { value: text } : { problem: 'Choose a property from the list' };
    },
    event_type: unlessEmpty(oneOf(eventTypes, 'Choose an event from the list')),
    event_date: unlessEmpty((text) => (isDay(text) ? { value: text } : { problem: 'Enter the day of the event' })),
    guest_count: unlessEmpty(countRule({ from: 1, to: 10_000 }, 'Enter a number of guests from 1 to 10,000')),
    budget_range: unlessEmpty(oneOf(budgetRanges, 'Choose a budget from the list')),
    notes: textRule(limit, { tooLong: `Shorten the notes to ${limit} characters or fewer` }),
  };
}

function oneOf<Value extends string>(values: readonly Value[], problem: string): (text: string) => Reading<Value> {
  return (text) => {
    const value = values.find((known) => known === text);
    return value ? { value } : { problem };
  };
}

function unlessEmpty<T>(read: (text: string) => Reading<T>): (text: string) => Reading<T | null> {
  return (text) => (text.trim() ? read(text.trim()) : { value: null });
}
