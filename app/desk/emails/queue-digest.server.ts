import { type Kysely, sql } from 'kysely';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';
import { digestDay } from './digest.server.ts';

/**
 * Queues the digests from eight in the morning in India: one of all enquiries for the sales inbox, and one of their
 * own properties for each salesperson. Runs once a day, on the first replica that looks. Returns how many it queued.
 */
export async function queueDigests(database: Kysely<DB>, now = new Date()): Promise<number> {
  const day = digestDay(now);
  if (!day) return 0;
  return database.transaction().execute(async (transaction) => {
    const taken = await sql`
      insert into site.digests (day) values (${day}) on conflict do nothing returning day`.execute(transaction);
    if (taken.rows.length === 0) return 0;
    const { rows: staff } = await sql<{ id: string }>`
      select distinct u.id from staff."user" u join staff.user_property p on p.user_id = u.id
       where u.role = 'sales' and not u.all_properties and u.removed_at is null`.execute(transaction);
    const mails = [null, ...staff.map(({ id }) => id)].map((to) => ({ mail: 'digest', day, staff: to }) as const);
    await sendJobs(transaction, 'desk-mail', mails);
    return mails.length;
  });
}
