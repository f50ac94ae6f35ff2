import { sql, type Transaction } from 'kysely';
import type { ApplicationRow, ApplicationStatus } from '#app/desk/applications/application-status-changes.ts';
import type { ChangeResult } from '#app/desk/enquiry/enquiry-change.ts';
import { recordChange } from '#app/desk/enquiry/server/record-change.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { type ApplicationVersion, lockApplication } from './lock-application.server.ts';

interface Before {
  status?: ApplicationStatus;
  answeredAt?: string | null;
  quarantine?: ApplicationRow['quarantine'];
}

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
  if (!last || last.undone_at || !before || after?.quarantine === 'released') {
    return { kind: 'refused', words: 'There is nothing to undo.' };
  }
  const answeredAt = before.status ? (before.answeredAt ?? null) : found.answeredAt;
  await sql`
    update career_applications
       set status = ${before.status ?? found.status}, quarantine = ${before.quarantine ?? found.quarantine},
           first_response_at = ${answeredAt}::timestamptz, version = ${request.version + 1}
     where id = ${found.id}`.execute(desk);
  await desk.updateTable('desk.change').set({ undone_at: new Date() }).where('id', '=', last.id).execute();
  await recordChange(
    desk,
    principal,
    { id: found.id, isApplication: true },
    { kind: 'undone', ...(after && { before: { ...after } }), after: { ...before } },
  );
  return { kind: 'done' };
}
