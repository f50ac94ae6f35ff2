import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { StepKind } from '#app/desk/enquiry/next-step.ts';
import { dayOf } from '#app/desk/inbox/inbox.ts';
import type { DayExactness } from '#app/enquiries/functions/event-functions.ts';
import { type Day, formatShortDay } from '#app/language/dates.ts';
import { eventTypeOptions, labelOf } from '#content/option-lists.ts';
import type { DB } from '#platform/database/types.ts';
import { lookUp } from '#platform/look-up.ts';

/** An enquiry for a list, without any data about the person who sent it. */
export interface ListedLead {
  id: string;
  reference: string;
  source: string;
  /** A slug. */
  property: string | null;
  due_at: Date;
  event_type: string | null;
  event_date: string | null;
  day_exactness: DayExactness;
  guests: number | null;
  /** What is to be done next, and when. */
  step_kind: StepKind | null;
  step_on: Day | null;
  /** Whether the spam filter holds it back. */
  held: boolean;
}

/** Reads the enquiries that meet a condition on `leads l`, sorted by their deadline. */
export async function listLeads(
  database: Kysely<DB>,
  condition: RawBuilder<boolean>,
  most: number,
): Promise<ListedLead[]> {
  const { rows } = await sql<ListedLead>`
    select l.id, l.reference, l.source, l.venue_id as property, l.due_at,
           coalesce(l.event_type, b.event_type) as event_type,
           coalesce(l.event_date, b.event_date, r.checkin_date)::text as event_date,
           coalesce(l.day_exactness, b.day_exactness, 'day') as day_exactness,
           coalesce(l.guest_count, b.guest_count, r.guest_count) as guests, l.quarantine = 'held' as held,
           l.step_kind, l.step_on::text as step_on
      from leads l
      left join venue_bookings b on b.id = l.booking_id
      left join room_bookings r on r.id = l.booking_id
     where ${condition}
     order by l.due_at, l.id
     limit ${most}`.execute(database);
  return rows;
}

/** The condition for enquiries that nobody has answered yet, held back or not: a person may have sent each of them. */
export const isUnanswered = sql<boolean>`l.first_response_at is null and l.status <> 'lost' and l.quarantine <> 'spam'`;

/** The condition for enquiries that are not answered yet and not held back. */
export const isOpen = sql<boolean>`${isUnanswered} and l.quarantine <> 'held'`;

const kinds: Record<string, string> = {
  room_booking: 'Rooms',
  website_contact: 'Message',
  phone_inquiry: 'Phone enquiry',
  loyalty: 'Loyalty programme',
};

/** "Wedding, 450 guests, 14 Feb 2027, The Tivoli". */
export function describeLead(lead: ListedLead, propertyName: string | undefined): string {
  const { event_type: type, source, guests, event_date: eventDate, day_exactness: dayExactness } = lead;
  const kind = type ? labelOf(eventTypeOptions.enquiry, type as EventType) : (lookUp(kinds, source) ?? 'Enquiry');
  const day = dayOf({ eventDate, dayExactness }, formatShortDay);
  const parts = [kind, guests && `${guests} guests`, day, propertyName ?? lead.property];
  return parts.filter(Boolean).join(', ');
}
