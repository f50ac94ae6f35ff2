import type { EnquiryVenue } from '#app/enquiries/event/enquiry.ts';
import type { RoomRequest } from '#app/enquiries/requests/room-request.ts';
import type { Campaign } from '#app/forms/campaign.ts';
import { hashOf } from '#app/forms/server/content-hash.server.ts';
import type { Stored, StoreParts } from '#app/forms/server/store-once.server.ts';
import { formatDay } from '#app/language/dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import { insertBooking } from './insert-booking.server.ts';

interface RoomSubmission {
  request: RoomRequest;
  hotel: EnquiryVenue;
  campaign: Campaign;
  submissionId: string | null;
  /** Empty where nothing is wrong. */
  spamReasons: string[];
}

/** A booking of rooms with its lead and its mail, as `insertBooking` keeps it. */
export function insertRoomRequest(
  { request, hotel, campaign, submissionId, spamReasons }: RoomSubmission,
  parts: StoreParts,
): Promise<Stored> {
  const { phone, ...fields } = request;
  const submission = {
    table: 'room_bookings',
    hash: hashOf([hotel.slug, phone.number, phone.remark, ...Object.entries(fields).flat()]),
    submissionId,
    spamReasons,
    booking: {
      ...fields,
      phone: phone.number,
      guest_count: request.adults + request.children,
      hotel_id: hotel.slug,
    },
    lead: { source: 'room_booking', venue_id: hotel.slug, notes: roomNotes(request, hotel) },
    campaign,
  } as const;
  return insertBooking(submission, parts);
}

/** What the team reads first; the guest's own words come last, so that they cannot pass for another line. */
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
