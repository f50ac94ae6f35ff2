import { sql, type Transaction } from 'kysely';
import type { ApplicationRow, ApplicationStatus } from '#app/desk/applications/application-status-changes.ts';
import type { ChangeResult } from '#app/desk/enquiry/enquiry-change.ts';
import type { DB } from '#platform/database/types.ts';

export interface ApplicationVersion {
  reference: string;
  /** The version that was on the screen. */
  version: number;
}

interface LockedApplication {
  id: string;
  status: ApplicationStatus;
  quarantine: ApplicationRow['quarantine'];
  /** ISO 8601. */
  answeredAt: string | null;
}

/** Locks an application for a change, if the person saw its newest version. */
export async function lockApplication(
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
  if (found.version === version) {
    const answeredAt = found.first_response_at?.toISOString() ?? null;
    const { id, status, quarantine } = found as typeof found & Pick<LockedApplication, 'status' | 'quarantine'>;
    return { id, status, quarantine, answeredAt };
  }
  const { rows } = await sql<{ author: string; at: Date }>`
    select author, at from desk.change where application_id = ${found.id} and kind in ('moved', 'quarantine', 'undone')
     order by id desc limit 1`.execute(desk);
  return { kind: 'conflict', by: rows[0]?.author ?? 'Somebody', at: rows[0]?.at.toISOString() ?? null };
}
