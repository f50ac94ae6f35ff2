import { sql } from 'kysely';

/** A lead `l` with its booking. */
export const inboxTables = sql`leads l
  left join venue_bookings v on l.source = 'venue_booking' and v.id = l.booking_id
  left join room_bookings r on l.source = 'room_booking' and r.id = l.booking_id`;

/** The columns of an `InboxRow`. What staff corrected stands in the lead. */
export const inboxColumns = sql`
  l.id, l.reference, l.source, l.customer_name as name, l.customer_email as email, l.customer_phone as phone,
  l.language, l.venue_id as property, coalesce(l.event_type, v.event_type) as "eventType",
  coalesce(l.event_date, v.event_date, r.checkin_date) as "eventDate", r.checkout_date as "checkoutDate",
  coalesce(l.guest_count, v.guest_count, r.guest_count) as guests, coalesce(v.budget_range, l.budget_range) as budget,
  l.status, l.assigned_to as owner, l.quarantine, l.created_at as "createdAt", l.due_at as "dueAt",
  l.first_response_at as "answeredAt", l.version`;
