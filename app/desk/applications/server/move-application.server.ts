import { sql, type Transaction } from 'kysely';
import { type ApplicationRow, applicationSteps } from '#app/desk/applications/application-status-changes.ts';
import { type ChangeResult, refused } from '#app/desk/enquiry/enquiry-change.ts';
import { recordChange } from '#app/desk/enquiry/server/change-enquiry.server.ts';
import { isHeld, type Judgement, mayJudge } from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { queueMailOfReleased } from '#app/enquiries/enquiry-emails.server.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';

/** What is decided about an application: its next status, and with it maybe an interview and a mail to the applicant. */
interface ApplicationMove extends ApplicationVersion {
  to: string;
  /** When the applicant is invited, and to which hotel, by its slug. */
  interview?: { at: Date; property: string | null };
  /** The mail that tells the applicant, as it was read over; none is sent without. */
  words?: string | null;
}

/**
 * Gives an application its next status, if that step is allowed and nobody changed the application meanwhile. Whoever is
 * shortlisted already can be invited once more.
 */
export async function moveApplication(
  desk: Transaction<DB>,
  principal: Principal,
  { to, interview, words, ...request }: ApplicationMove,
): Promise<ChangeResult> {
  const found = await lockApplication(desk, request);
  if ('kind' in found) return (await isOwnRepetition(desk, principal, { to, ...request })) ? { kind: 'done' } : found;
  const { id, status: from, quarantine, answeredAt, interviewAt } = found;
  if (isHeld({ quarantine })) return refused('It is held back: release it first.');
  const steps = applicationSteps(from, to);
  if (steps.length === 0 && !(interview && from === to))
    return refused(`An application cannot go from ${from} to that status.`);
  if (interview && !(await nameOfHouse(desk, interview.property))) return refused(noHouse);
  for (const status of steps)
    await desk.updateTable('career_applications').set({ status }).where('id', '=', id).execute();
  await desk
    .updateTable('career_applications')
    .set({
      version: request.version + 1,
      ...(interview && { interview_at: interview.at, property: interview.property }),
    })
    .where('id', '=', id)
    .execute();
  const mail = words ? (interview ? 'invitation' : 'rejection') : undefined;
  const change = await recordChange(
    desk,
    principal,
    { id, isApplication: true },
    {
      kind: steps.length > 0 ? 'moved' : 'step',
      before: { status: from, answeredAt, interview: interviewAt },
      after: {
        ...(steps.length > 0 && { status: to }),
        ...(interview && { interview: interview.at, house: interview.property }),
        ...(mail && { mail }),
      },
      ...(words && { note: words }),
    },
  );
  if (mail) {
    // The queue belongs to the site's role; the desk's role has no rights there.
    await sql`select set_config('role', 'tivoli_site', true)`.execute(desk);
    await sendJobs(desk, 'enquiry-mail', [{ of: 'career_applications', id, mail, about: change }]);
  }
  return { kind: 'done' };
}

/** Whether this person made the very move a moment before: a button was pressed twice. */
async function isOwnRepetition(
  desk: Transaction<DB>,
  { id: author }: Principal,
  { reference, version, to }: ApplicationMove,
): Promise<boolean> {
  const { rows } = await sql`
    select from career_applications a join desk.change c on c.application_id = a.id
     where a.reference = ${reference} and a.version = ${version + 1} and a.status = ${to}
       and c.author_id = ${author} and c.after->>'status' = ${to} and c.at > now() - interval '1 minute'`.execute(desk);
  return rows.length > 0;
}

/** Notes that an interview took place, or was called off. */
export async function endInterview(
  desk: Transaction<DB>,
  principal: Principal,
  request: ApplicationVersion,
): Promise<ChangeResult> {
  const found = await lockApplication(desk, request);
  if ('kind' in found) return found;
  const { id, interviewAt } = found;
  if (!interviewAt) return refused('There is no interview.');
  await desk
    .updateTable('career_applications')
    .set({ interview_at: null, version: request.version + 1 })
    .where('id', '=', id)
    .execute();
  const change = { kind: 'step', before: { interview: interviewAt }, after: { interview: null } } as const;
  await recordChange(desk, principal, { id, isApplication: true }, change);
  return { kind: 'done' };
}

