import { sql } from 'kysely';
import type { InboxRow } from '#app/desk/inbox/inbox.ts';

/** A lead with the columns of its booking, as the database returns them. What staff corrected stands in the lead. */
export interface InboxRecord extends Omit<InboxRow, 'createdAt' | 'dueAt' | 'answeredAt'> {
  created: Date;
  due: Date;
  answered: Date | null;
}

export const inboxTables = sql`leads l
  left join venue_bookings v on l.source = 'venue_booking' and v.id = l.booking_id
  left join room_bookings r on l.source = 'room_booking' and r.id = l.booking_id`;

export const inboxColumns = sql`
  l.id, l.reference, l.source, l.customer_name as name, l.customer_email as email, l.customer_phone as phone,
  l.language,
  l.venue_id as property, coalesce(l.event_type, v.event_type) as "eventType",
  coalesce(l.event_date, v.event_date, r.checkin_date) as "eventDate", r.checkout_date as "checkoutDate",
  coalesce(l.guest_count, v.guest_count, r.guest_count) as guests, coalesce(v.budget_range, l.budget_range) as budget,
  l.status, l.assigned_to as owner, l.quarantine, l.created_at as created, l.due_at as due,
  l.first_response_at as answered, l.version`;

export function readInboxRow({ created, due, answered, ...row }: InboxRecord): InboxRow {
  return {
    ...row,
    createdAt: created.toISOString(),
    dueAt: due.toISOString(),
    answeredAt: answered?.toISOString() ?? null,
  };
}
