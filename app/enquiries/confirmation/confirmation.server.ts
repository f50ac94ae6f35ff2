import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { type CareerPosition, positionLabel } from '#app/careers/position-label.ts';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { OpenDays } from '#app/diary/open-days.server.ts';
import type { BudgetRange, EnquirySummary, Variant } from '#app/enquiries/enquiry.ts';
import { topicOfNotes } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { roomTypeLabel } from '#app/enquiries/requests/room-request-definition.ts';
import { askedDay, type FindVenues } from '#app/enquiries/store-enquiry.server.ts';
import type { SenderMail } from '#app/forms/form-types.ts';
import { senderMailOf } from '#app/forms/store-once.server.ts';
import { formatDay } from '#app/language/dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import { contactTopicOptions } from '#content/shown-options.ts';
import { site } from '#content/site.ts';
import type { Database } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
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

/**
 * What senders see of what they sent; null if there is nothing under this reference or the database is away. The caller
 * must have made sure that the visitor is its sender.
 */
export interface Confirmations {
  enquiry(reference: string): Promise<EnquirySummary | null>;
  /** Of every other form. */
  other(reference: string): Promise<Confirmation | null>;
}

interface Parts {
  database: Pick<Database, 'reads'>;
  venues: FindVenues;
  /** How a house stands on a day; absent where nobody is told. */
  openDays?: Pick<OpenDays, 'house'>;
  log: Logger;
}

export function createConfirmations({ database: { reads }, venues, openDays, log }: Parts): Confirmations {
  async function orNull<Result>(reading: Promise<Result>): Promise<Result | null> {
    try {
      return await reading;
    } catch (error) {
      log.warn({ error: errorFields(error) }, 'a confirmation could not be read');
      return null;
    }
  }
  async function withDay(reference: string) {
    const summary = await enquirySummary(reads, venues, reference);
    return summary && { ...summary, asked: await askedDay(openDays, summary) };
  }
  return {
    enquiry: (reference) => orNull(withDay(reference)),
    other: (reference) => orNull(confirmationOf(reads, venues, reference)),
  };
}

async function confirmationOf(
  database: Kysely<DB>,
  venues: FindVenues,
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

/** Reads a stored enquiry as its sender sees it again; null if no enquiry has this reference. */
async function enquirySummary(
  database: Kysely<DB>,
  venues: FindVenues,
  reference: string,
): Promise<EnquirySummary | null> {
  const row = await database
    .selectFrom('venue_bookings')
    .select([
      'reference',
      'variant',
      'venue_id',
      'space',
      'event_type',
      'event_date',
      'guest_count',
      'budget_range',
      'email',
      'due_at',
    ])
    .select(senderMailOf(sql.table('venue_bookings'), sql.ref('venue_bookings.id')).as('mail'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row) return null;
  return {
    reference: row.reference,
    // The table's checks limit these values to their lists.
    variant: row.variant as Variant,
    eventType: row.event_type as EventType,
    budgetRange: row.budget_range as BudgetRange | null,
    venue: (await venues(row.venue_id ?? '')).find(({ slug }) => slug === row.venue_id) ?? null,
    space: row.space,
    eventDate: row.event_date,
    guestCount: row.guest_count,
    email: row.email,
    dueAt: row.due_at.toISOString(),
    mail: row.mail,
  };
}
