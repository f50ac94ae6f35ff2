import { type Kysely, sql } from 'kysely';
import { type CareerPosition, positionLabel } from '#app/careers/position-label.ts';
import type { EnquiryVenue } from '#app/enquiries/enquiry.ts';
import { roomTypeLabel } from '#app/enquiries/requests/room-request-definition.ts';
import type { TeamRecords } from '#app/enquiries/team-records.server.ts';
import type { SenderMail } from '#app/forms/form-types.ts';
import { senderMailOf } from '#app/forms/store-once.server.ts';
import { formatDay } from '#app/language/dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import { contactTopicOptions } from '#content/shown-options.ts';
import { site } from '#content/site.ts';
import type { DB } from '#platform/database/types.ts';
import { sentFactsTexts as texts } from './texts.ts';

/** The content of the confirmation of every form except the event enquiry. */
export interface Confirmation {
  kind: 'room' | 'loyalty' | 'contact' | 'application';
  /** Labels and values, in order. */
  rows: [string, string][];
  /** The hotel that it is about. */
  hotel: { slug: string; name: string } | null;
  /** ISO 8601: the time by which the team answers. */
  dueAt: string;
  mail: SenderMail;
}

interface Sources extends Pick<TeamRecords, 'topicOfNotes'> {
  venues: (slug: string) => Promise<EnquiryVenue[]>;
}

export async function confirmationOf(
  database: Kysely<DB>,
  { venues, topicOfNotes }: Sources,
  reference: string,
): Promise<Confirmation | null> {
  const room = await database
    .selectFrom('room_bookings')
    .selectAll()
    .select(senderMailOf(sql.table('room_bookings'), sql.ref('room_bookings.id')).as('mail'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (room) {
    const hotel = (await venues(room.hotel_id ?? '')).find(({ slug }) => slug === room.hotel_id) ?? null;
    const rows: [string, string][] = [
      [texts.hotel, hotel ? `${hotel.name}, ${hotel.city}` : ''],
      [texts.roomType, roomTypeLabel(room.room_type)],
      [texts.checkIn, formatDay(room.checkin_date)],
      [texts.checkOut, formatDay(room.checkout_date)],
      [texts.rooms, String(room.rooms)],
      [texts.guests, guestsInWords(room)],
      [texts.email, room.email],
    ];
    return {
      kind: 'room',
      rows: rows.filter(([, value]) => value),
      hotel,
      dueAt: room.due_at.toISOString(),
      mail: room.mail,
    };
  }
  const lead = await database
    .selectFrom('leads')
    .select(['source', 'notes', 'customer_email', 'due_at'])
    .select(senderMailOf(sql.table('leads'), sql.ref('leads.id')).as('mail'))
    .where('reference', '=', reference)
    .where('source', 'in', ['loyalty', 'website_contact'])
    .executeTakeFirst();
  if (lead) {
    const topic = topicOfNotes(lead.notes ?? '');
    const about = contactTopicOptions.find(({ value }) => value === topic)?.label;
    const rows: [string, string][] = [
      [texts.about, lead.source === 'loyalty' ? texts.loyaltyProgramme : (about ?? '')],
      [texts.email, lead.customer_email ?? ''],
    ];
    return {
      kind: lead.source === 'loyalty' ? 'loyalty' : 'contact',
      rows: rows.filter(([, value]) => value),
      hotel: null,
      dueAt: lead.due_at.toISOString(),
      mail: lead.mail,
    };
  }
  const application = await database
    .selectFrom('career_applications')
    .select(['position', 'cv_filename', 'cv_path', 'email', 'due_at'])
    .select(senderMailOf(sql.table('career_applications'), sql.ref('career_applications.id')).as('mail'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!application) return null;
  return {
    kind: 'application',
    rows: [
      [texts.position, positionLabel(application.position as CareerPosition)],
      [texts.cv, application.cv_path ? (application.cv_filename ?? '') : texts.cvNotStored(site.careers.email)],
      [texts.email, application.email],
    ],
    hotel: null,
    dueAt: application.due_at.toISOString(),
    mail: application.mail,
  };
}
