import { sql, type Transaction } from 'kysely';
import { type ApplicationRow, nextApplicationStatuses } from '#app/desk/applications/application-status-changes.ts';
import { type ChangeResult, refused } from '#app/desk/enquiry/enquiry-change.ts';
import { recordChange } from '#app/desk/enquiry/server/change-enquiry.server.ts';
import { isHeld, type Judgement, mayJudge } from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { queueMailOfReleased } from '#app/enquiries/enquiry-emails.server.ts';
import type { DB } from '#platform/database/types.ts';

/** Gives an application its next status, if that step is allowed and nobody changed the application meanwhile. */
export async function moveApplication(
  desk: Transaction<DB>,
  principal: Principal,
  request: ApplicationVersion & { to: string },
): Promise<ChangeResult> {
  const found = await lockApplication(desk, request);
  if ('kind' in found) return found;
  const { id, status: from, quarantine, answeredAt } = found;
  if (isHeld({ quarantine })) return refused('It is held back: release it first.');
  const status = nextApplicationStatuses(from).find((allowed) => allowed === request.to);
  if (!status) return refused(`An application cannot go from ${from} to that status.`);
  await desk
    .updateTable('career_applications')
    .set({ status, version: request.version + 1 })
    .where('id', '=', id)
    .execute();
  const change = { kind: 'moved', before: { status: from, answeredAt }, after: { status } } as const;
  await recordChange(desk, principal, { id, isApplication: true }, change);
  return { kind: 'done' };
}

type JudgedApplication = ApplicationVersion & { to: Judgement };

/** Releases an application that was held back and sends its mails, or marks it as spam. */
export async function judgeApplication(
  desk: Transaction<DB>,
  principal: Principal,
  request: JudgedApplication,
): Promise<ChangeResult> {
  const found = await lockApplication(desk, request);
  if ('kind' in found) return found;
  const { id, status, quarantine: before } = found;
  const { to } = request;
  if (!mayJudge({ quarantine: before, isNew: status === 'new' }, to)) return refused('It is not held back any more.');
  await desk
    .updateTable('career_applications')
    .set({ quarantine: to, version: request.version + 1 })
    .where('id', '=', id)
    .execute();
  const change = { kind: 'quarantine', before: { quarantine: before }, after: { quarantine: to } } as const;
  await recordChange(desk, principal, { id, isApplication: true }, change);
  if (to === 'released') await queueMailOfReleased(desk, { of: 'career_applications', id });
  return { kind: 'done' };
}

interface ApplicationVersion {
  reference: string;
  /** The version that was on the screen. */
  version: number;
}

interface LockedApplication extends Pick<ApplicationRow, 'status' | 'quarantine'> {
  id: string;
  /** ISO 8601. */
  answeredAt: string | null;
}

/** Locks an application for a change, if the person saw its newest version. */
async function lockApplication(
  desk: Transaction<DB>,
  { reference, version }: ApplicationVersion,
): Promise<LockedApplication | ChangeResult> {
  const found = await desk
    .selectFrom('career_applications')
    .select(['id', 'status', 'quarantine', 'version', 'first_response_at'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return { kind: 'gone' };
  const { id } = found;
  if (found.version === version) {
    const { status, quarantine } = found as Pick<ApplicationRow, 'status' | 'quarantine'>;
    return { id, status, quarantine, answeredAt: found.first_response_at?.toISOString() ?? null };
  }
  const { rows } = await sql<{ author: string; at: Date }>`
    select author, at from desk.change where application_id = ${id} and kind in ('moved', 'quarantine', 'undone')
     order by id desc limit 1`.execute(desk);
  return { kind: 'conflict', by: rows[0]?.author ?? 'Somebody', at: rows[0]?.at ?? null };
}

type Before = Partial<Omit<LockedApplication, 'id'>>;

/** Undoes the last change, with its times. The change and the undo both stay in the timeline. */
export async function undoApplication(
  desk: Transaction<DB>,
  principal: Principal,
  request: ApplicationVersion,
): Promise<ChangeResult> {
  const found = await lockApplication(desk, request);
  if ('kind' in found) return found;
  const last = await desk
    .selectFrom('desk.change')
    .select(['id', 'before', 'after', 'undone_at'])
    .where('application_id', '=', found.id)
    .where('kind', 'in', ['moved', 'quarantine'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const [before, after] = [last?.before, last?.after] as (Before | undefined)[];
  // A mail that was sent cannot be undone.
  if (!last || last.undone_at || !before || after?.quarantine === 'released')
    return refused('There is nothing to undo.');
  const answeredAt = before.status ? (before.answeredAt ?? null) : found.answeredAt;
  await sql`
    update career_applications
       set status = ${before.status ?? found.status}, quarantine = ${before.quarantine ?? found.quarantine},
           first_response_at = ${answeredAt}::timestamptz, version = ${request.version + 1}
     where id = ${found.id}`.execute(desk);
  await desk.updateTable('desk.change').set({ undone_at: new Date() }).where('id', '=', last.id).execute();
  const change = { kind: 'undone', ...(after && { before: { ...after } }), after: { ...before } } as const;
  await recordChange(desk, principal, { id: found.id, isApplication: true }, change);
  return { kind: 'done' };
}
