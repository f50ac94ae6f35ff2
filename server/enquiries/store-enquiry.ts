import { randomUUID } from 'node:crypto';
import type { Campaign } from '#domain/campaign.ts';
import type { Enquiry, EnquiryVenue } from '#domain/enquiry.ts';
import { sentJobs } from '#server/jobs/send-jobs.ts';
import { contentHash } from './content-hash.ts';
import { leadNotes } from './lead-notes.ts';
import { mailsAbout } from './queue-mail.ts';
import { type Stored, type StoreParts, storeOnce } from './store-once.ts';

export interface VenueSubmission {
  enquiry: Enquiry;
  venue: EnquiryVenue | null;
  campaign: Campaign;
  /** Null where no script filled it in. */
  submissionId: string | null;
  /** Empty where nothing is wrong. */
  reasonsToHold: string[];
}

/**
 * Booking, lead and queued mail in one transaction, as `storeOnce` keeps it.
 *
 * @throws whatever the database throws; nothing of the enquiry is stored then
 */
export function storeEnquiry(
  { enquiry, venue, campaign, submissionId, reasonsToHold }: VenueSubmission,
  parts: StoreParts,
): Promise<Stored> {
  const submission = { table: 'venue_bookings', hash: contentHash(enquiry), submissionId, reasonsToHold } as const;
  return storeOnce(submission, parts, async (transaction, columns) => {
    const { phone, ...fields } = enquiry;
    const id = randomUUID();
    // All in one statement: fifty families at once wait for each trip to the database.
    await transaction
      .with('booking', (database) =>
        database
          .insertInto('venue_bookings')
          .values({ id, ...fields, ...columns, phone: phone.number, status: 'pending' })
          .returning('id'),
      )
      .with('lead', (database) =>
        database
          .insertInto('leads')
          .values({
            source: 'venue_booking',
            booking_id: id,
            reference: columns.reference,
            venue_id: enquiry.venue_id,
            customer_name: enquiry.name,
            customer_email: enquiry.email,
            customer_phone: phone.number,
            status: 'new',
            notes: leadNotes(enquiry, venue),
            consent_at: columns.consent_at,
            consent_version: columns.consent_version,
            quarantine: columns.quarantine,
            quarantine_reasons: columns.quarantine_reasons,
            ...campaign,
          })
          .returning('id'),
      )
      .selectFrom('lead')
      .select(sentJobs('enquiry-mail', mailsAbout({ of: 'venue_bookings', id, columns })).as('mail'))
      .execute();
    return { id, reference: columns.reference };
  });
}
