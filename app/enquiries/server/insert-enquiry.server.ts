import type { Enquiry, EnquiryVenue } from '#app/enquiries/event/enquiry.ts';
import type { Campaign } from '#app/forms/campaign.ts';
import { contentHash } from '#app/forms/server/content-hash.server.ts';
import { type Stored, type StoreParts, storeOnce } from '#app/forms/server/store-once.server.ts';
import { insertLead } from './insert-lead.server.ts';
import { leadNotes } from './lead-notes.server.ts';
import { queueMail } from './queue-emails.server.ts';

export interface VenueSubmission {
  enquiry: Enquiry;
  venue: EnquiryVenue | null;
  campaign: Campaign;
  /** Null where no script filled in the form. */
  submissionId: string | null;
  /** Empty where nothing is wrong. */
  spamReasons: string[];
}

/** Stores a booking of a venue and its lead, and queues its mail, in one transaction. */
export function insertEnquiry(submission: VenueSubmission, parts: StoreParts): Promise<Stored> {
  const { enquiry, venue, campaign, submissionId, spamReasons } = submission;
  const table = 'venue_bookings';
  const customer = { name: enquiry.name, email: enquiry.email, phone: enquiry.phone.number };
  const identity = { table, hash: contentHash(enquiry), submissionId, spamReasons } as const;
  return storeOnce(identity, parts, async (transaction, columns) => {
    const booking = await transaction
      .insertInto(table)
      .values({ ...enquiry, phone: customer.phone, ...columns, status: 'pending' })
      .returning(['id', 'reference'])
      .executeTakeFirstOrThrow();
    await insertLead(transaction, {
      source: 'venue_booking',
      bookingId: booking.id,
      customer,
      venueId: enquiry.venue_id,
      notes: leadNotes(enquiry, venue),
      campaign,
      columns,
    });
    await queueMail(transaction, { of: table, id: booking.id, columns });
    return booking;
  });
}
