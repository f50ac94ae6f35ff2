import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type CareerPosition, positionLabel } from '#app/careers/position-label.ts';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { OpenDays } from '#app/diary/open-days.server.ts';
import type { BudgetRange, EnquirySummary, Variant } from '#app/enquiries/enquiry.ts';
import { topicOfNotes } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { roomTypeLabel } from '#app/enquiries/requests/room-request-definition.ts';
import { askedDay, type FindVenues, venueWith } from '#app/enquiries/store-enquiry.server.ts';
import type { SenderMail } from '#app/forms/form-types.ts';
import { type SubmissionTable, senderMailOf } from '#app/forms/store-once.server.ts';
import { formatDay } from '#app/language/dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import { contactTopicOptions } from '#content/shown-options.ts';
import { site } from '#content/site.ts';
import type { Database } from '#platform/database/open-database.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { sentFactsTexts as texts } from './texts.ts';

/** The content of the confirmation of every form except the event enquiry. */
interface Confirmation {
  kind: 'room' | 'loyalty' | 'contact' | 'application';
  rows: [string, string][];
  hotel: { slug: string; name: string } | null;
  /** ISO 8601: the time by which the team answers. */
  dueAt: string;
  mail: SenderMail;
}

interface Parts {
  database: Pick<Database, 'reads'>;
  venues: FindVenues;
  openDays?: Pick<OpenDays, 'house'>;
  log: Logger;
}

export type Confirmations = ReturnType<typeof createConfirmations>;

/**
 * What senders see of what they sent; null if there is nothing under this reference or the database is away. The caller
 * must have made sure that the visitor is its sender.
 */
export function createConfirmations(parts: Parts) {
  async function orNull<Result>(reading: Promise<Result>): Promise<Result | null> {
    try {
      return await reading;
    } catch (error) {
      parts.log.warn({ error: errorFields(error) }, 'a confirmation could not be read');
      return null;
    }
  }
  return {
    enquiry: (reference: string) => orNull(enquirySummary(parts, reference)),
    /** Of every other form. */
    other: (reference: string) => orNull(otherConfirmation(parts, reference)),
  };
}

const mailOf = (table: SubmissionTable) => senderMailOf(sql.table(table), sql.ref(`${table}.id`)).as('mail');

async function otherConfirmation({ database, venues }: Parts, reference: string): Promise<Confirmation | null> {
  const room = await database.reads
    .selectFrom('room_bookings')
    .selectAll()
    .select(mailOf('room_bookings'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (room) {
    const hotel = await venueWith(venues, room.hotel_id);
    const rows: Confirmation['rows'] = [
      [texts.hotel, hotel ? `${hotel.name}, ${hotel.city}` : ''],
      [texts.roomType, roomTypeLabel(room.room_type)],
      [texts.checkIn, formatDay(room.checkin_date)],
      [texts.checkOut, formatDay(room.checkout_date)],
      [texts.rooms, String(room.rooms)],
      [texts.guests, guestsInWords(room)],
      [texts.email, room.email],
    ];
    return confirmationOf('room', room, rows, hotel);
  }
  const lead = await database.reads
    .selectFrom('leads')
    .selectAll()
    .select(mailOf('leads'))
    .where('reference', '=', reference)
    .where('source', 'in', ['loyalty', 'website_contact'])
    .executeTakeFirst();
  if (lead) {
    const topic = topicOfNotes(lead.notes ?? '');
    const about = contactTopicOptions.find(({ value }) => value === topic)?.label ?? '';
    const isLoyalty = lead.source === 'loyalty';
    return confirmationOf(isLoyalty ? 'loyalty' : 'contact', lead, [
      [texts.about, isLoyalty ? texts.loyaltyProgramme : about],
      [texts.email, lead.customer_email ?? ''],
    ]);
  }
  const application = await database.reads
    .selectFrom('career_applications')
    .selectAll()
    .select(mailOf('career_applications'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!application) return null;
  const { position, cv_path, cv_filename, email } = application;
  return confirmationOf('application', application, [
    [texts.position, positionLabel(position as CareerPosition)],
    [texts.cv, cv_path ? (cv_filename ?? '') : texts.cvNotStored(site.careers.email)],
    [texts.email, email],
  ]);
}

function confirmationOf(
  kind: Confirmation['kind'],
  { due_at, mail }: { due_at: Date; mail: SenderMail },
  rows: Confirmation['rows'],
  hotel: Confirmation['hotel'] = null,
): Confirmation {
  return { kind, rows: rows.filter(([, value]) => value), hotel, dueAt: due_at.toISOString(), mail };
}

async function enquirySummary(
  { database, venues, openDays }: Parts,
  reference: string,
): Promise<EnquirySummary | null> {
  const row = await database.reads
    .selectFrom('venue_bookings')
    .selectAll()
    .select(mailOf('venue_bookings'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  const summary = {
    reference,
    // The table's checks limit these values to their lists.
    variant: row.variant as Variant,
    eventType: row.event_type as EventType,
    budgetRange: row.budget_range as BudgetRange | null,
    venue: await venueWith(venues, row.venue_id),
    space: row.space,
    eventDate: row.event_date,
    guestCount: row.guest_count,
    email: row.email,
    dueAt: row.due_at.toISOString(),
    mail: row.mail,
  };
  return { ...summary, asked: await askedDay(openDays, summary) };
}
