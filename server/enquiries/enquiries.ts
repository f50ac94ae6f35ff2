import type { Logger } from 'pino';
import { readCampaign } from '#domain/campaign.ts';
import { todayInIndia } from '#domain/dates.ts';
import type { Enquiry, EnquirySummary, EnquiryValues, EnquiryVenue, SentEnquiry } from '#domain/enquiry.ts';
import { readEnquiry } from '#domain/enquiry-schema.ts';
import type { SenderFacts, SubmitResult } from '#domain/form.ts';
import { newReference } from '#domain/reference.ts';
import { type Database, WRITE_LIMIT_MS } from '#server/database/open-database.ts';
import { errorFields } from '#server/logging.ts';
import { enquirySummary } from './enquiry-summary.ts';
import type { Guard } from './guard/guard.ts';
import { unknownSender } from './guard/unknown-sender.ts';
import { storeEnquiry } from './store-enquiry.ts';
import { submissionIdOf } from './submission-id.ts';
import { submitForm } from './submit-form.ts';

export interface Enquiries {
  /**
   * Stores booking, lead and the queued notification in one transaction; the same submission id with the same
   * content answers with the first result (part 1, section 7, calls 1 and 2). Never throws.
   */
  submit(values: EnquiryValues, sender?: SenderFacts): Promise<SubmitResult>;
  /**
   * What the confirmation shows; null where there is no such enquiry or the database is away. Whoever asks must have
   * made sure that the visitor is its sender.
   */
  summary(reference: string): Promise<EnquirySummary | null>;
}

interface Parts {
  database: Pick<Database, 'reads' | 'writes'>;
  guard: Guard;
  /** The hotel of a slug, if it can be chosen; falls back by itself when the database is away. */
  venues: (slug: string) => Promise<EnquiryVenue[]>;
  log: Logger;
  clock?: () => Date;
  newReference?: () => string;
  /** How long a visitor waits for the database before being told that it failed. */
  limitMs?: number;
}

export function createEnquiries(parts: Parts): Enquiries {
  const { database, guard, log, venues, clock = () => new Date(), limitMs = WRITE_LIMIT_MS } = parts;

  return {
    submit: (values, sender = unknownSender) =>
      submitForm(
        async (assertInTime) => {
          const options = await venues(values.venue_id);
          const reading = readEnquiry(values, {
            today: todayInIndia(clock()),
            venues: slugsOf(options),
          });
          if ('errors' in reading) return reading;
          const { enquiry } = reading;
          const { email, phone, special_requirements: words } = enquiry;
          const verdict = await guard.judge({ sender, email, phone: phone.number, words });
          if (verdict.kind === 'flood') return verdict;
          const venue = options.find(({ slug }) => slug === enquiry.venue_id) ?? null;
          const submission = {
            enquiry,
            venue,
            campaign: readCampaign(values.campaign),
            submissionId: submissionIdOf(values.submission_id),
            reasonsToHold: verdict.reasons,
          };
          const stored = await storeEnquiry(submission, {
            database: database.writes,
            newReference: parts.newReference ?? newReference,
            assertInTime,
          });
          return { ...stored, summary: sentOf(enquiry, venue, stored.record.reference) };
        },
        { log, limitMs },
      ),

    async summary(reference) {
      try {
        return await enquirySummary(database.reads, venues, reference);
      } catch (error) {
        log.warn({ error: errorFields(error) }, 'the summary of an enquiry could not be read');
        return null;
      }
    },
  };
}

/** What its sender is shown at once, and of its hotel no more than a visitor may read. */
function sentOf(enquiry: Enquiry, hotel: EnquiryVenue | null, reference: string): SentEnquiry {
  return {
    reference,
    variant: enquiry.variant,
    venue: hotel && { slug: hotel.slug, name: hotel.name, city: hotel.city, state: hotel.state },
    eventType: enquiry.event_type,
    eventDate: enquiry.event_date,
    guestCount: enquiry.guest_count,
    budgetRange: enquiry.budget_range,
    email: enquiry.email,
  };
}

const slugSets = new WeakMap<EnquiryVenue[], ReadonlySet<string>>();

/** The same set for the same options: the schema that reads an enquiry is made for its set, and costs more than reading. */
function slugsOf(options: EnquiryVenue[]): ReadonlySet<string> {
  const slugs = slugSets.get(options) ?? new Set(options.map(({ slug }) => slug));
  slugSets.set(options, slugs);
  return slugs;
}
