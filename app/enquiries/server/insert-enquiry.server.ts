import type { Enquiry, EnquiryVenue } from '#app/enquiries/event/enquiry.ts';
import type { Campaign } from '#app/forms/campaign.ts';
import { contentHash } from '#app/forms/server/content-hash.server.ts';
import type { Stored, StoreParts } from '#app/forms/server/store-once.server.ts';
import { insertBooking } from './insert-booking.server.ts';
import { leadNotes } from './lead-notes.server.ts';

export interface VenueSubmission {
  enquiry: Enquiry;
  venue: EnquiryVenue | null;
  campaign: Campaign;
  /** Null where no script filled it in. */
  submissionId: string | null;
  /** Empty where nothing is wrong. */
  spamReasons: string[];
}

/** A booking of a venue with its lead and its mail, as `insertBooking` keeps it. */
export function insertEnquiry(
  { enquiry, venue, campaign, submissionId, spamReasons }: VenueSubmission,
  parts: StoreParts,
): Promise<Stored> {
  const submission = {
    table: 'venue_bookings',
    hash: contentHash(enquiry),
    submissionId,
    spamReasons,
    booking: { ...enquiry, phone: enquiry.phone.number },
    lead: { source: 'venue_booking', venue_id: enquiry.venue_id, notes: leadNotes(enquiry, venue) },
    campaign,
  } as const;
  return insertBooking(submission, parts);
}
