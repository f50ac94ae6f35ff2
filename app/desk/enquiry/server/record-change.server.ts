import type { Transaction } from 'kysely';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

interface Change {
  kind: 'created' | 'assigned' | 'moved' | 'quarantine' | 'note' | 'opened' | 'undone' | 'edited' | 'merged';
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  note?: string;
}

/** Adds a change to the timeline of an enquiry or an application, in the transaction that makes it. */
export async function recordChange(
  desk: Transaction<DB>,
  principal: Principal,
  of: { id: string; isApplication?: true },
  { kind, before, after, note }: Change,
): Promise<void> {
  await desk
    .insertInto('desk.change')
    .values({
      ...(of.isApplication ? { application_id: of.id } : { lead_id: of.id }),
      author_id: principal.id,
      author: principal.name,
      kind,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      note: note ?? null,
    })
    .execute();
}
