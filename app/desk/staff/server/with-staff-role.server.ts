import { type Kysely, sql, type Transaction } from 'kysely';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/**
 * Asks or changes something as this person: in one transaction, as the role `tivoli_desk`, whose row security looks at
 * who they are. What they may not see is not there for the query either.
 */
export function withStaffRole<T>(
  database: Kysely<DB>,
  principal: Principal,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    await sql`select set_config('role', 'tivoli_desk', true), set_config('site.staff', ${principal.id}, true),
                     set_config('site.author', ${principal.name}, true)`.execute(transaction);
    return work(transaction);
  });
}
