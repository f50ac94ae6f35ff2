import { type Kysely, sql } from 'kysely';
import type { EventType } from '#app/catalogue/event-type.ts';
import type { BudgetRange } from '#app/enquiries/event/budget-range.ts';
import type { EnquirySummary, EnquiryVenue, Variant } from '#app/enquiries/event/enquiry.ts';
import { senderMailOf } from '#app/forms/server/store-once.server.ts';
import type { DB } from '#platform/database/types.ts';

/** Reads a stored enquiry as its sender sees it again; null if no enquiry has this reference. */
export async function enquirySummary(
  database: Kysely<DB>,
  venues: (slug: string) => Promise<EnquiryVenue[]>,
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
