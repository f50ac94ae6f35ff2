import { askedKinds, eventTypes, kindOfEvent } from '#app/catalogue/event-type.ts';
import {
  type Accepted,
  choiceRule,
  errorsOf,
  type FormReading,
  type FormRules,
  optional,
  type PhoneNumber,
  type Reading,
  readEmail,
  readForm,
  readName,
  readPhoneLoosely,
  summariseForm,
  textRule,
} from '#app/forms/form-rules.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { fieldLimits as limits } from '#app/forms/shared-field-limits.ts';
import { fieldMessagesTexts as fieldMessages } from '#app/forms/texts.ts';
import { deskDays, readDay, readNumber } from '#app/forms/typed-values.ts';
import { addYears, type Day, isDay } from '#app/language/dates.ts';
import { cleanLine, plainLine } from '#platform/clean-text.ts';
import { budgetRanges, requiredFields, type SpaceOption, type Variant } from './enquiry.ts';
import { type DayExactness, dayExactnesses, type EventFunction } from './functions/event-functions.ts';
import { addedNumbers, type FunctionPart, functionField, leftOut } from './functions/function-fields.ts';
import { functionWords } from './functions/function-words.ts';
import { enquiryRulesTexts as enquiryMessages } from './texts.ts';

export const mostGuests = 10_000;

export interface RuleContext {
  variant: Variant;
  today: Day;
  /** The canonical slugs of the hotels that can be chosen. */
  venues: ReadonlySet<string>;
  spaces?: readonly SpaceOption[];
  /** The server reads it in full (`readPhone`), the browser loosely (`readPhoneLoosely`). */
  readPhone: (text: string) => Reading<PhoneNumber>;
}

/**
 * Makes one rule for each field, for server and browser alike. A rule reads the text as it was typed; it neither throws
 * nor needs a library. The home variant requires the venue, and has no fields for rooms and budget.
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
    event_date: (text: string, values: FormValues) => readEventDay(text, values, today),
    day_exactness: readExactness,
    event_month: (_: string, values: FormValues) => readMonth(values, today),
    guest_count: readGuestCount,
    venue_id: (text: string) => readVenue(text, venues, home ? enquiryMessages.venueMissing : undefined),
    space: (text: string) => readSpace(text, spaces),
    needs_rooms: home ? () => ({ value: false }) : readNeedsRooms,
    budget_range: home
      ? () => ({ value: null })
      : optional(choiceRule(budgetRanges, { unknown: enquiryMessages.budgetUnknown })),
    special_requirements: textRule(limits.specialRequirements),
  } satisfies FormRules;
}

/** An enquiry that its rules have accepted: the hotel by its canonical slug, halls and lawns by their names. */
export type Enquiry = { variant: Variant; functions: EventFunction[] } & Omit<
  Accepted<ReturnType<typeof enquiryRules>>,
  'event_month'
>;

/** Reads the whole form: its fields and the functions that were added to it. */
export function readEnquiryForm(values: FormValues, context: RuleContext): FormReading<Enquiry> {
  const { variant, today, spaces = [] } = context;
  const reading = readForm(enquiryRules(context), values);
  const added = readFunctions(values, {
    readDay: (text) => readEventDate(text, today, functionWords.problems.day),
    readSpace: (text) => readSpace(text, spaces),
  });
  if ('errors' in reading || 'errors' in added) return { errors: errorsOf(reading, added) };
  const { event_month: _, ...event } = reading.accepted;
  return { accepted: { variant, ...event, functions: withMain(added.accepted, event, values) } };
}

interface MainFunction {
  event_type: (typeof eventTypes)[number] | null;
  event_date: Day | null;
  day_exactness: DayExactness;
  guest_count: number | null;
  space?: string | null;
}

/** Puts the main function, which has the event's own day and guests, before those that were added, if there are any. */
export function withMain(added: EventFunction[], event: MainFunction, values: FormValues): EventFunction[] {
  if (added.length === 0) return [];
  const typed = askedKinds.find((kind) => kind === values[functionField(1, 'kind')]);
  const main: EventFunction = {
    kind: typed ?? kindOfEvent[event.event_type ?? 'other'],
    day: event.day_exactness === 'month' ? null : event.event_date,
    guests: event.guest_count,
    space: event.space ?? null,
  };
  return [main, ...added.map((each) => ({ ...each, guests: each.guests ?? event.guest_count }))];
}

interface FunctionReaders {
  readDay: (text: string) => Reading<Day>;
  readSpace: (text: string) => Reading<string | null>;
  /** Whether each function needs a day if the event's day is fixed; a caller may not know them all. */
  needsDay?: boolean;
}

