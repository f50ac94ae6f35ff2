import type { Transaction } from 'kysely';
import type { Catalogue } from '#app/catalogue/server/catalogue.server.ts';
import type { OpenDays } from '#app/diary/open-days.server.ts';
import type { AskedDay } from '#app/diary/open-days.ts';
import { readForm } from '#app/forms/form-rules.ts';
import type { FormValues, StoredRecord } from '#app/forms/form-types.ts';
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
import { formatDay, todayInIndia } from '#app/language/dates.ts';
import { englishDates } from '#app/language/english-dates.ts';
import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import {
  type EnquiryValues,
  type EnquiryVenue,
  enquiryFields,
  type FieldErrors,
  requiredFields,
  type SentEnquiry,
  type SpaceOption,
  variantOf,
} from './enquiry.ts';
import { queueMail } from './enquiry-emails.server.ts';
import type { Enquiry } from './enquiry-rules.ts';
import { enquiryRules, type RuleContext } from './enquiry-rules.ts';

export type Enquiries = ReturnType<typeof createEnquiries>;

interface Parts extends FormParts {
  database: Pick<Database, 'writes'>;
  /** Finds the hotel of a slug, if it can be chosen; it falls back by itself when the database is away. */
  venues: FindVenues;
  /** How a house stands on a day; absent where nobody is told. */
  openDays?: Pick<OpenDays, 'house'>;
  /** Finds the halls and lawns of that hotel, if they are known. It is asked only if the visitor names one. */
  spaces?: (slug: string) => Promise<SpaceOption[] | undefined>;
  clock?: () => Date;
  newReference?: () => string;
}

export function createEnquiries(parts: Parts) {
  const { database, venues, openDays, spaces: findSpaces, clock = () => new Date(), newReference } = parts;
  const form: VisitorForm<{ enquiry: Enquiry; venue: EnquiryVenue | null }, SentEnquiry> = {
    name: 'enquiry',
    async read(posted) {
      const values = readEnquiryValues(posted);
      const hotels = await venues(values.venue_id);
      const spaces = values.space && hotels.length > 0 ? await findSpaces?.(values.venue_id.trim()) : undefined;
      const slugs = new Set(hotels.map(({ slug }) => slug));
      const reading = readEnquiry(values, { today: todayInIndia(clock()), venues: slugs, ...(spaces && { spaces }) });
      if ('errors' in reading) return reading;
      const { enquiry } = reading;
      return { accepted: { enquiry, venue: hotels.find(({ slug }) => slug === enquiry.venue_id) ?? null } };
    },
    judgedBy: ({ enquiry: { email, special_requirements: words } }) => ({ email, words }),
    async store({ enquiry, venue }, submission) {
      const stored = await storeEnquiry(enquiry, venue, submission, { database: database.writes, newReference });
      const summary = summaryFor(enquiry, venue, stored.record.reference);
      return { ...stored, summary: { ...summary, asked: await askedDay(openDays, summary) } };
    },
  };
  return {
    /** The same submission id, or the same content, answers with the first result. Never throws. */
    submit: (values: FormValues, sender = unknownSender) => submitForm(form, values, sender, parts),
    required: (values: FormValues) => requiredFields(variantOf(values)),
  };
}

const postedFields = [...enquiryFields, 'submission_id', 'variant', 'campaign'] as const;

/** Turns any input, also of a hostile client, into the texts that a form would show again. */
export function readEnquiryValues(input: unknown): EnquiryValues {
  const given: Record<string, unknown> = { ...(input as object) };
  return Object.fromEntries(postedFields.map((name) => [name, textOf(given[name])])) as EnquiryValues;
}

export function readEnquiry(
  values: EnquiryValues,
  context: Omit<RuleContext, 'readPhone' | 'variant'>,
): { enquiry: Enquiry } | { errors: FieldErrors } {
  const variant = variantOf(values);
  const reading = readForm(enquiryRules({ ...context, variant, readPhone }), values);
  return 'errors' in reading ? reading : { enquiry: { variant, ...reading.accepted } };
}

