import type { Transaction } from 'kysely';
import { nextApplicationStatuses } from '#app/desk/applications/application-status-changes.ts';
import type { ChangeResult } from '#app/desk/enquiry/enquiry-change.ts';
import { recordChange } from '#app/desk/enquiry/server/record-change.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { type ApplicationVersion, lockApplication } from './lock-application.server.ts';

/** Gives an application its next status, if that step is allowed and nobody changed the application meanwhile. */
export async function moveApplication(
  desk: Transaction<DB>,
  principal: Principal,
  request: ApplicationVersion & { to: string },
): Promise<ChangeResult> {
  const found = await lockApplication(desk, request);
  if ('kind' in found) return found;
  const { id, status: from, quarantine, answeredAt } = found;
  if (quarantine === 'held' || quarantine === 'spam') {
    return { kind: 'refused', words: 'It is held back: release it first.' };
  }
  const status = nextApplicationStatuses(from).find((allowed) => allowed === request.to);
  if (!status) return { kind: 'refused', words: `An application cannot go from ${from} to that status.` };
  await desk
    .updateTable('career_applications')
    .set({ status, version: request.version + 1 })
    .where('id', '=', id)
    .execute();
  const change = { kind: 'moved', before: { status: from, answeredAt }, after: { status } } as const;
  await recordChange(desk, principal, { id, isApplication: true }, change);
  return { kind: 'done' };
}
