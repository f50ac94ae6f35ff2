import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { DB } from '#platform/database/types.ts';
import { jobsSchema } from './queue-settings.ts';

/**
 * pg-boss with its list of the queues. One instance serves all databases of a process: each call names its own
 * connection.
 */
let sender: PgBoss | undefined;

/**
 * Makes the call that puts jobs into a queue with the caller's transaction: they exist if and when it commits. It throws
 * where the queue took fewer. `JobData` says what the jobs of each queue carry; a higher priority goes first.
 */
export function createSendJobs<JobData>(priorityOf: (job: JobData[keyof JobData]) => number) {
  return async <Name extends keyof JobData & string>(
    transaction: Transaction<DB>,
    queue: Name,
    data: (JobData[Name] & object)[],
  ): Promise<void> => {
    const boss = sender ?? (await openSender(transaction));
    const jobs = data.map((item) => ({ data: item, priority: priorityOf(item) }));
    const ids = await boss.insert(queue, jobs, { db: fromKysely(transaction), returnId: true });
    // pg-boss says nothing where the database has no such queue.
    const taken = ids?.length ?? 0;
    if (taken < jobs.length) throw new Error(`The queue ${queue} took ${taken} of ${jobs.length} jobs.`);
  };
}

/**
 * Reads the queues over the caller's own connection: a full pool cannot keep it waiting for another one, and what becomes
 * of another caller's transaction does not matter to it.
 */
async function openSender(transaction: Transaction<DB>): Promise<PgBoss> {
  const boss = new PgBoss({
    db: fromKysely(transaction),
    schema: jobsSchema,
    migrate: false,
    createSchema: false,
    supervise: false,
    schedule: false,
  });
  boss.on('error', () => {}); // The call that failed throws as well.
  try {
    sender = await boss.start();
    return sender;
  } finally {
    // Its timers would check the queues over a connection that is no longer ours, and sending needs none of them.
    await boss.stop({ graceful: false, close: false });
  }
}
