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
  /** When the applicant is invited, and to which hotel, by its slug; null once the interview is over. */
  interview?: { at: Date; property: string | null } | null;
  /** The mail that tells the applicant, as it was read over; none is sent without. */
  words?: string | null;
}

/**
 * Gives an application its next status, if that step is allowed and nobody changed the application meanwhile. The interview
 * of whoever is shortlisted can change alone. A button that is pressed twice moves once.
 */
export async function moveApplication(
  desk: Transaction<DB>,
  principal: Principal,
  { to, interview, words, ...request }: ApplicationMove,
): Promise<ChangeResult> {
  const found = await lockApplication(desk, request, { author: principal.id, to });
  if ('kind' in found) return found;
  const { id, status: from, quarantine, answeredAt, interviewAt } = found;
  if (isHeld({ quarantine })) return refused('It is held back: release it first.');
  const steps = applicationSteps(from, to);
  const changesInterview = from === to && interview !== undefined && (interview ?? interviewAt) !== null;
  if (steps.length === 0 && !changesInterview) return refused(`An application cannot go from ${from} to that status.`);
  if (interview?.property && !(await isHotel(desk, interview.property))) return refused('There is no such hotel.');
  for (const status of steps)
    await desk.updateTable('career_applications').set({ status }).where('id', '=', id).execute();
  const { at, property = found.property } = interview ?? {};
  const interview_at = interview === undefined ? interviewAt : (at ?? null);
  await desk
    .updateTable('career_applications')
    .set({ version: request.version + 1, interview_at, property })
    .where('id', '=', id)
    .execute();
  const mail = words ? (interview ? 'invitation' : 'rejection') : undefined;
  const about = await recordChange(
    desk,
    principal,
    { id, isApplication: true },
    {
      kind: steps.length > 0 ? 'moved' : 'step',
      before: { status: from, answeredAt, interview: interviewAt },
      after: {
        ...(steps.length > 0 && { status: to }),
        ...(interview !== undefined && { interview: interview_at, house: property }),
        ...(mail && { mail }),
      },
      ...(words && { note: words }),
    },
  );
  if (mail) {
    // The queue belongs to the site's role; the desk's role has no rights there.
    await sql`select set_config('role', 'tivoli_site', true)`.execute(desk);
    await sendJobs(desk, 'enquiry-mail', [{ of: 'career_applications', id, mail, about }]);
  }
  return { kind: 'done' };
}

async function isHotel(desk: Transaction<DB>, slug: string): Promise<boolean> {
  return (await desk.selectFrom('hotels').select('id').where('slug', '=', slug).executeTakeFirst()) !== undefined;
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

/** Locks an application for a change, if the person saw its newest version; done if they made this very move just now. */
async function lockApplication(
  desk: Transaction<DB>,
  { reference, version }: ApplicationVersion,
  move?: { author: string; to: string },
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
    const answeredAt = found.first_response_at?.toISOString() ?? null;
    return { id, status, quarantine, property, answeredAt, interviewAt: found.interview_at?.toISOString() ?? null };
  }
  const { rows } = await sql<{ author: string; at: Date; id: string; to: string | null }>`
    select author, at, author_id as id, after->>'status' as to from desk.change
     where application_id = ${id} and kind not in ('note', 'opened', 'family') order by id desc limit 1`.execute(desk);
  const [last] = rows;
  if (move && found.version === version + 1 && last?.id === move.author && last.to === move.to) return { kind: 'done' };
  return { kind: 'conflict', by: last?.author ?? 'Somebody', at: last?.at ?? null };
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
