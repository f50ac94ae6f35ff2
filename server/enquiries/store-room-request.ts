import { randomUUID } from 'node:crypto';
import type { Campaign } from '#domain/campaign.ts';
import { formatDay } from '#domain/dates.ts';
import type { EnquiryVenue } from '#domain/enquiry.ts';
import type { RoomRequest } from '#domain/forms/room-request.ts';
import { guestsInWords } from '#domain/guests-in-words.ts';
import { sentJobs } from '#server/jobs/send-jobs.ts';
import { hashOf } from './content-hash.ts';
import { mailsAbout } from './queue-mail.ts';
import { type Stored, type StoreParts, storeOnce } from './store-once.ts';

interface RoomSubmission {
  request: RoomRequest;
  hotel: EnquiryVenue;
  campaign: Campaign;
  submissionId: string | null;
  /** Empty where nothing is wrong. */
  reasonsToHold: string[];
}

/** Booking, lead and queued mail in one transaction, as `storeOnce` keeps it. */
export function storeRoomRequest(
  { request, hotel, campaign, submissionId, reasonsToHold }: RoomSubmission,
  parts: StoreParts,
): Promise<Stored> {
  const { phone, ...fields } = request;
  const hash = hashOf([hotel.slug, phone.number, phone.remark, ...Object.entries(fields).flat()]);
  return storeOnce(
    { table: 'room_bookings', hash, submissionId, reasonsToHold },
    parts,
    async (transaction, columns) => {
      const id = randomUUID();
      await transaction
        .with('booking', (database) =>
          database
            .insertInto('room_bookings')
            .values({
              id,
              ...columns,
              ...fields,
              phone: phone.number,
              guest_count: request.adults + request.children,
              hotel_id: hotel.slug,
              status: 'pending',
            })
            .returning('id'),
        )
        .with('lead', (database) =>
          database
            .insertInto('leads')
            .values({
              source: 'room_booking',
              booking_id: id,
              reference: columns.reference,
              consent_at: columns.consent_at,
              consent_version: columns.consent_version,
              quarantine: columns.quarantine,
              quarantine_reasons: columns.quarantine_reasons,
              ...campaign,
              venue_id: hotel.slug,
              customer_name: request.name,
              customer_email: request.email,
              customer_phone: phone.number,
              status: 'new',
              notes: roomNotes(request, hotel),
            })
            .returning('id'),
        )
        .selectFrom('lead')
        .select(sentJobs('enquiry-mail', mailsAbout({ of: 'room_bookings', id, columns })).as('mail'))
        .execute();
      return { id, reference: columns.reference };
    },
  );
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
