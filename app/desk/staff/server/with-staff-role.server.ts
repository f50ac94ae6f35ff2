import { type Kysely, sql, type Transaction } from 'kysely';
import type { Author } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/**
 * Runs queries as this person: in one transaction, as the role `tivoli_desk`, whose row security depends on the person.
 * Rows that they may not see do not exist for the queries. The functions of the desk call this transaction `desk`.
 */
export function withStaffRole<T>(
  database: Kysely<DB>,
  principal: Author,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return database.transaction().execute(async (transaction) => {
    await sql`select set_config('role', 'tivoli_desk', true), set_config('site.staff', ${principal.id}, true),
                     set_config('site.author', ${principal.name}, true)`.execute(transaction);
    return work(transaction);
  });
}
