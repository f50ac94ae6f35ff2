import { sql } from 'kysely';
import type { Logger } from 'pino';
import { type CareerPosition, positionLabel } from '#app/careers/position-label.ts';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { OpenDays } from '#app/diary/open-days.server.ts';
import { type BudgetRange, type EnquirySummary, type Variant, venueAndCity } from '#app/enquiries/enquiry.ts';
import type { DayExactness, EventFunction } from '#app/enquiries/functions/event-functions.ts';
import { topicOfNotes } from '#app/enquiries/requests/loyalty-and-contact-rules.ts';
import { roomTypeLabel } from '#app/enquiries/requests/room-request-definition.ts';
import { askedDay, type FindVenues, venueOfSlug } from '#app/enquiries/store-enquiry.server.ts';
import type { FamilyLinks } from '#app/family/family-links.server.ts';
import type { SenderMail } from '#app/forms/form-types.ts';
import { type SubmissionTable, senderMailOf } from '#app/forms/store-once.server.ts';
import { formatDay } from '#app/language/dates.ts';
import { guestsInWords } from '#app/language/guests-in-words.ts';
import type { Estimate } from '#app/prices/estimate.ts';
import { estimateInWords } from '#app/prices/estimate-words.ts';
import { contactTopicOptions } from '#content/shown-options.ts';
import { site } from '#content/site.ts';
import type { Database } from '#platform/database/open-database.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import { sentFactsTexts as texts } from './texts.ts';

/** What the confirmation of a form shows; the event enquiry's has more (`EnquirySummary`). */
interface Confirmation {
  kind: 'room' | 'loyalty' | 'contact' | 'application';
  rows: [string, string][];
  hotel: { slug: string; name: string } | null;
  email: string;
  /** ISO 8601: the time by which the team answers. */
  dueAt: string;
  mail: SenderMail;
  /** The token of the sender's own page; absent while it is held back. */
  familyKey?: string | undefined;
}

interface Parts {
  database: Pick<Database, 'reads'>;
  findVenues: FindVenues;
  openDays?: Pick<OpenDays, 'property'>;
  familyLinks?: Pick<FamilyLinks, 'tokenFor'>;
  log: Logger;
}

export type Confirmations = ReturnType<typeof createConfirmations>;

/**
 * Reads what senders see of what they sent; null if nothing has this reference or the database is away. The caller must
 * have made sure that the visitor is its sender.
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
    /** The confirmation of every other form. */
    other: (reference: string) => orNull(otherConfirmation(parts, reference)),
  };
}

const mailOf = (table: SubmissionTable) => senderMailOf(sql.table(table), sql.ref(`${table}.id`)).as('mail');

/** Returns the token of the sender's own page. What staff must look at first has none yet. */
async function keyOf({ familyLinks }: Parts, of: SubmissionTable, { id, mail }: { id: string; mail: SenderMail }) {
  return mail === 'held' ? undefined : await familyLinks?.tokenFor({ of, id });
}

async function otherConfirmation(parts: Parts, reference: string): Promise<Confirmation | null> {
  const { database, findVenues } = parts;
  const room = await database.reads
    .selectFrom('room_bookings')
    .selectAll()
    .select(mailOf('room_bookings'))
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (room) {
    const hotel = await venueOfSlug(findVenues, room.hotel_id);
    const rows: Confirmation['rows'] = [
      [texts.hotel, hotel ? venueAndCity(hotel) : ''],
      [texts.roomType, roomTypeLabel(room.room_type)],
      [texts.checkIn, formatDay(room.checkin_date)],
      [texts.checkOut, formatDay(room.checkout_date)],
      [texts.rooms, String(room.rooms)],
      [texts.guests, guestsInWords(room)],
      [texts.extraBeds, room.extra_beds > 0 ? String(room.extra_beds) : ''],
      [texts.childrenAges, room.children_ages.join(', ')],
      [texts.estimate, estimateInWords(room.estimate as unknown as Estimate | null)],
      [texts.message, room.special_requests ?? ''],
      [texts.email, room.email],
    ];
    return confirmationOf('room', { ...room, familyKey: await keyOf(parts, 'room_bookings', room) }, rows, hotel);
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
    const found = { ...lead, email: lead.customer_email ?? '', familyKey: await keyOf(parts, 'leads', lead) };
    return confirmationOf(isLoyalty ? 'loyalty' : 'contact', found, [
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
  const found = { ...application, familyKey: await keyOf(parts, 'career_applications', application) };
  return confirmationOf('application', found, [
    [texts.position, positionLabel(position as CareerPosition)],
    [texts.cv, cv_path ? (cv_filename ?? '') : texts.cvNotStored(site.careers.email)],
    [texts.email, email],
  ]);
}

interface Sent {
  due_at: Date;
  email: string;
  mail: SenderMail;
  familyKey: string | undefined;
}

function confirmationOf(
  kind: Confirmation['kind'],
  { due_at, email, mail, familyKey }: Sent,
  rows: Confirmation['rows'],
  hotel: Confirmation['hotel'] = null,
): Confirmation {
  return { kind, rows: rows.filter(([, value]) => value), hotel, email, dueAt: due_at.toISOString(), mail, familyKey };
}

async function enquirySummary(parts: Parts, reference: string): Promise<EnquirySummary | null> {
  const { database, findVenues, openDays } = parts;
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
    venue: await venueOfSlug(findVenues, row.venue_id),
    space: row.space,
    eventDate: row.event_date,
    dayExactness: row.day_exactness as DayExactness,
    functions: row.functions as unknown as EventFunction[],
    guestCount: row.guest_count,
    needsRooms: row.needs_rooms,
    estimate: row.estimate as unknown as Estimate | null,
    message: row.special_requirements,
    email: row.email,
    dueAt: row.due_at.toISOString(),
    mail: row.mail,
    familyKey: await keyOf(parts, 'venue_bookings', row),
  };
  return { ...summary, asked: await askedDay(openDays, summary) };
}
