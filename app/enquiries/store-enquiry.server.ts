import type { Transaction } from 'kysely';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { OpenDays } from '#app/diary/open-days.server.ts';
import type { AskedDay } from '#app/diary/open-days.ts';
import type { FormErrors, FormValues, StoredRecord } from '#app/forms/form-types.ts';
import {
  type FormParts,
  readPhone,
  submitForm,
  unknownSender,
  type VisitorForm,
} from '#app/forms/receive-form.server.ts';
import {
  hashOf,
  type Stored,
  type StoreParts,
  type Submission,
  type SubmissionColumns,
  storeOnce,
} from '#app/forms/store-once.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { Estimate } from '#app/prices/estimate.ts';
import { estimateEvent, type FindPrices } from '#app/prices/estimate-of.ts';
import { asksForEstimate } from '#app/prices/estimate-typed.server.ts';
import { estimateInWords } from '#app/prices/estimate-words.ts';
import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import {
  type EnquiryValues,
  type EnquiryVenue,
  enquiryFields,
  requiredFields,
  type SentEnquiry,
  type SpaceOption,
  variantOf,
  venueAndCity,
} from './enquiry.ts';
import { queueMail } from './enquiry-emails.server.ts';
import { type Enquiry, type RuleContext, readEnquiryForm } from './enquiry-rules.ts';
import { englishFunctions } from './functions/english-words.ts';
import { formatEventDay, functionRows } from './functions/event-functions.ts';
import { functionFieldNames, moreFunctions } from './functions/function-fields.ts';
import { mailWords } from './mail-words.by-language.ts';

export type Enquiries = ReturnType<typeof createEnquiries>;

interface Parts extends FormParts {
  database: Pick<Database, 'writes'>;
  /** Finds the hotel of a slug, if it can be chosen. While the database is away, the catalogue's memory answers. */
  findVenues: FindVenues;
  /** Says whether a hotel is open on a day; absent where visitors are not told. */
  openDays?: Pick<OpenDays, 'property'>;
  /** Finds the halls and lawns of that hotel, if they are known. It is called only if the visitor names one. */
  findSpaces?: (slug: string) => Promise<SpaceOption[] | undefined>;
  /** Finds the prices of that hotel. */
  findPrices?: FindPrices;
  newReference?: () => string;
}

export function createEnquiries(parts: Parts) {
  const { database, findVenues, findSpaces, findPrices, newReference } = parts;
  const form: VisitorForm<{ enquiry: Enquiry; venue: EnquiryVenue | null }> = {
    name: 'enquiry',
    async read(posted) {
      const values = readEnquiryValues(posted);
      const hotels = await findVenues(values.venue_id);
      const namesSpace = Object.entries(values).some(([name, text]) => text && name.endsWith('space'));
      const spaces = namesSpace && hotels.length > 0 ? await findSpaces?.(values.venue_id.trim()) : undefined;
      const slugs = new Set(hotels.map(({ slug }) => slug));
      const reading = readEnquiry(values, { today: todayInIndia(), venues: slugs, ...(spaces && { spaces }) });
      if ('errors' in reading) return reading;
      const { enquiry } = reading;
      return { accepted: { enquiry, venue: hotels.find(({ slug }) => slug === enquiry.venue_id) ?? null } };
    },
    judgedBy: ({ enquiry: { email, special_requirements: words } }) => ({ email, words }),
    async store({ enquiry, venue }, submission) {
      const house = venue && (await findPrices?.(venue.slug));
      const estimate = house ? estimateEvent(house, enquiry) : null;
      const store = { database: database.writes, newReference };
      return await storeEnquiry(enquiry, venue, submission, store, estimate);
    },
  };
  return {
    /** Stores an enquiry. One with the same submission id or content gets the first result. Never throws. */
    submit: (values: FormValues, sender = unknownSender) => submitForm(form, values, sender, parts),
    required: (values: FormValues) => requiredFields(variantOf(values)),
    /** A form without a script asks for the fields of one more function, or what the event may cost. */
    more: (values: FormValues) => moreFunctions(values) ?? asksForEstimate(values),
  };
}

const postedFields = [...enquiryFields, ...functionFieldNames(), 'submission_id', 'variant', 'campaign'];

/** Reads the enquiry's fields from any input, also of a hostile client, as texts that the form can show again. */
export function readEnquiryValues(input: unknown): EnquiryValues {
  const given: Record<string, unknown> = { ...(input as object) };
  return Object.fromEntries(postedFields.map((name) => [name, textOf(given[name])])) as EnquiryValues;
}

export function readEnquiry(
  values: EnquiryValues,
  context: Omit<RuleContext, 'readPhone' | 'variant'>,
): { enquiry: Enquiry } | { errors: FormErrors } {
  const reading = readEnquiryForm(values, { ...context, variant: variantOf(values), readPhone });
  return 'errors' in reading ? reading : { enquiry: reading.accepted };
}

/** Returns a value as text; files and objects give an empty one. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : '';
}

/** Says whether the chosen hotel is open on the wished day; null if none was chosen or it does not tell its days. */
export async function askedDay(
  openDays: Parts['openDays'],
  { venue, eventDate, guestCount }: Pick<SentEnquiry, 'venue' | 'eventDate' | 'guestCount'>,
): Promise<AskedDay | null> {
  if (!openDays || !venue) return null;
  const { slug, name } = venue;
  const answer = await openDays.property(slug, eventDate, guestCount);
  return answer.standing === 'ask' ? null : { ...answer, property: { slug, name }, day: eventDate };
}

