import type { Logger } from 'pino';
import type {
  Enquiry,
  EnquirySummary,
  EnquiryValues,
  EnquiryVenue,
  SentEnquiry,
} from '#app/enquiries/event/enquiry.ts';
import { readEnquiry } from '#app/enquiries/event/read-enquiry.ts';
import { readCampaign } from '#app/forms/campaign.ts';
import type { SenderFacts, SubmitResult } from '#app/forms/form.ts';
import { newReference } from '#app/forms/reference.ts';
import type { AfterSubmit } from '#app/forms/server/after-submit.server.ts';
import { submissionIdOf } from '#app/forms/server/read-submission-id.server.ts';
import { submitForm } from '#app/forms/server/submit-form.server.ts';
import type { SpamFilter } from '#app/forms/spam/spam-filter.server.ts';
import { unknownSender } from '#app/forms/spam/unknown-sender.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { type Database, WRITE_LIMIT_MS } from '#platform/database/open-database.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { enquirySummary } from './enquiry-summary.server.ts';
import { insertEnquiry } from './insert-enquiry.server.ts';

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
  guard: SpamFilter;
  /** The hotel of a slug, if it can be chosen; falls back by itself when the database is away. */
  venues: (slug: string) => Promise<EnquiryVenue[]>;
  afterSubmit: AfterSubmit;
  log: Logger;
  clock?: () => Date;
  newReference?: () => string;
  /** How long a visitor waits for the database before being told that it failed. */
  limitMs?: number;
}

export function createEnquiries(parts: Parts): Enquiries {
  const { database, guard, log, venues, afterSubmit, clock = () => new Date(), limitMs = WRITE_LIMIT_MS } = parts;

  return {
    async submit(values, sender = unknownSender) {
      const result = await submitForm(
        async (assertInTime) => {
          const options = await venues(values.venue_id);
          const reading = readEnquiry(values, {
            today: todayInIndia(clock()),
            venues: new Set(options.map(({ slug }) => slug)),
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
            spamReasons: verdict.reasons,
          };
          const stored = await insertEnquiry(submission, {
            database: database.writes,
            newReference: parts.newReference ?? newReference,
            assertInTime,
          });
          return { ...stored, summary: sentOf(enquiry, venue, stored.record.reference) };
        },
        { log, limitMs },
      );
      afterSubmit('enquiry', result);
      return result;
    },

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
