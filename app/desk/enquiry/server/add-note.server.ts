import type { Transaction } from 'kysely';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { recordChange } from './record-change.server.ts';

/** Adds a note to an enquiry's timeline; notes never conflict. False where there is no such enquiry. */
export async function addNote(
  desk: Transaction<DB>,
  principal: Principal,
  reference: string,
  note: string,
): Promise<boolean> {
  const lead = await desk.selectFrom('leads').select('id').where('reference', '=', reference).executeTakeFirst();
  if (!lead) return false;
  await recordChange(desk, principal, lead, { kind: 'note', note });
  return true;
}
