import { eventTypes } from '#app/catalogue/event-type.ts';
import { readSlug } from '#app/desk/frame/read-property.ts';
import { waysToCome } from '#app/desk/inbox/inbox.ts';
import { budgetRanges } from '#app/enquiries/enquiry.ts';
import { mostGuests, readExactness, readFunctions, withMain } from '#app/enquiries/enquiry-rules.ts';
import type { EventFunction } from '#app/enquiries/functions/event-functions.ts';
import {
  type Accepted,
  choiceRule,
  errorsOf,
  type FormReading,
  type FormRules,
  lineRule,
  optional,
  type PhoneNumber,
  type Reading,
  readEmail,
  readForm,
  readName,
  textRule,
} from '#app/forms/form-rules.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { fieldLimits } from '#app/forms/shared-field-limits.ts';
import { deskDays, readDay, readNumber } from '#app/forms/typed-values.ts';

/** The most letters of the name of a hall. */
const longestSpace = 200;

export interface PhoneEnquiryContext {
  readPhone: (text: string) => Reading<PhoneNumber>;
  /** The properties that this person may choose, by slug; null if the enquiry need not name one. */
  properties: readonly string[];
  needsProperty: boolean;
}

export type PhoneEnquiry = Accepted<ReturnType<typeof phoneEnquiryRules>> & { functions: EventFunction[] };

/** An enquiry that staff type in during a phone call. A name and a phone number are enough to begin with. */
export function phoneEnquiryRules({ readPhone, properties, needsProperty }: PhoneEnquiryContext) {
  return {
    name: readName,
    phone: readPhone,
    email: optional(readEmail),
    venue_id: (text: string): Reading<string | null> => {
      const slug = readSlug(text);
      if (!slug) return needsProperty ? { problem: 'Choose one of your properties' } : { value: null };
      return properties.includes(slug) ? { value: slug } : { problem: 'Choose a property from the list' };
    },
    came_by: optional(choiceRule(waysToCome, { unknown: 'Choose how they came from the list' })),
    event_type: optional(choiceRule(eventTypes, { unknown: 'Choose an event from the list' })),
    event_date: optional((text) => readDay(text, deskDays)),
    day_exactness: readExactness,
    guest_count: optional((text) => readNumber(text, { from: 1, to: mostGuests })),
    space: optional(lineRule(longestSpace, '')),
    budget_range: optional(choiceRule(budgetRanges, { unknown: 'Choose a budget from the list' })),
    notes: textRule(fieldLimits.specialRequirements),
  };
}

type EventOfForm = Parameters<typeof withMain>[1];

/** Reads the whole form: its fields, and the functions that were added. Nothing of these need be known but what they are. */
export function readTypedForm<Rules extends FormRules>(
  rules: Rules,
  values: FormValues,
): FormReading<Accepted<Rules> & { functions: EventFunction[] }> {
  const reading = readForm(rules, values);
  const added = readFunctions(values, {
    readDay: (text) => readDay(text, deskDays),
    readSpace: optional(lineRule(longestSpace, '')),
    needsDay: false,
  });
  if ('errors' in reading || 'errors' in added) return { errors: errorsOf(reading, added) };
  const functions = withMain(added.accepted, reading.accepted as unknown as EventOfForm, values);
  return { accepted: { ...reading.accepted, functions } };
}

/** What staff may correct in an enquiry. The same rules hold, but an enquiry that came by e-mail may have no number. */
export function enquiryEditRules(context: PhoneEnquiryContext) {
  const { phone, notes, ...rules } = phoneEnquiryRules(context);
  return { ...rules, phone: optional(phone) };
}

export type EnquiryEdit = Accepted<ReturnType<typeof enquiryEditRules>> & { functions: EventFunction[] };
