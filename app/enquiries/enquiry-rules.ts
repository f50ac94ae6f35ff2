import { eventTypes } from '#app/catalogue/event-type.ts';
import {
  type Accepted,
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
} from '#app/forms/form-rules.ts';
import { fieldLimits as limits } from '#app/forms/shared-field-limits.ts';
import { addYears, type Day, isDay } from '#app/language/dates.ts';
import { cleanLine } from '#platform/clean-text.ts';
import { latinDigits } from '#platform/latin-digits.ts';
import {
  budgetRanges,
  type EnquiryValues,
  type FieldErrors,
  requiredFields,
  type SpaceOption,
  type Variant,
} from './enquiry.ts';
import { enquiryRulesTexts as enquiryMessages } from './texts.ts';

export const impossibleDay = enquiryMessages.dateImpossible;

export const mostGuests = 10_000;

export interface RuleContext {
  variant: Variant;
  today: Day;
  /** Canonical slugs of the hotels that can be chosen. */
  venues: ReadonlySet<string>;
  spaces?: readonly SpaceOption[];
  /** The server reads it in full (`readPhone`), the browser loosely (`readPhoneLoosely`). */
  readPhone: (text: string) => Reading<PhoneNumber>;
}

/**
 * One rule for each field, for server and browser alike; it reads the text as typed and neither throws nor needs a
 * library. The home variant asks for the venue, and neither for rooms nor budget.
 */
export function enquiryRules({ variant, today, venues, spaces = [], readPhone }: RuleContext) {
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
    space: (text: string) => readSpace(text, spaces),
    needs_rooms: home ? () => ({ value: false }) : readNeedsRooms,
    budget_range: home
      ? () => ({ value: null })
      : optional(choiceRule(budgetRanges, { unknown: enquiryMessages.budgetUnknown })),
    special_requirements: textRule(limits.specialRequirements, { tooLong: enquiryMessages.requirementsTooLong }),
  } satisfies Record<string, (text: string) => Reading<unknown>>;
}

/** An enquiry that its rules have accepted: the hotel by its canonical slug, the hall or lawn by its name. */
export type Enquiry = { variant: Variant } & Accepted<ReturnType<typeof enquiryRules>>;

/** The browser's check: the server's rules and sentences, except for the phone number, which it reads loosely. */
export function checkEnquiry(values: EnquiryValues, context: Omit<RuleContext, 'readPhone'>): FieldErrors {
  const reading = readForm(enquiryRules({ ...context, readPhone: readPhoneLoosely }), values);
  return 'errors' in reading ? reading.errors : {};
}

export function summariseErrors(values: EnquiryValues, errors: FieldErrors, variant: Variant): string {
  return summariseForm(values, errors, requiredFields(variant));
}

/** Matches the form of a day, also of one that does not exist, such as 31 February. */
const isDayLike = /^\d{4}-\d{2}-\d{2}$/;

function readEventDate(text: string, today: Day): Reading<Day> {
  const day = typedDay(text);
  if (!day) return { problem: enquiryMessages.dateMissing };
  if (!isDay(day)) return { problem: isDayLike.test(day) ? impossibleDay : enquiryMessages.dateWrong };
  if (day < today) return { problem: enquiryMessages.datePast };
  return day > addYears(today, limits.yearsAhead) ? { problem: enquiryMessages.dateFar } : { value: day };
}

const fewestGuests = 1;

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

/** Where a hotel has one space or none, the form does not ask for it, and nothing is wrong. */
function readSpace(text: string, spaces: readonly SpaceOption[]): Reading<string | null> {
  const id = cleanLine(text);
  if (!id || spaces.length < 2) return { value: null };
  const space = spaces.find((each) => each.id === id);
  return space ? { value: space.name } : { problem: enquiryMessages.spaceUnknown };
}

function readNeedsRooms(text: string): Reading<boolean> {
  const answer = cleanLine(text).toLowerCase();
  if (['', 'no', 'false'].includes(answer)) return { value: false };
  return ['yes', 'true'].includes(answer) ? { value: true } : { problem: enquiryMessages.roomsUnknown };
}
