import { type Kysely, sql } from 'kysely';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';

const batch = 200;

/**
 * Queues a job for each new event, only once for all replicas. Events from before a webhook was configured are not
 * sent, because a receiver needs recent ones only. Returns how many it queued.
 */
export async function queueEvents(database: Kysely<DB>): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      with taken as (
        update site.events set queued_at = now()
         where id in (select id from site.events
                       where queued_at is null and created_at > now() - interval '1 day'
                       order by created_at limit ${batch} for update skip locked)
        returning id, created_at)
      select id from taken order by created_at`.execute(transaction);
    const jobs = rows.map(({ id }) => ({ event: id }));
    if (jobs.length > 0) await sendJobs(transaction, 'webhook', jobs);
    return rows.length;
  });
}

/** Events are kept for a month, so that staff can see what was sent. */
export async function forgetEvents(database: Kysely<DB>): Promise<void> {
  await sql`delete from site.events where created_at < now() - interval '30 days'`.execute(database);
}
