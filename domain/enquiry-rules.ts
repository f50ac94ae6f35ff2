import { type BudgetRange, budgetRanges } from './budget-range.ts';
import { enquiryLimits as limits } from './constants.ts';
import { addYears, type Day, isDay } from './dates.ts';
import type { EnquiryPhone, Variant } from './enquiry.ts';
import { enquiryMessages as messages } from './enquiry-messages.ts';
import { type EventType, eventTypes } from './event-type.ts';
import { cleanLine, cleanText, latinDigits } from './visible-text.ts';

/** What a field's text was read as, or the sentence that tells the visitor what to change. */
export type Reading<T> = { value: T } | { problem: string };

export interface RuleContext {
  variant: Variant;
  /** The day in India. */
  today: Day;
  /** Canonical slugs of the hotels that can be chosen. */
  venues: ReadonlySet<string>;
  /** Read in full on the server (`readPhone`), loosely in the browser (`readPhoneLoosely`). */
  readPhone: (text: string) => Reading<EnquiryPhone>;
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

export function readName(text: string): Reading<string> {
  const name = cleanLine(text);
  if (!name) return { problem: messages.nameMissing };
  return name.length > limits.name ? { problem: messages.nameTooLong } : { value: name };
}

/** A local part without spaces, then labels of letters and digits with dots between them. */
const emailPattern =
  /^[^\s@"(),:;<>[\\\]\p{C}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{1,62}$/u;

export function readEmail(text: string): Reading<string> {
  const email = cleanLine(text).toLowerCase();
  if (!email) return { problem: messages.emailMissing };
  const [local = ''] = email.split('@');
  const misplacedDot = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  const tooLong = email.length > limits.email;
  return tooLong || misplacedDot || !emailPattern.test(email) ? { problem: messages.emailWrong } : { value: email };
}

/** What the browser can tell without the library: six to thirty digits. The server reads it in full. */
export function readPhoneLoosely(text: string): Reading<EnquiryPhone> {
  const number = cleanLine(text);
  const digits = number.match(/\p{Nd}/gu)?.length ?? 0;
  const possible = digits >= 6 && digits <= 30 && number.length <= limits.phone;
  return possible ? { value: { number, remark: null } } : { problem: messages.phone };
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
