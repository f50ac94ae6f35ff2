import { enquiryLimits as limits } from '#app/forms/field-limits.ts';
import { type PhoneNumber, type Reading, readEmail, readName } from '#app/forms/field-rules.ts';
import { addYears, type Day, isDay } from '#app/language/dates.ts';
import { cleanLine, cleanText, latinDigits } from '#platform/clean-text.ts';
import { type BudgetRange, budgetRanges } from './budget-range.ts';
import type { Variant } from './enquiry.ts';
import { enquiryMessages as messages } from './enquiry-messages.ts';
import { type EventType, eventTypes } from './event-type.ts';

export interface RuleContext {
  variant: Variant;
  /** The day in India. */
  today: Day;
  /** Canonical slugs of the hotels that can be chosen. */
  venues: ReadonlySet<string>;
  /** Read in full on the server (`readPhone`), loosely in the browser (`readPhoneLoosely`). */
  readPhone: (text: string) => Reading<PhoneNumber>;
}

/**
 * One rule a field, for server and browser alike; it reads the text as typed and neither throws nor needs a
 * library. The home variant asks for the venue, and neither for rooms nor budget (part 1, sections 3 and 5).
 */
export function enquiryRules({ variant, today, venues, readPhone }: RuleContext) {
  const home = variant === 'home';
  return {
    name: readName,
    email: readEmail,
    phone: readPhone,
    event_type: readEventType,
    event_date: (text: string) => readEventDate(text, today),
    guest_count: readGuestCount,
    venue_id: (text: string) => readVenue(text, venues, home ? messages.venueMissing : undefined),
    needs_rooms: home ? () => ({ value: false }) : readNeedsRooms,
    budget_range: home ? () => ({ value: null }) : readBudget,
    special_requirements: readRequirements,
  } satisfies Record<string, (text: string) => Reading<unknown>>;
}

function readEventType(text: string): Reading<EventType> {
  const value = cleanLine(text);
  if (!value) return { problem: messages.eventTypeMissing };
  const type = eventTypes.find((known) => known === value);
  return type ? { value: type } : { problem: messages.eventTypeUnknown };
}

/** Written as a day, as 31 February may be. */
const isDayLike = /^\d{4}-\d{2}-\d{2}$/;

/** `YYYY-MM-DD` as a date field sends it, or day, month and year as people write it where there is no such field. */
function readEventDate(text: string, today: Day): Reading<Day> {
  const typed = latinDigits(cleanLine(text));
  if (!typed) return { problem: messages.dateMissing };
  const day = typed.replace(
    /^(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4})$/,
    (_, date: string, month: string, year: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`,
  );
  if (!isDay(day)) return { problem: isDayLike.test(day) ? messages.dateImpossible : messages.dateWrong };
  if (day < today) return { problem: messages.datePast };
  return day > addYears(today, limits.yearsAhead) ? { problem: messages.dateFar } : { value: day };
}

function readGuestCount(text: string): Reading<number> {
  const typed = latinDigits(cleanLine(text));
  if (!typed) return { problem: messages.guestsMissing };
  const digits = typed.replace(/(\d)[, ](?=\d)/g, '$1');
  const guests = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return guests >= limits.guestsMin && guests <= limits.guestsMax
    ? { value: guests }
    : { problem: messages.guestsWrong };
}

function readVenue(text: string, venues: ReadonlySet<string>, missing?: string): Reading<string | null> {
  const slug = cleanLine(text);
  if (!slug) return missing ? { problem: missing } : { value: null };
  return venues.has(slug) ? { value: slug } : { problem: messages.venueUnknown };
}

function readNeedsRooms(text: string): Reading<boolean> {
  const answer = cleanLine(text).toLowerCase();
  if (['', 'no', 'false'].includes(answer)) return { value: false };
  return ['yes', 'true'].includes(answer) ? { value: true } : { problem: messages.roomsUnknown };
}

function readBudget(text: string): Reading<BudgetRange | null> {
  const value = cleanLine(text);
  if (!value) return { value: null };
  const range = budgetRanges.find((known) => known === value);
  return range ? { value: range } : { problem: messages.budgetUnknown };
}

function readRequirements(text: string): Reading<string | null> {
  const requirements = cleanText(text);
  if (requirements.length > limits.specialRequirements) return { problem: messages.requirementsTooLong };
  return { value: requirements || null };
}
