import { sql, type Transaction } from 'kysely';
import { hasDefiniteFunction, releaseFunctions } from '#app/desk/diary/server/function-rows.server.ts';
import type { ChangeResult, EnquiryChange } from '#app/desk/enquiry/enquiry-change.ts';
import { bookingStatusOf, stepsTo } from '#app/desk/enquiry/lead-status-changes.ts';
import { isHeld, type Judgement, type LeadStatus, mayJudge } from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { queueReleased } from '#app/enquiries/enquiry-emails.server.ts';
import type { DB } from '#platform/database/types.ts';
import { bookingTable, type LockedLead, lockLead } from './lock-lead.server.ts';

interface ChangeRequest {
  reference: string;
  /** The version that was on the screen. */
  version: number;
  change: EnquiryChange;
}

/** Changes an enquiry as a whole or not at all: lead, booking, timeline and mails in the caller's transaction. */
export async function changeEnquiry(
  desk: Transaction<DB>,
  principal: Principal,
  { reference, version, change }: ChangeRequest,
): Promise<ChangeResult> {
  const lead = await lockLead(desk, reference, version);
  if ('kind' in lead) return lead;
  const result = await apply(desk, principal, lead, change);
  if (result.kind !== 'done') return result;
  await sql`select set_config('role', 'tivoli_desk', true)`.execute(desk);
  await desk
    .updateTable('leads')
    .set({ version: version + 1 })
    .where('id', '=', lead.id)
    .execute();
  return result;
}

function apply(
  desk: Transaction<DB>,
  principal: Principal,
  lead: LockedLead,
  change: EnquiryChange,
): Promise<ChangeResult> {
  switch (change.kind) {
    case 'assign':
      return assign(desk, principal, lead, change.owner);
    case 'move':
      return move(desk, principal, lead, change);
    case 'release':
    case 'spam':
      return judge(desk, principal, lead, change.kind === 'release' ? 'released' : 'spam');
    case 'undo':
      return undoChange(desk, principal, lead);
  }
}

async function assign(desk: Transaction<DB>, principal: Principal, lead: LockedLead, owner: string | null) {
  if (owner === lead.owner) return { kind: 'refused', words: 'It is already assigned to them.' } as const;
  await desk.updateTable('leads').set({ assigned_to: owner }).where('id', '=', lead.id).execute();
  await recordChange(desk, principal, lead, { kind: 'assigned', before: { owner: lead.owner }, after: { owner } });
  return { kind: 'done' } as const;
}

async function move(
  desk: Transaction<DB>,
  principal: Principal,
  lead: LockedLead,
  { to, reason }: Extract<EnquiryChange, { kind: 'move' }>,
) {
  if (isHeld(lead)) return { kind: 'refused', words: 'It is held back: release it first.' } as const;
  const steps = stepsTo(lead.status, to);
  if (steps.length === 0)
    return { kind: 'refused', words: `An enquiry cannot go from ${lead.status} to ${to}.` } as const;
  if (to === 'lost' && !reason) return { kind: 'refused', words: 'Choose why it is lost.' } as const;
  if (to === 'converted' && isEvent(lead) && !(await hasDefiniteFunction(desk, lead.id)))
    return { kind: 'refused', words: 'It needs a definite function in the diary first: hold a date.' } as const;
  const table = bookingTable(lead);
  for (const status of steps) {
    await desk
      .updateTable('leads')
      .set({ status, lost_reason: reason ?? null })
      .where('id', '=', lead.id)
      .execute();
    if (!table || !lead.bookingId) continue;
    await sql`update ${sql.table(table)} set status = ${bookingStatusOf(status)}
               where id = ${lead.bookingId} and status <> ${bookingStatusOf(status)}`.execute(desk);
  }
  await recordChange(desk, principal, lead, {
    kind: 'moved',
    before: { status: lead.status, answeredAt: lead.answeredAt },
    after: { status: to, ...(reason && { reason }) },
  });
  if (to === 'lost') await releaseFunctions(desk, lead.id);
  return { kind: 'done' } as const;
}

/** A stay or a message has no function; what is asked for a hall has one. */
function isEvent({ source }: LockedLead): boolean {
  return source === 'venue_booking' || source === 'phone_inquiry';
}

async function judge(desk: Transaction<DB>, principal: Principal, lead: LockedLead, quarantine: Judgement) {
  if (!mayJudge({ ...lead, isNew: lead.status === 'new' }, quarantine))
    return { kind: 'refused', words: 'It is not held back any more.' } as const;
  await desk.updateTable('leads').set({ quarantine }).where('id', '=', lead.id).execute();
  const table = bookingTable(lead);
  if (table && lead.bookingId) {
    await sql`update ${sql.table(table)} set quarantine = ${quarantine} where id = ${lead.bookingId}`.execute(desk);
  }
  const before = { quarantine: lead.quarantine };
  await recordChange(desk, principal, lead, { kind: 'quarantine', before, after: { quarantine } });
  if (quarantine === 'released') {
    await queueReleased(desk, { of: table ?? 'leads', id: lead.bookingId ?? lead.id });
  }
  return { kind: 'done' } as const;
}

type Before = {
  owner?: string | null;
  status?: LeadStatus;
  answeredAt?: string | null;
  quarantine?: LockedLead['quarantine'];
};

/** Undoes the last change, with its times. The change and the undo both stay in the timeline. */
async function undoChange(desk: Transaction<DB>, principal: Principal, lead: LockedLead): Promise<ChangeResult> {
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

interface Change {
  kind: 'created' | 'assigned' | 'moved' | 'quarantine' | 'note' | 'opened' | 'undone' | 'edited' | 'merged';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  note?: string;
}

/** Adds a change to the timeline of an enquiry or an application, in the transaction that makes it. */
export async function recordChange(
  desk: Transaction<DB>,
  principal: Principal,
  of: { id: string; isApplication?: true },
  { kind, before, after, note }: Change,
): Promise<void> {
  await desk
    .insertInto('desk.change')
    .values({
      ...(of.isApplication ? { application_id: of.id } : { lead_id: of.id }),
      author_id: principal.id,
      author: principal.name,
      kind,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      note: note ?? null,
    })
    .execute();
}
