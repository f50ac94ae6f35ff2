import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/types.ts';

/**
 * Waits for whoever changes the diary of these properties, and settles it: what has expired is released before anything
 * else is decided. Always in the same order, so that two who lock the same properties never wait for each other.
 */
export async function lockDiary(desk: Transaction<DB>, properties: readonly string[]): Promise<void> {
  for (const property of [...new Set(properties)].sort())
    await sql`select diary.lock(${property}), diary.settle(${property})`.execute(desk);
}
