import type { Campaign } from '#domain/campaign.ts';
import { formatDay } from '#domain/dates.ts';
import type { EnquiryVenue } from '#domain/enquiry.ts';
import type { RoomRequest } from '#domain/forms/room-request.ts';
import { guestsInWords } from '#domain/guests-in-words.ts';
import { hashOf } from './content-hash.ts';
import { storeBooking } from './store-booking.ts';
import type { Stored, StoreParts } from './store-once.ts';

interface RoomSubmission {
  request: RoomRequest;
  hotel: EnquiryVenue;
  campaign: Campaign;
  submissionId: string | null;
  /** Empty where nothing is wrong. */
  reasonsToHold: string[];
}

/** A booking of rooms with its lead and its mail, as `storeBooking` keeps it. */
export function storeRoomRequest(
  { request, hotel, campaign, submissionId, reasonsToHold }: RoomSubmission,
  parts: StoreParts,
): Promise<Stored> {
  const { phone, ...fields } = request;
  const submission = {
    table: 'room_bookings',
    hash: hashOf([hotel.slug, phone.number, phone.remark, ...Object.entries(fields).flat()]),
    submissionId,
    reasonsToHold,
    booking: {
      ...fields,
      phone: phone.number,
      guest_count: request.adults + request.children,
      hotel_id: hotel.slug,
    },
    lead: { source: 'room_booking', venue_id: hotel.slug, notes: roomNotes(request, hotel) },
    campaign,
  } as const;
  return storeBooking(submission, parts);
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
