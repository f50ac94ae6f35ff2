import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { AskedDay } from '#app/diary/open-days.ts';
import type { OpenDays } from '#app/diary/server/open-days.server.ts';
import { readCampaign } from '#app/enquiries/insert-lead.server.ts';
import { type TeamRecords, teamRecords } from '#app/enquiries/team-records.server.ts';
import { readForm } from '#app/forms/form-rules.ts';
import type { FormValues, SenderFacts, SubmitResult } from '#app/forms/form-types.ts';
import { readPhone } from '#app/forms/read-phone.ts';
import { unknownSender } from '#app/forms/receive-form.server.ts';
import type { SpamFilter } from '#app/forms/spam-filter.server.ts';
import { readSubmissionId, senderMailOf } from '#app/forms/store-once.server.ts';
import { type AfterSubmit, submitForm } from '#app/forms/submit-form.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { language } from '#app/language/page-language.ts';
import { type Database, WRITE_LIMIT_MS } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import {
  type Enquiry,
  type EnquirySummary,
  type EnquiryValues,
  type EnquiryVenue,
  enquiryFields,
  type FieldErrors,
  requiredFields,
  type SentEnquiry,
  type SpaceOption,
  type Variant,
  variantOf,
} from './enquiry.ts';
import { type BudgetRange, enquiryRules, type RuleContext } from './enquiry-rules.ts';

const postedFields = [...enquiryFields, 'submission_id', 'variant', 'campaign'] as const;

/** Turns any input, also of a hostile client, into the texts that a form would show again. */
export function readEnquiryValues(input: unknown): EnquiryValues {
  const given: Record<string, unknown> = { ...(input as object) };
  return Object.fromEntries(postedFields.map((name) => [name, textOf(given[name])])) as EnquiryValues;
}

/** Returns an accepted enquiry, or a sentence for each field that cannot be right. */
export function readEnquiry(
  values: EnquiryValues,
  context: Omit<RuleContext, 'readPhone' | 'variant'>,
): { enquiry: Enquiry } | { errors: FieldErrors } {
  const variant = variantOf(values);
  const reading = readForm(enquiryRules({ ...context, variant, readPhone }), values);
  return 'errors' in reading ? reading : { enquiry: { variant, ...reading.accepted } };
}

export interface Enquiries {
  /**
   * Stores booking, lead and the queued mail in one transaction; the same submission id with the same content answers
   * with the first result. Never throws.
   */
  submit(values: FormValues, sender?: SenderFacts): Promise<SubmitResult<SentEnquiry>>;
  /** The fields that the posted variant requires. */
  required(values: FormValues): readonly string[];
  /**
   * Returns what the confirmation shows; null if there is no such enquiry or the database is away. The caller must
   * have made sure that the visitor is its sender.
   */
  summary(reference: string): Promise<EnquirySummary | null>;
}

interface Parts {
  database: Pick<Database, 'reads' | 'writes'>;
  spamFilter: SpamFilter;
  /** Finds the hotel of a slug, if it can be chosen; it falls back by itself when the database is away. */
  venues: (slug: string) => Promise<EnquiryVenue[]>;
  /** How a house stands on a day; absent where nobody is told. */
  openDays?: Pick<OpenDays, 'house'>;
  /** Finds the halls and lawns of that hotel, if they are known. It is asked only if the visitor names one. */
  spaces?: (slug: string) => Promise<SpaceOption[] | undefined>;
  afterSubmit: AfterSubmit;
  /** Writes what the team reads; by this build's own texts unless given. */
  records?: TeamRecords;
  log: Logger;
  clock?: () => Date;
  newReference?: () => string;
  /** A visitor waits so many milliseconds for the database before being told that it failed. */
  limitMs?: number;
}

