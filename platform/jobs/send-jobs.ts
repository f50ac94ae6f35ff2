import type { Transaction } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';
import type { DB } from '#platform/database/types.ts';
import { type JobData, jobsSchema, priorityOf, type QueueName } from './queues.ts';

/**
 * pg-boss with its list of the queues. One instance serves all databases of a process: each call names its own
 * connection.
 */
let sender: Promise<PgBoss> | undefined;

/**
 * Puts jobs into the queue in the caller's transaction: they exist if and when it commits.
 * @throws if the queue accepted fewer
 */
export async function sendJobs<Name extends QueueName>(
  transaction: Transaction<DB>,
  queue: Name,
  data: JobData[Name][],
): Promise<void> {
  sender ??= openSender(transaction);
  const boss = await sender;
  const jobs = data.map((item) => ({ data: item, priority: priorityOf(item) }));
  const ids = await boss.insert(queue, jobs, { db: fromKysely(transaction), returnId: true });
  // pg-boss reports no error if the database has no such queue.
  const taken = ids?.length ?? 0;
  if (taken < jobs.length) throw new Error(`The queue ${queue} took ${taken} of ${jobs.length} jobs.`);
}

/** Reads the queues over the first caller's connection, so that a full pool cannot keep it waiting for another one. */
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
    await boss.start();
    return boss;
  } catch (error) {
    sender = undefined;
    throw error;
  } finally {
    // Its timers would check the queues over a connection that is no longer ours, and sending needs none of them.
    await boss.stop({ graceful: false, close: false });
  }
}
