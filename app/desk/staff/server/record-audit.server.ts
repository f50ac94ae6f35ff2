import type { Kysely } from 'kysely';
import type { DB } from '#platform/database/types.ts';

/** The action in a few words, and its subject: a name or a reference, never a visitor's data. */
export interface AuditEntry {
  action: string;
  subject?: string;
  detail?: Record<string, unknown>;
}

/** Records who did what, in the transaction of the action if there is one. */
export async function recordAudit(
  database: Kysely<DB>,
  actor: { id: string | null; name: string },
  { action, subject, detail }: AuditEntry,
): Promise<void> {
  await database
    .insertInto('staff.audit')
    .values({
      actor_id: actor.id,
      actor: actor.name,
      action,
      subject: subject ?? null,
      detail: detail ? JSON.stringify(detail) : null,
    })
    .execute();
}
