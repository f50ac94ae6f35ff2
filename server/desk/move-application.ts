import { sql, type Transaction } from 'kysely';
import { type ApplicationStatus, applicationMovesFrom } from '#domain/application-moves.ts';
import type { ChangeResult } from '#domain/enquiry-change.ts';
import type { Principal } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';
import { recordChange } from './record-change.ts';

interface Asked {
  reference: string;
  /** The version that was on the screen. */
  version: number;
}

interface LockedApplication {
  id: string;
  status: ApplicationStatus;
  /** ISO 8601. */
  answeredAt: string | null;
}

/** Moves an application on, where that is allowed and nobody changed it meanwhile. */
export async function moveApplication(
  desk: Transaction<DB>,
  principal: Principal,
  asked: Asked & { to: string },
): Promise<ChangeResult> {
  const found = await lockApplication(desk, asked);
  if ('kind' in found) return found;
  const { id, status: from, answeredAt } = found;
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

/** Takes the last move back: its clock stands as before as well; both stay in the timeline. */
export async function undoApplication(
  desk: Transaction<DB>,
  principal: Principal,
  asked: Asked,
): Promise<ChangeResult> {
  const found = await lockApplication(desk, asked);
  if ('kind' in found) return found;
  const last = await desk
    .selectFrom('desk.change')
    .select(['id', 'before', 'after', 'undone_at'])
    .where('application_id', '=', found.id)
    .where('kind', '=', 'moved')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!last || last.undone_at) return { kind: 'refused', words: 'There is nothing to take back.' };
  const [before, after] = [last.before, last.after] as { status: ApplicationStatus; answeredAt?: string | null }[];
  if (!before || after?.status !== found.status) return { kind: 'refused', words: 'There is nothing to take back.' };
  await sql`
    update career_applications
       set status = ${before.status}, first_response_at = ${before.answeredAt ?? null}::timestamptz, version = ${asked.version + 1}
     where id = ${found.id}`.execute(desk);
  await desk.updateTable('desk.change').set({ undone_at: new Date() }).where('id', '=', last.id).execute();
  await recordChange(
    desk,
    principal,
    { id: found.id, isApplication: true },
    {
      kind: 'undone',
      before: { status: found.status },
      after: { status: before.status },
    },
  );
  return { kind: 'done' };
}

/** Holds an application for one who saw it as it is now. */
async function lockApplication(
  desk: Transaction<DB>,
  { reference, version }: Asked,
): Promise<LockedApplication | ChangeResult> {
  const found = await desk
    .selectFrom('career_applications')
    .select(['id', 'status', 'version', 'first_response_at'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return { kind: 'gone' };
  if (found.version === version) {
    const answeredAt = found.first_response_at?.toISOString() ?? null;
    return { id: found.id, status: found.status as ApplicationStatus, answeredAt };
  }
  const { rows } = await sql<{ author: string; at: Date }>`
    select author, at from desk.change where application_id = ${found.id} and kind in ('moved', 'undone')
     order by id desc limit 1`.execute(desk);
  return { kind: 'conflict', by: rows[0]?.author ?? 'Somebody', at: rows[0]?.at.toISOString() ?? null };
}
