import type { Kysely } from 'kysely';
import type { EnquiryVenue } from '#app/enquiries/event/enquiry.ts';
import { topicOfNotes } from '#app/enquiries/server/contact-notes.server.ts';
import { formatDay } from '#app/language/dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import { contactTopicOptions } from '#content/option-lists.ts';
import type { DB } from '#platform/database/types.ts';

/** The content of the confirmation of every form except the event enquiry. */
export interface Confirmation {
  kind: 'room' | 'loyalty' | 'contact' | 'application';
  /** Labels and values, in order. */
  rows: [string, string][];
  /** The hotel that it is about. */
  hotel: { slug: string; name: string } | null;
  /** ISO 8601: the time by which the team answers. */
  dueAt: string;
}

export async function confirmationOf(
  database: Kysely<DB>,
  venues: (slug: string) => Promise<EnquiryVenue[]>,
  reference: string,
): Promise<Confirmation | null> {
  const room = await database
    .selectFrom('room_bookings')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (room) {
    const hotel = (await venues(room.hotel_id ?? '')).find(({ slug }) => slug === room.hotel_id) ?? null;
    const rows: [string, string][] = [
      ['Hotel', hotel ? `${hotel.name}, ${hotel.city}` : ''],
      ['Room type', room.room_type],
      ['Check-in', formatDay(room.checkin_date)],
      ['Check-out', formatDay(room.checkout_date)],
      ['Rooms', String(room.rooms)],
      ['Guests', guestsInWords(room)],
      ['Contact email', room.email],
    ];
    return { kind: 'room', rows: rows.filter(([, value]) => value), hotel, dueAt: room.due_at.toISOString() };
  }
  const lead = await database
    .selectFrom('leads')
    .select(['source', 'notes', 'customer_email', 'due_at'])
    .where('reference', '=', reference)
    .where('source', 'in', ['loyalty', 'website_contact'])
    .executeTakeFirst();
  if (lead) {
    const topic = topicOfNotes(lead.notes ?? '');
    const about = contactTopicOptions.find(({ value }) => value === topic)?.label;
    const rows: [string, string][] = [
      ['About', lead.source === 'loyalty' ? 'Loyalty programme' : (about ?? '')],
      ['Contact email', lead.customer_email ?? ''],
    ];
    return {
      kind: lead.source === 'loyalty' ? 'loyalty' : 'contact',
      rows: rows.filter(([, value]) => value),
      hotel: null,
      dueAt: lead.due_at.toISOString(),
    };
  }
  const application = await database
    .selectFrom('career_applications')
    .select(['position', 'cv_filename', 'email', 'due_at'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!application) return null;
  return {
    kind: 'application',
    rows: [
      ['Position', application.position],
      ['CV', application.cv_filename ?? ''],
      ['Contact email', application.email],
    ],
    hotel: null,
    dueAt: application.due_at.toISOString(),
  };
}
