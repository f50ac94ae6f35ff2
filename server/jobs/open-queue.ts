import type { Kysely } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { DB } from '#server/database/types.ts';
import { type Jobs, jobSender } from './jobs.ts';
import { jobsSchema } from './queues.ts';

/** The queue without workers: whoever only puts jobs in. */
export function openQueue(database: Kysely<DB>): Pick<Jobs, 'send'> {
  const boss = new PgBoss({
    db: fromKysely(database),
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    schedule: false,
    supervise: false,
  });
  boss.on('error', () => {});
  return { send: jobSender(boss) };
}