export function storeEnquiry(
  enquiry: Enquiry,
  venue: EnquiryVenue | null,
  submission: Submission,
  parts: StoreParts,
  estimate: Estimate | null = null,
): Promise<Stored> {
  const { name, email, phone, venue_id: venueId } = enquiry;
  const lead = { source: 'venue_booking' as const, name, email, phone: phone.number, venueId };
  const booking: Booking = {
    table: 'venue_bookings',
    // Each accepted value is the column of its name. The table adds id and time, and demands its lead at the commit.
    insert: (transaction, columns) =>
      transaction
        .insertInto('venue_bookings')
        .values({
          ...columns,
          ...enquiry,
          functions: JSON.stringify(enquiry.functions),
          estimate: estimate && JSON.stringify(estimate),
          phone: phone.number,
          status: 'pending',
        })
        .returning(['id', 'reference'])
        .executeTakeFirstOrThrow(),
  };
  const toStore = { ...lead, hash: hashOf(contentOf(enquiry)), notes: leadNotes(enquiry, venue, estimate), booking };
  return storeLead(toStore, submission, parts);
}

/** Returns the accepted values in a fixed order. Spaces that were typed differently are gone from them. */
function contentOf({ phone, space, day_exactness: exactness, functions, ...fields }: Enquiry): unknown[] {
  const content = [...Object.values(fields), phone.number, phone.remark, space];
  // An enquiry for one day has the same hash as before these two were asked for, so that it is known when it is sent again.
  return exactness === 'day' && functions.length === 0 ? content : [...content, exactness, functions];
}

/**
 * Returns the notes that the sales team reads: venue (with city and state on the enquiry variant), event type, date,
 * guests, the functions if there are several, and budget and requirements if given. The requirements come last, so that a visitor's text cannot pass for
 * another line. The team reads them in English, whatever the page's language is.
 */
export function leadNotes(enquiry: Enquiry, venue: EnquiryVenue | null, estimate: Estimate | null = null): string {
  const place = venue && (enquiry.variant === 'home' ? venue.name : `${venueAndCity(venue)}, ${venue.state}`);
  const event = labelOf(eventTypeOptions[enquiry.variant], enquiry.event_type);
  const day = formatEventDay({ day: enquiry.event_date, exactness: enquiry.day_exactness }, englishFunctions);
  const lines = [
    `Venue: ${place ?? 'Not chosen'}`,
    ...(enquiry.space ? [`Hall or lawn: ${enquiry.space}`] : []),
    `Event type: ${event}`,
    `Event date: ${day}`,
    `Guests: ${enquiry.guest_count}`,
    ...functionRows(enquiry.functions, event, englishFunctions).map((row) => row.join(': ')),
  ];
  if (enquiry.budget_range) lines.push(`Budget: ${labelOf(budgetOptions, enquiry.budget_range)}`);
  if (estimate) lines.push(`Estimate: ${estimateInWords(estimate, mailWords.en.estimate)}`);
  if (enquiry.phone.remark) lines.push(`Phone: ${enquiry.phone.remark}`);
  if (enquiry.special_requirements) lines.push(`Requirements: ${enquiry.special_requirements}`);
  return lines.join('\n');
}

export interface Booking {
  table: 'venue_bookings' | 'room_bookings';
  insert: (transaction: Transaction<DB>, columns: SubmissionColumns) => Promise<Omit<StoredRecord, 'mail'>>;
}

interface Lead {
  source: 'venue_booking' | 'room_booking' | 'loyalty' | 'website_contact';
  name: string;
  email: string;
  phone: string | null;
  venueId?: string | null;
  notes: string;
  hash: string;
  booking?: Booking;
}

/** Stores a lead, with its booking if it has one, and queues both mails, in one transaction. */
export function storeLead(
  { source, name, email, phone, venueId = null, notes, hash, booking }: Lead,
  submission: Submission,
  parts: StoreParts,
): Promise<Stored> {
  const table = booking?.table ?? 'leads';
  return storeOnce({ table, hash }, submission, parts, async (transaction, columns) => {
    const { submission_id, content_hash, ...shared } = columns;
    const booked = await booking?.insert(transaction, columns);
    const lead = await transaction
      .insertInto('leads')
      .values({
        ...shared,
        ...submission.campaign,
        // A repeated submission is found by one row: the booking if there is one, else the lead.
        ...(booked ? { booking_id: booked.id } : { submission_id, content_hash }),
        source,
        came_by: 'website',
        notes,
        venue_id: venueId,
        customer_name: name,
        customer_email: email,
        customer_phone: phone,
        status: 'new',
      })
      .returning(['id', 'reference'])
      .executeTakeFirstOrThrow();
    const record = booked ?? lead;
    const mail = await queueMail(transaction, { of: table, id: record.id, columns, mailbox: submission.mailbox });
    return { ...record, mail };
  });
}

/** Finds the venue that a form names by its slug. The list has that one venue, or none. */
export type FindVenues = (slug: string) => Promise<EnquiryVenue[]>;

/** Returns the venue of a stored slug; null if nobody can choose it any more. */
export async function venueOfSlug(findVenues: FindVenues, stored: string | null): Promise<EnquiryVenue | null> {
  return (await findVenues(stored ?? '')).find(({ slug }) => slug === stored) ?? null;
}

export function createFindVenues(catalogue: Catalogue): FindVenues {
  return async (typed) => (await catalogue.listHotels({ slugs: [typed.trim()] })).value;
}

/** Returns the halls and lawns of a hotel: none if there is no such hotel, undefined if only the database would know it. */
export async function venueSpaces(
  catalogue: Pick<Catalogue, 'hotelBySlug'>,
  slug: string,
): Promise<SpaceOption[] | undefined> {
  const lookup = slug ? (await catalogue.hotelBySlug(slug)).value : undefined;
  if (lookup?.kind === 'unavailable') return undefined;
  return lookup?.kind === 'found' ? lookup.property.spaces.map(({ id, name }) => ({ id, name })) : [];
}
