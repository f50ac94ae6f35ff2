import type { Transaction } from 'kysely';
import { applicationMovesFrom } from '#domain/application-moves.ts';
import type { ChangeResult } from '#domain/enquiry-change.ts';
import type { Principal } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';
import { type AskedApplication, lockApplication } from './locked-application.ts';
import { recordChange } from './record-change.ts';

/** Moves an application on, where that is allowed and nobody changed it meanwhile. */
export async function moveApplication(
  desk: Transaction<DB>,
  principal: Principal,
  asked: AskedApplication & { to: string },
): Promise<ChangeResult> {
  const found = await lockApplication(desk, asked);
  if ('kind' in found) return found;
  const { id, status: from, quarantine, answeredAt } = found;
  if (quarantine === 'held' || quarantine === 'spam') {
    return { kind: 'refused', words: 'It is held back: release it first.' };
  }
  const status = applicationMovesFrom(from).find((allowed) => allowed === asked.to);
  if (!status) return { kind: 'refused', words: `There is no way from ${from} to there.` };
  await desk
    .updateTable('career_applications')
    .set({ status, version: asked.version + 1 })
    .where('id', '=', id)
    .execute();
  const change = { kind: 'moved', before: { status: from, answeredAt }, after: { status } } as const;
  await recordChange(desk, principal, { id, isApplication: true }, change);
  return { kind: 'done' };
}
