import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { ownerSettings } from '#platform/database/migrate.ts';
import { LOCK_TIMEOUT_MS } from '#platform/database/retry-until-unlocked.ts';
import { product } from '#platform/product.ts';

/** Brings the queue's tables up to date, with the owner's connection; safe to repeat and to run at once. */
export async function installJobs(ownerUrl: string, queues: Queues): Promise<void> {
  // A pool of our own rather than the library's, so that its changes of the schema give way to visitors' jobs.
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    application_name: `${product.prefix} migrations`,
    max: 1,
    ...ownerSettings,
    onConnect: (client) => client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`),
  });
  pool.on('error', () => {}); // A lost connection also fails the call that waits on it.
  const boss = new PgBoss({
    db: { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) },
    schema: jobsSchema,
    migrate: true,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {}); // A lost connection also fails the call that waits on it.
  try {
    await boss.start();
    for (const [name, { deadLetter, policy, ...settings }] of Object.entries(queues)) {
      await boss.createQueue(name, { ...settings, ...(deadLetter && { deadLetter }), ...(policy && { policy }) });
      await boss.updateQueue(name, settings);
    }
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
}

/** The schema of the queues' tables; no REST interface exposes it. */
export const jobsSchema = 'jobs';

interface QueueSettings {
  /** Returns the queue of jobs whose last try failed; it is listed before this one, because it is created first. */
  deadLetter?: string;
  /** Of an exclusive queue one job at most waits or is at work, in all replicas together. */
  policy?: 'exclusive';
  retryLimit: number;
  retryDelay: number;
  retryBackoff: boolean;
  retryDelayMax?: number;
  expireInSeconds: number;
  /** The seconds for which a finished job's row is kept; a week if absent. */
  deleteAfterSeconds?: number;
}

export type Queues = Record<string, QueueSettings>;
