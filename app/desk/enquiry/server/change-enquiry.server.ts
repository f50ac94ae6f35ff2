import { sql, type Transaction } from 'kysely';
import { hasDefiniteFunction, lockDiaryOf, releaseFunctions } from '#app/desk/diary/server/function-rows.server.ts';
import {
  type ChangeResult,
  type EnquiryChange,
  refused,
  type TimelineEntry,
  visitAsked,
} from '#app/desk/enquiry/enquiry-change.ts';
import { bookingStatuses, stepsTo } from '#app/desk/enquiry/lead-status-changes.ts';
import type { NextStep } from '#app/desk/enquiry/next-step.ts';
import { isHeld, isOpenStatus, type Judgement, type LeadStatus, mayJudge } from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { queueMailOfReleased } from '#app/enquiries/enquiry-emails.server.ts';
import { visitStep } from '#app/family/family-acts.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';
import { timelineOf } from './find-enquiry.server.ts';
import { type LockedLead, lockLead, updateBooking } from './lock-lead.server.ts';

export interface ChangeRequest {
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
  // What releases functions locks the diary before the lead, as whoever holds a date does: else two wait for each other.
  if (change.kind === 'move' && change.to === 'lost') await lockDiaryOf(desk, reference);
  const lead = await lockLead(desk, reference, version);
  if ('kind' in lead) return lead;
  const result = await apply(desk, principal, lead, change);
  if (result.kind !== 'done') return result;
  await sql`select set_config('role', 'tivoli_desk', true)`.execute(desk);
  await sql`update leads set version = ${version + 1} where id = ${lead.id}`.execute(desk);
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
      return withStep(desk, principal, lead, change.step, () => move(desk, principal, lead, change));
    case 'release':
    case 'spam':
      return judge(desk, principal, lead, change.kind === 'release' ? 'released' : 'spam');
    case 'answered':
      return withStep(desk, principal, lead, change.step, () => answered(desk, principal, lead, { kind: 'answered' }));
    case 'step':
      return setStep(desk, principal, lead, change.step);
    case 'done':
      return setStep(desk, principal, lead, null);
    case 'visit':
      return agreeOnVisit(desk, principal, lead, change.when);
    case 'unlink':
      return unlink(desk, principal, lead);
    case 'undo':
      return undoChange(desk, principal, lead);
  }
}

async function assign(
  desk: Transaction<DB>,
  principal: Principal,
  lead: LockedLead,
  owner: string | null,
): Promise<ChangeResult> {
  if (owner === lead.owner) return refused('It is already assigned to them.');
  await setOwner(desk, lead, owner);
  await recordChange(desk, principal, lead, { kind: 'assigned', before: { owner: lead.owner }, after: { owner } });
  return { kind: 'done' };
}

/** Whoever answers or plans what nobody has yet takes it: a next step without an owner is everybody's, and so nobody's. */
async function takeIfNobodys(desk: Transaction<DB>, principal: Principal, lead: LockedLead): Promise<void> {
  if (lead.owner !== null) return;
  await assign(desk, principal, lead, principal.id);
  lead.owner = principal.id;
}

async function move(
  desk: Transaction<DB>,
  principal: Principal,
  lead: LockedLead,
  { to, reason }: Extract<EnquiryChange, { kind: 'move' }>,
): Promise<ChangeResult> {
  if (isHeld(lead)) return refused('It is held back: release it first.');
  const steps = stepsTo(lead.status, to);
  if (steps.length === 0) return refused(`An enquiry cannot go from ${lead.status} to ${to}.`);
  if (to === 'lost' && !reason) return refused('Choose why it is lost.');
  if (to === 'converted' && isEvent(lead) && !(await hasDefiniteFunction(desk, lead.id)))
    return refused('It needs a definite function in the diary first: hold a date.');
  // The change of status is recorded last, so that it is what can be undone.
  if (to !== 'lost') await takeIfNobodys(desk, principal, lead);
  for (const status of steps) {
    await sql`update leads set status = ${status}, lost_reason = ${reason ?? null} where id = ${lead.id}`.execute(desk);
    await updateBooking(desk, lead, sql`status = ${bookingStatuses[status]}`);
  }
  await recordChange(desk, principal, lead, {
    kind: 'moved',
    before: { status: lead.status, answeredAt: lead.answeredAt },
    after: { status: to, ...(reason && { reason }) },
  });
  if (to === 'lost') await releaseFunctions(desk, lead);
  if (!isOpenStatus(to)) await writeStep(desk, lead, null);
  return { kind: 'done' };
}

/** Makes a change, and with it sets what is to be done next. */
async function withStep(
  desk: Transaction<DB>,
  principal: Principal,
  lead: LockedLead,
  step: NextStep | undefined,
  make: () => Promise<ChangeResult>,
): Promise<ChangeResult> {
  const result = await make();
  return result.kind === 'done' && step ? setStep(desk, principal, lead, step) : result;
}

/** Sets what is to be done next; null once it is done. */
async function setStep(
  desk: Transaction<DB>,
  principal: Principal,
  lead: LockedLead,
  step: NextStep | null,
): Promise<ChangeResult> {
  if (!step && !lead.step) return refused('There is nothing left to do.');
  if (isHeld(lead)) return refused('It is held back: release it first.');
  if (!isOpenStatus(lead.status)) return refused('It is closed: there is nothing more to do.');
  if (step) await takeIfNobodys(desk, principal, lead);
  await writeStep(desk, lead, step);
  const was = lead.step && { step: lead.step };
  await recordChange(desk, principal, lead, { kind: 'step', ...(was && { before: was }), after: { step } });
  return { kind: 'done' };
}

