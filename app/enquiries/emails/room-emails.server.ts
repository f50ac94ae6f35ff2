import { roomTypeLabel } from '#app/enquiries/requests/room-request-definition.ts';
import { formatDay } from '#app/language/dates.ts';
import { englishDates } from '#app/language/english-dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import { site } from '#content/site.ts';
import { bookingEmails, type EmailPair, type EmailParts, wordsFor } from './acknowledgement-and-alert.server.ts';

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
  const { texts, facts: labels, dates, guests } = wordsFor(row);
  const facts: [string, string][] = [
    [labels.hotel, property ? `${property.name}, ${property.city}` : site.name],
    [labels.roomType, roomTypeLabel(row.room_type, labels.anyRoom)],
    [labels.checkIn, formatDay(row.checkin_date, dates)],
    [labels.checkOut, formatDay(row.checkout_date, dates)],
    [labels.nights, String(row.total_nights)],
    [labels.rooms, String(row.rooms)],
    [labels.guests, guestsInWords(row, guests)],
  ];
  const arrival = formatDay(row.checkin_date, englishDates);
  return bookingEmails({
    row,
    property,
    what: texts.room.what,
    thanks: texts.room.thanks,
    facts,
    steps: texts.room.steps(hotel),
    entry: {
      from: row.checkin_date,
      until: row.checkout_date,
      title: texts.room.entryTitle(hotel, row.reference),
      details: (phone) => texts.room.entryDetails(row.reference, phone),
    },
    subject: `${row.rooms} × ${row.room_type}, ${arrival}, ${row.total_nights} nights, ${hotel}`,
    forTeam: [],
  });
}
