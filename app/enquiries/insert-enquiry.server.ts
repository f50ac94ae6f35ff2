import { queueMail } from '#app/enquiries/enquiry-emails.server.ts';
import { type Campaign, insertLead } from '#app/enquiries/insert-lead.server.ts';
import { hashOf, type Stored, type StoreParts, storeOnce } from '#app/forms/store-once.server.ts';
import { formatDay } from '#app/language/dates.ts';
import { budgetOptions, eventTypeOptions, labelOf } from '#content/option-lists.ts';
import type { Enquiry, EnquiryVenue } from './enquiry.ts';

export interface VenueSubmission {
  enquiry: Enquiry;
  venue: EnquiryVenue | null;
  campaign: Campaign;
  /** Null if no script filled in the form. */
  submissionId: string | null;
  /** Empty if nothing is suspicious. */
  spamReasons: string[];
  /** The keyed hash of the sender's mailbox. */
  mailbox: string;
}

/** Stores a booking of a venue and its lead, and queues its mail, in one transaction. */
export function insertEnquiry(submission: VenueSubmission, parts: StoreParts): Promise<Stored> {
  const { enquiry, venue, campaign, submissionId, spamReasons, mailbox } = submission;
  const table = 'venue_bookings';
  const customer = { name: enquiry.name, email: enquiry.email, phone: enquiry.phone.number };
  const identity = { table, hash: hashOf(contentOf(enquiry)), submissionId, spamReasons } as const;
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
    return { ...booking, mail: await queueMail(transaction, { of: table, id: booking.id, columns, mailbox }) };
  });
}

/**
 * Returns the accepted values in a fixed order: the result is the same for the same enquiry, however its fields were
 * spaced.
 */
function contentOf(enquiry: Enquiry): unknown[] {
  return [
    enquiry.variant,
    enquiry.name,
    enquiry.email,
    enquiry.phone.number,
    enquiry.phone.remark,
    enquiry.event_type,
    enquiry.event_date,
    enquiry.guest_count,
    enquiry.venue_id,
    enquiry.needs_rooms,
    enquiry.budget_range,
    enquiry.special_requirements,
    ...(enquiry.space ? [enquiry.space] : []),
  ];
}

/**
 * Returns the notes that the sales team reads: venue (with city and state on the enquiry variant), event type, date,
 * guests, and budget and requirements if given. The requirements come last, so that a visitor's text cannot pass for
 * another line.
 */
export function leadNotes(enquiry: Enquiry, venue: EnquiryVenue | null): string {
  const place = venue && (enquiry.variant === 'home' ? venue.name : `${venue.name}, ${venue.city}, ${venue.state}`);
  const lines = [
    `Venue: ${place ?? 'Not chosen'}`,
    ...(enquiry.space ? [`Hall or lawn: ${enquiry.space}`] : []),
    `Event type: ${labelOf(eventTypeOptions[enquiry.variant], enquiry.event_type)}`,
    `Event date: ${formatDay(enquiry.event_date)}`,
    `Guests: ${enquiry.guest_count}`,
  ];
  if (enquiry.budget_range) lines.push(`Budget: ${labelOf(budgetOptions, enquiry.budget_range)}`);
  if (enquiry.phone.remark) lines.push(`Phone: ${enquiry.phone.remark}`);
  if (enquiry.special_requirements) lines.push(`Requirements: ${enquiry.special_requirements}`);
  return lines.join('\n');
}
