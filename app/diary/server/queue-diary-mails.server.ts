import { type Kysely, sql } from 'kysely';
import { notifyDesks } from '#app/enquiries/server/desk-notifier.server.ts';
import { sendJobs } from '#app/queues.server.ts';
import type { DB } from '#platform/database/types.ts';

const batch = 50;

/**
 * Releases what has expired in any diary, and queues a mail for each owner whose option expired, moved up or is
 * challenged, only once for all replicas. Returns how many it queued.
 */
export async function queueDiaryMails(database: Kysely<DB>): Promise<number> {
  await sql`select diary.settle_due()`.execute(database);
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      update diary.notice set queued_at = now()
       where id in (select id from diary.notice where queued_at is null order by at limit ${batch} for update skip locked)
      returning id`.execute(transaction);
    const mails = rows.map(({ id }) => ({ mail: 'diary', id }) as const);
    if (mails.length > 0) {
      await sendJobs(transaction, 'desk-mail', mails);
      await notifyDesks(transaction);
    }
    return rows.length;
  });
}
