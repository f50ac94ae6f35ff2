import { eventTypes } from '#app/catalogue/event-type.ts';
import {
  choiceRule,
  optional,
  type PhoneNumber,
  type Reading,
  readEmail,
  readForm,
  readName,
  readPhoneLoosely,
  summariseForm,
  textRule,
  typedDay,
} from '#app/forms/rules/form-rules.ts';
import { fieldLimits as limits } from '#app/forms/rules/shared-field-limits.ts';
import { addYears, type Day, isDay } from '#app/language/dates.ts';
import { cleanLine, latinDigits } from '#platform/clean-text.ts';
import { budgetRanges } from './budget-range.ts';
import { type EnquiryValues, type FieldErrors, requiredFields, type Variant } from './enquiry.ts';

/** The sentences that a visitor reads at a field, the same in the browser and from the server. */
export const enquiryMessages = {
  eventTypeMissing: 'Choose an event type',
  eventTypeUnknown: 'Choose an event type from the list',
  dateMissing: 'Enter the date of your event',
  dateImpossible: 'There is no such day in the calendar: check the day and the month',
  dateWrong: 'Enter the date as day, month and year',
  datePast: 'Choose a date from today on',
  dateFar: 'Choose a date within the next three years',
  guestsMissing: 'Enter the number of guests',
  guestsWrong: 'Enter a whole number of guests from 1 to 10,000',
  venueMissing: 'Choose a venue',
  venueUnknown: 'Choose a hotel or venue from the list',
  roomsUnknown: 'Choose Yes or No',
  budgetUnknown: 'Choose a budget range from the list',
  requirementsTooLong: `Shorten the special requirements to ${limits.specialRequirements} characters or fewer`,
} as const;

const fewestGuests = 1;
export const mostGuests = 10_000;

export interface RuleContext {
  variant: Variant;
  /** The present day in India. */
  today: Day;
  /** Canonical slugs of the hotels that can be chosen. */
  venues: ReadonlySet<string>;
  /** The server reads it in full (`readPhone`), the browser loosely (`readPhoneLoosely`). */
  readPhone: (text: string) => Reading<PhoneNumber>;
}

/**
 * One rule for each field, for server and browser alike; it reads the text as typed and neither throws nor needs a
 * library. The home variant asks for the venue, and neither for rooms nor budget.
 */
export function enquiryRules({ variant, today, venues, readPhone }: RuleContext) {
  const home = variant === 'home';
  return {
    name: readName,
    email: readEmail,
    phone: readPhone,
    event_type: choiceRule(eventTypes, {
      missing: enquiryMessages.eventTypeMissing,
      unknown: enquiryMessages.eventTypeUnknown,
    }),
    event_date: (text: string) => readEventDate(text, today),
    guest_count: readGuestCount,
    venue_id: (text: string) => readVenue(text, venues, home ? enquiryMessages.venueMissing : undefined),
    needs_rooms: home ? () => ({ value: false }) : readNeedsRooms,
    budget_range: home
      ? () => ({ value: null })
      : optional(choiceRule(budgetRanges, { unknown: enquiryMessages.budgetUnknown })),
    special_requirements: textRule(limits.specialRequirements, { tooLong: enquiryMessages.requirementsTooLong }),
  } satisfies Record<string, (text: string) => Reading<unknown>>;
}

/** The browser's check: the server's rules and sentences, except for the phone number, which it reads loosely. */
export function checkEnquiry(values: EnquiryValues, context: Omit<RuleContext, 'readPhone'>): FieldErrors {
  const reading = readForm(enquiryRules({ ...context, readPhone: readPhoneLoosely }), values);
  return 'errors' in reading ? reading.errors : {};
}

/** The line above the list of errors. */
export function summariseErrors(values: EnquiryValues, errors: FieldErrors, variant: Variant): string {
  return summariseForm(values, errors, requiredFields(variant));
}

/** Matches the form of a day, also of one that does not exist, such as 31 February. */
const isDayLike = /^\d{4}-\d{2}-\d{2}$/;

function readEventDate(text: string, today: Day): Reading<Day> {
  const day = typedDay(text);
  if (!day) return { problem: enquiryMessages.dateMissing };
  if (!isDay(day)) return { problem: isDayLike.test(day) ? enquiryMessages.dateImpossible : enquiryMessages.dateWrong };
  if (day < today) return { problem: enquiryMessages.datePast };
  return day > addYears(today, limits.yearsAhead) ? { problem: enquiryMessages.dateFar } : { value: day };
}

function readGuestCount(text: string): Reading<number> {
  const typed = latinDigits(cleanLine(text));
  if (!typed) return { problem: enquiryMessages.guestsMissing };
  const digits = typed.replace(/(\d)[, ](?=\d)/g, '$1');
  const guests = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return guests >= fewestGuests && guests <= mostGuests ? { value: guests } : { problem: enquiryMessages.guestsWrong };
}

function readVenue(text: string, venues: ReadonlySet<string>, missing?: string): Reading<string | null> {
  const slug = cleanLine(text);
  if (!slug) return missing ? { problem: missing } : { value: null };
  return venues.has(slug) ? { value: slug } : { problem: enquiryMessages.venueUnknown };
}

function readNeedsRooms(text: string): Reading<boolean> {
  const answer = cleanLine(text).toLowerCase();
  if (['', 'no', 'false'].includes(answer)) return { value: false };
  return ['yes', 'true'].includes(answer) ? { value: true } : { problem: enquiryMessages.roomsUnknown };
}