/** Reads the functions that were added. One that nothing was typed of, or that is to be left out, is none. */
export function readFunctions(
  values: FormValues,
  { readDay, readSpace, needsDay = exactnessOf(values) === 'day' }: FunctionReaders,
): FormReading<EventFunction[]> {
  const { problems } = functionWords;
  const added: EventFunction[] = [];
  const errors: FormErrors = {};
  for (const number of addedNumbers(values)) {
    const text = (part: FunctionPart) => values[functionField(number, part)] ?? '';
    if (text('kind') === leftOut) continue;
    const reading = readForm(
      {
        kind: choiceRule(askedKinds, { missing: problems.kind, unknown: problems.kind }),
        day: needsDay ? readDay : optional(readDay),
        guests: optional(readGuestCount),
        space: readSpace,
      },
      { kind: text('kind'), day: text('day'), guests: text('guests'), space: text('space') },
    );
    if ('accepted' in reading) added.push(reading.accepted);
    else
      for (const [part, problem] of Object.entries(reading.errors))
        errors[functionField(number, part as FunctionPart)] = problem;
  }
  return Object.keys(errors).length > 0 ? { errors } : { accepted: added };
}

/** Checks the values in the browser, with the server's rules and sentences, but reads the phone number loosely. */
export function checkEnquiry(values: FormValues, context: Omit<RuleContext, 'readPhone'>): FormErrors {
  const reading = readEnquiryForm(values, { ...context, readPhone: readPhoneLoosely });
  return 'errors' in reading ? reading.errors : {};
}

interface FormContext extends Pick<RuleContext, 'variant' | 'today'> {
  venues: readonly { slug: string }[];
}

/** Checks a form in the browser. Returns what is wrong with it; nothing if all is right. */
export function checkForm(values: FormValues, form: HTMLFormElement, { venues, ...context }: FormContext) {
  const errors = checkEnquiry(values, { ...context, venues: new Set(venues.map(({ slug }) => slug)) });
  // The browser's date field has an empty value while it shows a day that does not exist.
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=date]'))
    if (errors[field.name] && field.validity.badInput) errors[field.name] = fieldMessages.dayImpossible;
  if (Object.keys(errors).length === 0) return undefined;
  return { summary: summariseErrors(values, errors, context.variant), errors };
}

export function summariseErrors(values: FormValues, errors: FormErrors, variant: Variant): string {
  return summariseForm(values, errors, requiredFields(variant));
}

/** Returns how exactly the day is known; what no form offers is read by its own rule, and refused there. */
export function exactnessOf({ day_exactness = '' }: FormValues): DayExactness {
  return dayExactnesses.find((known) => known === cleanLine(day_exactness)) ?? 'day';
}

export function readExactness(text: string): Reading<DayExactness> {
  return choiceRule(dayExactnesses, { unknown: functionWords.problems.exactness })(text || 'day');
}

/** Reads the day of the event; of an open month the first day that is possible. */
function readEventDay(text: string, values: FormValues, today: Day): Reading<Day> {
  if (exactnessOf(values) !== 'month') return readEventDate(text, today);
  const month = readMonth(values, today);
  // What is wrong with the month is said at its own field.
  return { value: 'value' in month && month.value && month.value > today ? month.value : today };
}

/** Reads the first day of the month that was chosen, or else of the month of the day that was typed; null where a day is asked for. */
export function readMonth(values: FormValues, today: Day): Reading<Day | null> {
  if (exactnessOf(values) !== 'month') return { value: null };
  const chosen = cleanLine(values.event_month ?? '');
  const typed = readDay(values.event_date ?? '', deskDays);
  const day = chosen ? `${chosen}-01` : 'value' in typed ? `${typed.value.slice(0, 7)}-01` : '';
  const isPossible = isDay(day) && day.slice(0, 7) >= today.slice(0, 7) && day <= addYears(today, limits.yearsAhead);
  return isPossible ? { value: day } : { problem: functionWords.problems.month };
}

function readEventDate(text: string, today: Day, missing = enquiryMessages.dateMissing): Reading<Day> {
  const { datePast: early, dateFar: late } = enquiryMessages;
  return readDay(text, { from: today, to: addYears(today, limits.yearsAhead), early, late }, missing);
}

function readGuestCount(text: string): Reading<number> {
  if (!plainLine(text)) return { problem: enquiryMessages.guestsMissing };
  return readNumber(text, { from: 1, to: mostGuests }, enquiryMessages.guestsWrong);
}

function readVenue(text: string, venues: ReadonlySet<string>, missing?: string): Reading<string | null> {
  const slug = cleanLine(text);
  if (!slug) return missing ? { problem: missing } : { value: null };
  return venues.has(slug) ? { value: slug } : { problem: enquiryMessages.venueUnknown };
}

/** Where a hotel has one space or none, the form does not ask for it, so any text is accepted. */
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
