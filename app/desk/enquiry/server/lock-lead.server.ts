import { sql, type Transaction } from 'kysely';
import type { ChangeResult } from '#app/desk/enquiry/enquiry-change.ts';
import type { InboxRow, LeadSource, LeadStatus } from '#app/desk/inbox/inbox.ts';
import type { DB } from '#platform/database/types.ts';

/** A lead that is locked for a change: nobody else changes it meanwhile. */
export interface LockedLead {
  id: string;
  reference: string;
  source: LeadSource;
  bookingId: string | null;
  status: LeadStatus;
  owner: string | null;
  quarantine: InboxRow['quarantine'];
  version: number;
  /** ISO 8601 to the microsecond, because undo restores exactly this time. */
  answeredAt: string | null;
}

/** Locks a lead, and makes sure that the person who changes it has seen its newest version. */
export async function lockLead(
  desk: Transaction<DB>,
  reference: string,
  seenVersion: number,
): Promise<LockedLead | Extract<ChangeResult, { kind: 'conflict' | 'gone' }>> {
  const { rows } = await sql<LockedLead>`
    select id, reference, source, booking_id as "bookingId", status, assigned_to as owner, quarantine, version,
           to_json(first_response_at)#>>'{}' as "answeredAt"
      from leads where reference = ${reference} for update`.execute(desk);
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
  return { kind: 'conflict', by: last?.author ?? 'Somebody', at: last?.at.toISOString() ?? null };
}

/** Returns the table of a lead's booking, or null if it has none. */
export function bookingTable({ source }: Pick<LockedLead, 'source'>): 'venue_bookings' | 'room_bookings' | null {
  if (source === 'venue_booking') return 'venue_bookings';
  return source === 'room_booking' ? 'room_bookings' : null;
}
