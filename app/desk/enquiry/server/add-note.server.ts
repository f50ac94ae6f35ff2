import type { Transaction } from 'kysely';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { recordChange } from './record-change.server.ts';

/** Adds words to an enquiry's timeline; two people's notes never stand in each other's way. False: no such enquiry. */
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
