import { sql, type Transaction } from 'kysely';
import type { ChangeResult } from '#app/desk/enquiry/enquiry-change.ts';
import { bookingStatusOf } from '#app/desk/enquiry/lead-status-changes.ts';
import type { LeadStatus } from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { bookingTable, type LockedLead } from './lock-lead.server.ts';
import { recordChange } from './record-change.server.ts';

type Before = {
  owner?: string | null;
  status?: LeadStatus;
  answeredAt?: string | null;
  quarantine?: LockedLead['quarantine'];
};

/** Undoes the last change, with its times. The change and the undo both stay in the timeline. */
export async function undoChange(desk: Transaction<DB>, principal: Principal, lead: LockedLead): Promise<ChangeResult> {
  const last = await desk
    .selectFrom('desk.change')
    .select(['id', 'before', 'after', 'undone_at'])
    .where('lead_id', '=', lead.id)
    .where('kind', 'in', ['assigned', 'moved', 'quarantine'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const after = last?.after as Before | null | undefined;
  if (!last || last.undone_at || after?.quarantine === 'released') {
    return { kind: 'refused', words: 'There is nothing to undo.' };
  }
  const before = last.before as Before;
  if ('owner' in before) {
    await desk
      .updateTable('leads')
      .set({ assigned_to: before.owner ?? null })
      .where('id', '=', lead.id)
      .execute();
  }
  if (before.status) await moveBack(desk, lead, before.status, before.answeredAt ?? null);
  if (before.quarantine) await bothTables(desk, lead, sql`quarantine = ${before.quarantine}`);
  await desk.updateTable('desk.change').set({ undone_at: new Date() }).where('id', '=', last.id).execute();
  await recordChange(desk, principal, lead, { kind: 'undone', ...(after && { before: after }), after: before });
  return { kind: 'done' };
}

async function moveBack(desk: Transaction<DB>, lead: LockedLead, status: LeadStatus, answeredAt: string | null) {
  await sql`update leads set status = ${status}, lost_reason = null, first_response_at = ${answeredAt}::timestamptz
             where id = ${lead.id}`.execute(desk);
  const table = bookingTable(lead);
  if (!table || !lead.bookingId) return;
  await sql`update ${sql.table(table)}
               set status = ${bookingStatusOf(status)}, first_response_at = ${answeredAt}::timestamptz
             where id = ${lead.bookingId}`.execute(desk);
}

async function bothTables(desk: Transaction<DB>, lead: LockedLead, change: ReturnType<typeof sql>) {
  await sql`update leads set ${change} where id = ${lead.id}`.execute(desk);
  const table = bookingTable(lead);
  if (table && lead.bookingId) {
    await sql`update ${sql.table(table)} set ${change} where id = ${lead.bookingId}`.execute(desk);
  }
}