/** Opens the enquiries of visitors, over one database. */
export function createEnquiries(parts: Parts): Enquiries {
  const { database, venues, log } = parts;
  return {
    submit: (values, sender = unknownSender) => submitEnquiry(values, sender, parts),
    required: (values) => requiredFields(variantOf(values)),
    async summary(reference) {
      try {
        const summary = await enquirySummary(database.reads, venues, reference);
        return summary && { ...summary, asked: await askedDay(parts.openDays, summary) };
      } catch (error) {
        log.warn({ error: errorFields(error) }, 'the summary of an enquiry could not be read');
        return null;
      }
    },
  };
}

/** Files and objects become an empty text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : '';
}

/**
 * Stores an enquiry once, however often it is sent, with its lead and its queued mail: read, judge, store, answer.
 * Never throws.
 */
async function submitEnquiry(
  posted: FormValues,
  sender: SenderFacts,
  { limitMs = WRITE_LIMIT_MS, clock = () => new Date(), newReference, records = teamRecords, ...parts }: Parts,
): Promise<SubmitResult<SentEnquiry>> {
  const values = readEnquiryValues(posted);
  const result = await submitForm(
    async (assertInTime) => {
      const hotels = await parts.venues(values.venue_id);
      const slugs = new Set(hotels.map(({ slug }) => slug));
      const spaces = values.space && hotels.length > 0 ? await parts.spaces?.(values.venue_id.trim()) : undefined;
      const reading = readEnquiry(values, {
        today: todayInIndia(clock()),
        venues: slugs,
        ...(spaces && { spaces }),
      });
      if ('errors' in reading) return reading;
      const { enquiry } = reading;

      const { email, special_requirements: words } = enquiry;
      const verdict = await parts.spamFilter.judge({ sender, email, words });
      if (verdict.kind === 'flood') return verdict;

      const venue = hotels.find(({ slug }) => slug === enquiry.venue_id) ?? null;
      const stored = await records.insertEnquiry(
        {
          enquiry,
          venue,
          campaign: readCampaign(values.campaign),
          submissionId: readSubmissionId(values.submission_id),
          spamReasons: verdict.spamReasons,
          mailbox: verdict.mailbox,
        },
        { database: parts.database.writes, newReference, language, assertInTime },
      );
      const summary = summaryFor(enquiry, venue, stored.record.reference);
      return { ...stored, summary: { ...summary, asked: await askedDay(parts.openDays, summary) } };
    },
    { log: parts.log, limitMs },
  );
  parts.afterSubmit('enquiry', result);
  return result;
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
async function askedDay(
  openDays: Parts['openDays'],
  { venue, eventDate, guestCount }: Pick<SentEnquiry, 'venue' | 'eventDate' | 'guestCount'>,
): Promise<AskedDay | null> {
  if (!openDays || !venue) return null;
  const { slug, name } = venue;
  const answer = await openDays.house(slug, eventDate, guestCount);
  return answer.standing === 'ask' ? null : { ...answer, house: { slug, name }, day: eventDate };
}

/** Reads a stored enquiry as its sender sees it again; null if no enquiry has this reference. */
async function enquirySummary(
  database: Kysely<DB>,
  venues: (slug: string) => Promise<EnquiryVenue[]>,
  reference: string,
): Promise<EnquirySummary | null> {
  const row = await database
    .selectFrom('venue_bookings')
    .select([
      'reference',
      'variant',
      'venue_id',
      'space',
      'event_type',
      'event_date',
      'guest_count',
      'budget_range',
      'email',
      'due_at',
    ])
    .select(senderMailOf(sql.table('venue_bookings'), sql.ref('venue_bookings.id')).as('mail'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  return {
    reference: row.reference,
    // The table's checks limit these values to their lists.
    variant: row.variant as Variant,
    eventType: row.event_type as EventType,
    budgetRange: row.budget_range as BudgetRange | null,
    venue: (await venues(row.venue_id ?? '')).find(({ slug }) => slug === row.venue_id) ?? null,
    space: row.space,
    eventDate: row.event_date,
    guestCount: row.guest_count,
    email: row.email,
    dueAt: row.due_at.toISOString(),
    mail: row.mail,
  };
}
