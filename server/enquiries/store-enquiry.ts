import type { Campaign } from '#domain/campaign.ts';
import type { Enquiry, EnquiryVenue } from '#domain/enquiry.ts';
import { contentHash } from './content-hash.ts';
import { leadNotes } from './lead-notes.ts';
import { storeBooking } from './store-booking.ts';
import type { Stored, StoreParts } from './store-once.ts';

export interface VenueSubmission {
  enquiry: Enquiry;
  venue: EnquiryVenue | null;
  campaign: Campaign;
  /** Null where no script filled it in. */
  submissionId: string | null;
  /** Empty where nothing is wrong. */
  reasonsToHold: string[];
}

/** A booking of a venue with its lead and its mail, as `storeBooking` keeps it. */
export function storeEnquiry(
  { enquiry, venue, campaign, submissionId, reasonsToHold }: VenueSubmission,
  parts: StoreParts,
): Promise<Stored> {
  const submission = {
    table: 'venue_bookings',
    hash: contentHash(enquiry),
    submissionId,
    reasonsToHold,
    booking: { ...enquiry, phone: enquiry.phone.number },
    lead: { source: 'venue_booking', venue_id: enquiry.venue_id, notes: leadNotes(enquiry, venue) },
    campaign,
  } as const;
  return storeBooking(submission, parts);
}