async function writeStep(desk: Transaction<DB>, { id }: LockedLead, step: NextStep | null): Promise<void> {
  await desk
    .updateTable('leads')
    .set({
      step_kind: step?.kind ?? null,
      step_on: step?.on ?? null,
      step_at: step?.at ?? null,
      step_words: step?.words ?? null,
    })
    .where('id', '=', id)
    .execute();
}

/** A stay or a message has no function; what is asked for a hall has one. */
function isEvent({ source }: LockedLead): boolean {
  return source === 'venue_booking' || source === 'phone_inquiry';
}

async function judge(
  desk: Transaction<DB>,
  principal: Principal,
  lead: LockedLead,
  quarantine: Judgement,
): Promise<ChangeResult> {
  if (!mayJudge({ ...lead, isNew: lead.status === 'new' }, quarantine)) return refused('It is not held back any more.');
  await setQuarantine(desk, lead, quarantine);
  const before = { quarantine: lead.quarantine };
  await recordChange(desk, principal, lead, { kind: 'quarantine', before, after: { quarantine } });
  if (quarantine === 'released')
    await queueMailOfReleased(desk, { of: lead.bookingTable ?? 'leads', id: lead.bookingId ?? lead.id });
  return { kind: 'done' };
}

/** Notes that the family has its answer: by a call, or by a visit that is agreed. */
async function answered(
  desk: Transaction<DB>,
  principal: Principal,
  lead: LockedLead,
  change: Change,
): Promise<ChangeResult> {
  await takeIfNobodys(desk, principal, lead);
  await recordChange(desk, principal, lead, change);
  const now = sql`first_response_at = coalesce(first_response_at, now())`;
  await sql`update leads set ${now} where id = ${lead.id}`.execute(desk);
  await updateBooking(desk, lead, now);
  return { kind: 'done' };
}

/** Agrees on one of the times that the family wished for; both get it for their calendars. */
async function agreeOnVisit(
  desk: Transaction<DB>,
  principal: Principal,
  lead: LockedLead,
  when: string,
): Promise<ChangeResult> {
  const timeline = await timelineOf(desk, { leadId: lead.id }, lead.bookingId ?? lead.id);
  const asked = visitAsked(timeline);
  if (!asked?.wishes?.includes(when)) return refused('The family does not ask for that time any more.');
  const result = await answered(desk, principal, lead, { kind: 'visit', after: { what: asked.what, when } });
  if (isOpenStatus(lead.status))
    await desk.updateTable('leads').set(visitStep(asked, when)).where('id', '=', lead.id).execute();
  const { id } = await desk
    .selectFrom('desk.change')
    .select((select) => select.fn.max('id').as('id'))
    .where('lead_id', '=', lead.id)
    .where('kind', '=', 'visit')
    .executeTakeFirstOrThrow();
  await sql`select set_config('role', 'tivoli_site', true)`.execute(desk);
  const job = { of: lead.bookingTable ?? 'leads', id: lead.bookingId ?? lead.id, mail: 'visit' } as const;
  await sendJobs(desk, 'enquiry-mail', [
    { ...job, about: id },
    { ...job, about: `${id}:team` },
  ]);
  return result;
}

/** Ends the family's own link and that of its relatives. A new one can be asked for, and goes to the stored address. */
async function unlink(desk: Transaction<DB>, principal: Principal, lead: LockedLead): Promise<ChangeResult> {
  await recordChange(desk, principal, lead, { kind: 'note', note: 'Ended the family’s private links.' });
  // The links belong to the site's role; the desk's role has no rights there.
  await sql`select set_config('role', 'tivoli_site', true)`.execute(desk);
  await sql`
    update site.family_link set revoked_at = now()
     where subject_id = ${lead.bookingId ?? lead.id} and revoked_at is null`.execute(desk);
  return { kind: 'done' };
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
  if (!last || last.undone_at || after?.quarantine === 'released') return refused('There is nothing to undo.');
  const before = last.before as Before;
  if ('owner' in before) await setOwner(desk, lead, before.owner ?? null);
  if (before.status) await moveBack(desk, lead, before.status, before.answeredAt ?? null);
  if (before.quarantine) await setQuarantine(desk, lead, before.quarantine);
  await desk.updateTable('desk.change').set({ undone_at: new Date() }).where('id', '=', last.id).execute();
  await recordChange(desk, principal, lead, { kind: 'undone', ...(after && { before: after }), after: before });
  return { kind: 'done' };
}

async function setOwner(desk: Transaction<DB>, lead: LockedLead, owner: string | null) {
  await desk.updateTable('leads').set({ assigned_to: owner }).where('id', '=', lead.id).execute();
}

async function moveBack(desk: Transaction<DB>, lead: LockedLead, status: LeadStatus, answeredAt: string | null) {
  const answered = sql`first_response_at = ${answeredAt}::timestamptz`;
  await sql`update leads set status = ${status}, lost_reason = null, ${answered} where id = ${lead.id}`.execute(desk);
  await updateBooking(desk, lead, sql`status = ${bookingStatuses[status]}, ${answered}`);
}

async function setQuarantine(desk: Transaction<DB>, lead: LockedLead, quarantine: LockedLead['quarantine']) {
  await desk.updateTable('leads').set({ quarantine }).where('id', '=', lead.id).execute();
  await updateBooking(desk, lead, sql`quarantine = ${quarantine}`);
}

interface Change {
  kind: TimelineEntry['kind'];
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  note?: string;
}

/** Adds a change to the timeline of an enquiry or an application, in the transaction that makes it. Returns its id. */
export async function recordChange(
  desk: Transaction<DB>,
  principal: Principal,
  of: { id: string; isApplication?: true },
  { kind, before, after, note }: Change,
): Promise<string> {
  const { id } = await desk
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
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
