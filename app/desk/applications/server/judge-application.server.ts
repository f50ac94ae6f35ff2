import type { Transaction } from 'kysely';
import type { ChangeResult } from '#app/desk/enquiry/enquiry-change.ts';
import { recordChange } from '#app/desk/enquiry/server/record-change.server.ts';
import { type Judgement, mayJudge } from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { queueReleased } from '#app/enquiries/emails/enquiry-emails.server.ts';
import type { DB } from '#platform/database/types.ts';
import { type ApplicationVersion, lockApplication } from './lock-application.server.ts';

export type JudgedApplication = ApplicationVersion & { to: Judgement };

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
  if (!mayJudge({ quarantine: before, isNew: status === 'new' }, to))
    return { kind: 'refused', words: 'It is not held back any more.' };
  await desk
    .updateTable('career_applications')
    .set({ quarantine: to, version: request.version + 1 })
    .where('id', '=', id)
    .execute();
  const change = { kind: 'quarantine', before: { quarantine: before }, after: { quarantine: to } } as const;
  await recordChange(desk, principal, { id, isApplication: true }, change);
  if (to === 'released') await queueReleased(desk, { of: 'career_applications', id });
  return { kind: 'done' };
}
