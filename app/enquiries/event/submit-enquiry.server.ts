import type { Logger } from 'pino';
import type { FormValues, SenderFacts, SubmitResult } from '#app/forms/form-types.ts';
import { newReference } from '#app/forms/sent/reference.ts';
import type { AfterSubmit } from '#app/forms/server/after-submit.server.ts';
import { readCampaign, readSubmissionId } from '#app/forms/server/read-hidden-fields.server.ts';
import { submitForm } from '#app/forms/server/submit-form.server.ts';
import type { SpamFilter } from '#app/forms/spam/spam-filter.server.ts';
import { todayInIndia } from '#app/language/dates.ts';
import { type Database, WRITE_LIMIT_MS } from '#platform/database/open-database.ts';
import type { Enquiry, EnquiryVenue, SentEnquiry } from './enquiry.ts';
import { insertEnquiry } from './insert-enquiry.server.ts';
import { readEnquiry, readEnquiryValues } from './read-enquiry.ts';

export interface SubmitEnquiryParts {
  database: Pick<Database, 'writes'>;
  spamFilter: SpamFilter;
  /** The hotel of a slug, if it can be chosen; falls back by itself when the database is away. */
  venues: (slug: string) => Promise<EnquiryVenue[]>;
  afterSubmit: AfterSubmit;
  log: Logger;
  clock?: () => Date;
  newReference?: () => string;
  /** How long a visitor waits for the database before being told that it failed, milliseconds. */
  limitMs?: number;
}

/**
 * Stores an enquiry once, however often it is sent, with its lead and its queued mail: read, judge, store, answer.
 * Never throws.
 */
export async function submitEnquiry(
  posted: FormValues,
  sender: SenderFacts,
  { limitMs = WRITE_LIMIT_MS, clock = () => new Date(), ...parts }: SubmitEnquiryParts,
): Promise<SubmitResult<SentEnquiry>> {
  const values = readEnquiryValues(posted);
  const result = await submitForm(
    async (assertInTime) => {
      const hotels = await parts.venues(values.venue_id);
      const slugs = new Set(hotels.map(({ slug }) => slug));
      const reading = readEnquiry(values, { today: todayInIndia(clock()), venues: slugs });
      if ('errors' in reading) return reading;
      const { enquiry } = reading;

      const { email, phone, special_requirements: words } = enquiry;
      const verdict = await parts.spamFilter.judge({ sender, email, phone: phone.number, words });
      if (verdict.kind === 'flood') return verdict;

      const venue = hotels.find(({ slug }) => slug === enquiry.venue_id) ?? null;
      const stored = await insertEnquiry(
        {
          enquiry,
          venue,
          campaign: readCampaign(values.campaign),
          submissionId: readSubmissionId(values.submission_id),
          spamReasons: verdict.reasons,
        },
        { database: parts.database.writes, newReference: parts.newReference ?? newReference, assertInTime },
      );
      return { ...stored, summary: summaryFor(enquiry, venue, stored.record.reference) };
    },
    { log: parts.log, limitMs },
  );
  parts.afterSubmit('enquiry', result);
  return result;
}

/** What the sender is shown at once; of the hotel no more than a visitor may read. */
function summaryFor(enquiry: Enquiry, hotel: EnquiryVenue | null, reference: string): SentEnquiry {
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
