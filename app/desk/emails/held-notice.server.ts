import { type Kysely, sql } from 'kysely';
import { deskPaths } from '#app/desk-paths.ts';
import type { Mail } from '#app/emails/email-layout.server.ts';
import { formatMoment } from '#app/language/dates.ts';
import { sendJobs } from '#app/queues.server.ts';
import { site } from '#content/site.ts';
import type { Config } from '#platform/config.ts';
import type { DB } from '#platform/database/types.ts';

/**
 * Queues the mail that tells the team what the spam filter held back since the last such mail: one an hour at most, for all
 * replicas together. Returns whether it queued one.
 */
export async function queueHeldNotice(database: Kysely<DB>): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ hour: Date }>`
      insert into site.held_notices (hour, newest)
      select date_trunc('hour', now()), max(held.created_at)
        from (select created_at from leads where quarantine = 'held'
              union all select created_at from career_applications where quarantine = 'held') held
      having max(held.created_at) > coalesce((select max(newest) from site.held_notices), '-infinity')
      on conflict do nothing
      returning hour`.execute(transaction);
    const [notice] = rows;
    if (notice) await sendJobs(transaction, 'desk-mail', [{ mail: 'held', hour: notice.hour.toISOString() }]);
    return notice !== undefined;
  });
}

interface Parts {
  database: Kysely<DB>;
  config: Pick<Config, 'salesInbox' | 'publicUrl'>;
}

interface Held {
  enquiries: number;
  overdue: number;
  applications: number;
  due: Date | null;
}

/**
 * The mail about everything that is held back at present: how many, until when, and where. It names nobody. Null if
 * somebody has looked at all of it in the meantime.
 */
export async function heldNotice({ database, config }: Parts, hour: string): Promise<Mail | null> {
  const { rows } = await sql<Held>`
    select count(*)::int as enquiries, (count(*) filter (where due_at < now()))::int as overdue, min(due_at) as due,
           (select count(*)::int from career_applications where quarantine = 'held') as applications
      from leads where quarantine = 'held'`.execute(database);
  const { enquiries = 0, overdue = 0, applications = 0, due = null } = rows[0] ?? {};
  if (enquiries + applications === 0) return null;
  const link = (path: string) => (config.publicUrl ? [`Look through them: ${config.publicUrl}${path}`] : []);
  return {
    id: `held-${hour.slice(0, 13)}`,
    date: new Date(hour),
    to: config.salesInbox,
    ...(applications > 0 && { cc: site.careers.email }),
    content: {
      language: 'en',
      subject: `Held back: ${enquiries} enquiries, ${applications} applications`,
      opening: [
        'The spam filter held these back, and a person may have sent any of them. Please look through them: release what is real and mark the rest as spam.',
        'Their 24 hours run all the same. Each that is past them is announced on its own, ten an hour at most.',
      ],
      facts: [
        ['Enquiries', String(enquiries)],
        ...(due ? [['First to be answered by', formatMoment(due)] satisfies [string, string]] : []),
        ['Past their 24 hours', String(overdue)],
        ['Applications', String(applications)],
      ],
      closing: [
        ...(enquiries > 0 ? link(deskPaths.inbox({ view: 'quarantine' })) : []),
        ...(applications > 0 ? link(deskPaths.applications()) : []),
      ],
    },
  };
}
