import type { Transaction } from 'kysely';
import type { ChangeResult } from '#domain/enquiry-change.ts';
import { type Judgement, mayJudge } from '#domain/inbox.ts';
import type { Principal } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';
import { queueReleased } from '#server/enquiries/queue-mail.ts';
import { type AskedApplication, lockApplication } from './locked-application.ts';
import { recordChange } from './record-change.ts';

export type JudgedApplication = AskedApplication & { to: Judgement };

/** Lets an application go that was held back, with its mails, or says that it is spam. */
export async function judgeApplication(
  desk: Transaction<DB>,
  principal: Principal,
  asked: JudgedApplication,
): Promise<ChangeResult> {
  const found = await lockApplication(desk, asked);
  if ('kind' in found) return found;
  const { id, status, quarantine: before } = found;
  const { to } = asked;
  if (!mayJudge({ quarantine: before, isNew: status === 'new' }, to))
    return { kind: 'refused', words: 'It is not held back any more.' };
  await desk
    .updateTable('career_applications')
    .set({ quarantine: to, version: asked.version + 1 })
    .where('id', '=', id)
    .execute();
  const change = { kind: 'quarantine', before: { quarantine: before }, after: { quarantine: to } } as const;
  await recordChange(desk, principal, { id, isApplication: true }, change);
  if (to === 'released') await queueReleased(desk, { of: 'career_applications', id });
  return { kind: 'done' };
}
