import { formatDay } from '#app/language/dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import { site } from '#content/site.ts';
import { bookingEmails, type EmailPair, type EmailParts } from './acknowledgement-and-alert.server.ts';

/** The mails about a request for rooms. */
export async function roomEmails({ database, property: find }: EmailParts, id: string): Promise<EmailPair | null> {
  const row = await database
    .selectFrom('room_bookings as booking')
    .innerJoin('leads as lead', 'lead.booking_id', 'booking.id')
    .selectAll('booking')
    .select('lead.notes')
    .where('booking.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const property = await find(row.hotel_id);
  const hotel = property?.name ?? site.name;
  const facts: [string, string][] = [
    ['Hotel', property ? `${property.name}, ${property.city}` : site.name],
    ['Room type', row.room_type],
    ['Check-in', formatDay(row.checkin_date)],
    ['Check-out', formatDay(row.checkout_date)],
    ['Nights', String(row.total_nights)],
    ['Rooms', String(row.rooms)],
    ['Guests', guestsInWords(row)],
  ];
  return bookingEmails({
    row,
    property,
    kind: 'Room request',
    thanks: 'Thank you for your room request. Our team will contact you within 24 hours.',
    facts,
    steps: [
      `The reservations team of ${hotel} checks your nights.`,
      'They call or write to you with what is free, and with the rate.',
      'Nothing is booked or charged until you say yes.',
    ],
    entry: { from: row.checkin_date, until: row.checkout_date, title: `${hotel} (room request ${row.reference})` },
    subject: `${row.rooms} × ${row.room_type}, ${formatDay(row.checkin_date)}, ${row.total_nights} nights, ${hotel}`,
    forTeam: [],
  });
}
