import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Refusal } from '#app/desk/enquiry/enquiry-change.ts';
import type { NextStep } from '#app/desk/enquiry/next-step.ts';
import type { InboxRow, LeadSource, LeadStatus } from '#app/desk/inbox/inbox.ts';
import { stepColumn } from '#app/desk/inbox/server/inbox.server.ts';
import type { DB } from '#platform/database/types.ts';

/** A lead that is locked for a change: nobody else changes it meanwhile. */
export interface LockedLead {
  id: string;
  reference: string;
  source: LeadSource;
  bookingId: string | null;
  bookingTable: 'venue_bookings' | 'room_bookings' | null;
  status: LeadStatus;
  owner: string | null;
  quarantine: InboxRow['quarantine'];
  version: number;
  /** The lead that it goes on as, if it was merged. */
  mergedInto: string | null;
  /** ISO 8601 to the microsecond, because undo restores exactly this time. */
  answeredAt: string | null;
  /** What is to be done next. */
  step: NextStep | null;
}

/** Locks a lead, and makes sure that the person who changes it has seen its newest version. */
export async function lockLead(
  desk: Transaction<DB>,
  reference: string,
  seenVersion: number,
): Promise<LockedLead | Refusal> {
  const { rows } = await sql<LockedLead>`
    select id, reference, source, status, assigned_to as owner, quarantine, version,
           merged_into as "mergedInto", booking_id as "bookingId",
           case source when 'venue_booking' then 'venue_bookings' when 'room_booking' then 'room_bookings' end
             as "bookingTable",
           to_json(first_response_at)#>>'{}' as "answeredAt", ${stepColumn} as step
      from leads l where reference = ${reference} for update`.execute(desk);
  const [lead] = rows;
  if (!lead) return { kind: 'gone' };
  if (lead.version === seenVersion) return lead;
  const last = await desk
    .selectFrom('desk.change')
    .select(['author', 'at'])
    .where('lead_id', '=', lead.id)
    .where('kind', '<>', 'note')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { kind: 'conflict', by: last?.author ?? 'Somebody', at: last?.at ?? null };
}

/** Sets columns of a lead's booking, if it has one. */
export async function updateBooking(
  desk: Transaction<DB>,
  { bookingTable, bookingId }: LockedLead,
  values: RawBuilder<unknown>,
): Promise<void> {
  if (bookingTable && bookingId)
    await sql`update ${sql.table(bookingTable)} set ${values} where id = ${bookingId}`.execute(desk);
}