/** Says for which hotel an applicant is meant; null for none. */
export async function giveApplicationToHouse(
  desk: Transaction<DB>,
  principal: Principal,
  { property, ...request }: ApplicationVersion & { property: string | null },
): Promise<ChangeResult> {
  const found = await lockApplication(desk, request);
  if ('kind' in found) return found;
  const [before, after] = [await nameOfHouse(desk, found.property), await nameOfHouse(desk, property)];
  if (!after) return refused(noHouse);
  await desk
    .updateTable('career_applications')
    .set({ property, version: request.version + 1 })
    .where('id', '=', found.id)
    .execute();
  const change = { kind: 'edited', before: { house: before }, after: { house: after } } as const;
  await recordChange(desk, principal, { id: found.id, isApplication: true }, change);
  return { kind: 'done' };
}

const noHouse = 'There is no such hotel.';

/** Returns "any" for no hotel, and undefined where there is none of that slug. */
async function nameOfHouse(desk: Transaction<DB>, slug: string | null): Promise<string | undefined> {
  if (slug === null) return 'any';
  return (await desk.selectFrom('hotels').select('name').where('slug', '=', slug).executeTakeFirst())?.name;
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

interface LockedApplication extends Pick<ApplicationRow, 'status' | 'quarantine' | 'property'> {
  id: string;
  /** Both moments are ISO 8601. */
  answeredAt: string | null;
  interviewAt: string | null;
}

/** Locks an application for a change, if the person saw its newest version. */
async function lockApplication(
  desk: Transaction<DB>,
  { reference, version }: ApplicationVersion,
): Promise<LockedApplication | ChangeResult> {
  const found = await desk
    .selectFrom('career_applications')
    .select(['id', 'status', 'quarantine', 'version', 'first_response_at', 'interview_at', 'property'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return { kind: 'gone' };
  const { id } = found;
  if (found.version === version) {
    const { status, quarantine, property } = found as Pick<LockedApplication, 'status' | 'quarantine' | 'property'>;
    const moments = [found.first_response_at, found.interview_at].map((at) => at?.toISOString() ?? null);
    const [answeredAt = null, interviewAt = null] = moments;
    return { id, status, quarantine, property, answeredAt, interviewAt };
  }
  const { rows } = await sql<{ author: string; at: Date }>`
    select author, at from desk.change where application_id = ${id} and kind not in ('note', 'opened', 'family')
     order by id desc limit 1`.execute(desk);
  return { kind: 'conflict', by: rows[0]?.author ?? 'Somebody', at: rows[0]?.at ?? null };
}

type Before = Partial<Pick<LockedApplication, 'status' | 'quarantine' | 'answeredAt'>> & { interview?: string | null };

/**
 * Undoes the last change, with its times. The change and the undo both stay in the timeline. A mail that told the applicant
 * of it is not sent any more, if it still waits.
 */
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
  // Whoever was released has got the first mails.
  if (!last || last.undone_at || !before || after?.quarantine === 'released')
    return refused('There is nothing to undo.');
  const { status = found.status, quarantine = found.quarantine } = before;
  const answeredAt = before.status ? (before.answeredAt ?? null) : found.answeredAt;
  const interviewAt = before.status ? (before.interview ?? null) : found.interviewAt;
  await sql`
    update career_applications
       set status = ${status}, quarantine = ${quarantine}, first_response_at = ${answeredAt}::timestamptz,
           interview_at = ${interviewAt}::timestamptz, version = ${request.version + 1}
     where id = ${found.id}`.execute(desk);
  await desk.updateTable('desk.change').set({ undone_at: new Date() }).where('id', '=', last.id).execute();
  const change = { kind: 'undone', ...(after && { before: { ...after } }), after: { ...before } } as const;
  await recordChange(desk, principal, { id: found.id, isApplication: true }, change);
  return { kind: 'done' };
}
