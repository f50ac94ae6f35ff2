import type { EnquiryVenue } from '#app/enquiries/enquiry.ts';
import { queueMail } from '#app/enquiries/enquiry-emails.server.ts';
import { insertEnquiry } from '#app/enquiries/insert-enquiry.server.ts';
import type { RoomRequest } from '#app/enquiries/requests/room-request-rules.ts';
import { hashOf, type Stored, type StoreParts, storeOnce } from '#app/forms/store-once.server.ts';
import { formatDay } from '#app/language/dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import { contactNotes, topicOfNotes } from './contact-notes.server.ts';
import { type Campaign, insertLead } from './insert-lead.server.ts';

/** What writes the notes that the team reads. They are in English for pages in every language. */
export const teamRecords = { insertEnquiry, insertRoomRequest, contactNotes, topicOfNotes };

export type TeamRecords = typeof teamRecords;

interface RoomSubmission {
  request: RoomRequest;
  hotel: EnquiryVenue;
  campaign: Campaign;
  submissionId: string | null;
  /** Empty if nothing is suspicious. */
  spamReasons: string[];
  /** The keyed hash of the sender's mailbox. */
  mailbox: string;
}

/** Stores a booking of rooms and its lead, and queues its mail, in one transaction. */
function insertRoomRequest(submission: RoomSubmission, parts: StoreParts): Promise<Stored> {
  const { request, hotel, campaign, submissionId, spamReasons, mailbox } = submission;
  const { phone, ...fields } = request;
  const table = 'room_bookings';
  const hash = hashOf([hotel.slug, phone.number, phone.remark, ...Object.entries(fields).flat()]);
  return storeOnce({ table, hash, submissionId, spamReasons }, parts, async (transaction, columns) => {
    const booking = await transaction
      .insertInto(table)
      .values({
        ...fields,
        ...columns,
        phone: phone.number,
        guest_count: request.adults + request.children,
        hotel_id: hotel.slug,
        status: 'pending',
      })
      .returning(['id', 'reference'])
      .executeTakeFirstOrThrow();
    await insertLead(transaction, {
      source: 'room_booking',
      bookingId: booking.id,
      customer: { name: request.name, email: request.email, phone: phone.number },
      venueId: hotel.slug,
      notes: roomNotes(request, hotel),
      campaign,
      columns,
    });
    return { ...booking, mail: await queueMail(transaction, { of: table, id: booking.id, columns, mailbox }) };
  });
}

/**
 * Returns the notes that the team reads first; the guest's own text comes last, so that it cannot pass for another
 * line.
 */
function roomNotes(request: RoomRequest, hotel: EnquiryVenue): string {
  const lines = [
    `Hotel: ${hotel.name}, ${hotel.city}, ${hotel.state}`,
    `Stay: ${formatDay(request.checkin_date)} to ${formatDay(request.checkout_date)}`,
    `Rooms: ${request.rooms} × ${request.room_type}`,
    `Guests: ${guestsInWords(request)}`,
  ];
  if (request.phone.remark) lines.push(`Phone: ${request.phone.remark}`);
  if (request.special_requests) lines.push(`Requests: ${request.special_requests}`);
  return lines.join('\n');
}