/** Files and objects become an empty text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : '';
}

/** Returns what the sender sees at once; of the hotel only what any visitor may read. */
function summaryFor(enquiry: Enquiry, hotel: EnquiryVenue | null, reference: string): SentEnquiry {
  return {
    reference,
    variant: enquiry.variant,
    venue: hotel && { slug: hotel.slug, name: hotel.name, city: hotel.city, state: hotel.state },
    space: enquiry.space,
    eventType: enquiry.event_type,
    eventDate: enquiry.event_date,
    guestCount: enquiry.guest_count,
    budgetRange: enquiry.budget_range,
    email: enquiry.email,
  };
}

/** How the chosen house stands on the wished day; null where no house was chosen or it does not tell its days. */
export async function askedDay(
  openDays: Parts['openDays'],
  { venue, eventDate, guestCount }: Pick<SentEnquiry, 'venue' | 'eventDate' | 'guestCount'>,
): Promise<AskedDay | null> {
  if (!openDays || !venue) return null;
  const { slug, name } = venue;
  const answer = await openDays.house(slug, eventDate, guestCount);
  return answer.standing === 'ask' ? null : { ...answer, house: { slug, name }, day: eventDate };
}

export function storeEnquiry(
  enquiry: Enquiry,
  venue: EnquiryVenue | null,
  submission: Submission,
  parts: StoreParts,
): Promise<Stored> {
  const { name, email, phone, venue_id: venueId } = enquiry;
  const lead = { source: 'venue_booking' as const, name, email, phone: phone.number, venueId };
  const booking: Booking = {
    table: 'venue_bookings',
    // Each accepted value is the column of its name. The table adds id and time; the row has its lead at the commit.
    insert: (transaction, columns) =>
      transaction
        .insertInto('venue_bookings')
        .values({ ...columns, ...enquiry, phone: phone.number, status: 'pending' })
        .returning(['id', 'reference'])
        .executeTakeFirstOrThrow(),
  };
  const toStore = { ...lead, hash: hashOf(contentOf(enquiry)), notes: leadNotes(enquiry, venue), booking };
  return storeLead(toStore, submission, parts);
}

/** The accepted values in the order of the rules: the same for the same enquiry, however its fields were spaced. */
function contentOf({ phone, space, ...fields }: Enquiry): unknown[] {
  return [...Object.values(fields), phone.number, phone.remark, space];
}

/**
 * Returns the notes that the sales team reads: venue (with city and state on the enquiry variant), event type, date,
 * guests, and budget and requirements if given. The requirements come last, so that a visitor's text cannot pass for
 * another line. The team reads them in English, whatever the page's language is.
 */
export function leadNotes(enquiry: Enquiry, venue: EnquiryVenue | null): string {
  const place = venue && (enquiry.variant === 'home' ? venue.name : `${venue.name}, ${venue.city}, ${venue.state}`);
  const lines = [
    `Venue: ${place ?? 'Not chosen'}`,
    ...(enquiry.space ? [`Hall or lawn: ${enquiry.space}`] : []),
    `Event type: ${labelOf(eventTypeOptions[enquiry.variant], enquiry.event_type)}`,
    `Event date: ${formatDay(enquiry.event_date, englishDates)}`,
    `Guests: ${enquiry.guest_count}`,
  ];
  if (enquiry.budget_range) lines.push(`Budget: ${labelOf(budgetOptions, enquiry.budget_range)}`);
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
        // A submission is found again by one row: the booking, or the lead that has none.
        ...(booked ? { booking_id: booked.id } : { submission_id, content_hash }),
        source,
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

/** Finds the venue that a form names by its slug, as a list; it is empty if there is no such venue. */
export type FindVenues = (slug: string) => Promise<EnquiryVenue[]>;

/** The venue of a stored slug; null if nobody can choose it any more. */
export async function venueWith(venues: FindVenues, stored: string | null): Promise<EnquiryVenue | null> {
  return (await venues(stored ?? '')).find(({ slug }) => slug === stored) ?? null;
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
