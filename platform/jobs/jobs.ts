import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { fromKysely, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { DB } from '#platform/database/types.ts';
import { errorFields, limitErrorReports } from '#platform/telemetry/logging.ts';
import { masked } from '#platform/telemetry/masked.ts';
import { jobsSchema } from './install-jobs.ts';

/** Functions that work on the jobs of each queue; `JobData` says what a job of it contains. */
export type JobHandlers<JobData> = { [Name in keyof JobData]: (data: JobData[Name]) => Promise<void> };

/** Works on one job. The signal is aborted when the job's time is over or the site stops. */
type StoppableHandler<Data> = (data: Data, ended: AbortSignal) => Promise<void>;

/** When pg-boss puts a job into a queue, once for all replicas. */
export interface Schedule {
  /** Cron, or a rule of RFC 5545 (RRULE). */
  at: string;
  /** The time zone in which `at` is read; UTC if absent. */
  tz?: string;
  /** With `once`, a job that was due while no replica ran is put in later, once. */
  missed?: 'once';
  /** Whether each start of the site puts a job in as well. */
  atStart?: boolean;
}

export type Jobs = ReturnType<typeof openJobs>;

interface Parts<JobData> {
  database: Kysely<DB>;
  handlers: { [Name in keyof JobData]: StoppableHandler<JobData[Name]> };
  /** When each scheduled queue gets its jobs; null for a queue that is no longer scheduled. */
  schedules?: { [Name in keyof JobData]?: Schedule | null };
  log: Logger;
  /** Is awaited before each batch, for example until a busy moment is over. */
  pause?: () => Promise<void>;
  /** Seconds between two polls of an empty queue. */
  pollSeconds?: number;
}

/** The tables are there already (`installJobs`). */
const fixedSchema = { schema: jobsSchema, migrate: false, createSchema: false } as const;
const RETRY_START_MS = 5_000;
const CLOSE_MS = 5_000;
/** As many as the mailer has connections, because a job that waits for a connection uses up its own time limit. */
const batchSize = 6;

/** Opens the queue and its workers. Returns at once: while the database is away the workers try again. */
export function openJobs<JobData>(parts: Parts<JobData>) {
  const { database, handlers, schedules = {}, log, pause = async () => {}, pollSeconds = 2 } = parts;
  const queueNames = Object.keys(handlers) as (keyof JobData & string)[];
  // Only the owner of the tables may reindex them or look after their dead rows.
  const boss = new PgBoss({
    ...fixedSchema,
    db: fromKysely(database),
    reindex: false,
    monitorVacuum: false,
    schedule: Object.keys(schedules).length > 0,
  });
  const reportError = limitErrorReports((error) =>
    log.warn({ reason: masked(error.message) }, 'the job queue is not reachable'),
  );
  boss.on('error', reportError);

  const closing = new AbortController();
  let working = false;
  const started = startWhenPossible();

  async function startWhenPossible(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await boss.start();
        for (const name of queueNames) await workOn(name);
        await schedule();
        working = true;
        return;
      } catch (error) {
        reportError(error instanceof Error ? error : new Error(String(error)));
        await delay(RETRY_START_MS, undefined, { signal: closing.signal }).catch(() => {});
      }
    }
  }

  async function schedule(): Promise<void> {
    for (const [name, times] of Object.entries<Schedule | null | undefined>(schedules)) {
      if (!times) {
        await boss.unschedule(name);
        continue;
      }
      const { at, atStart, ...options } = times;
      await boss.schedule(name, at, null, options);
      if (atStart) await boss.send(name);
    }
  }

  async function workOn<Name extends keyof JobData & string>(name: Name): Promise<void> {
    await boss.offWork(name, { wait: false });
    const options = {
      batchSize,
      burstWhenBatchFull: true,
      perJobResults: true,
      // Scheduled jobs are less urgent.
      pollingIntervalSeconds: name in schedules ? 5 * pollSeconds : pollSeconds,
    } as const;
    await boss.work(name, options, async (batch: Job<JobData[Name]>[]) => {
      await pause();
      return Promise.all(batch.map((job) => runJob(handlers[name], job, closing.signal, log)));
    });
  }

  return {
    /** Puts one job into a queue that carries no data, unless an exclusive queue has one already. */
    async send(queue: string): Promise<void> {
      await boss.send(queue);
    },
    /** Rejects if the queue cannot be read or its workers have not started yet. */
    async check(): Promise<void> {
      if (!working) throw new Error('The workers of the job queue have not started.');
      if ((await boss.getQueues(queueNames)).length < queueNames.length)
        throw new Error('A queue of this build is missing.');
    },
    /** Waits a few seconds at most for the jobs that run. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.race([
        started.then(() => boss.stop({ graceful: true, timeout: CLOSE_MS, close: false })).catch(() => {}),
        delay(CLOSE_MS + 1_000, undefined, { ref: false }),
      ]);
    },
  };
}

/** One pg-boss sends to all databases of this process, because each call names its connection. */
let sender: PgBoss | undefined;

/** Makes the call that puts jobs into a queue with the caller's transaction; a higher priority goes first. */
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

/** Runs one job of a batch and returns its outcome, so that a failed job does not fail the others. */
async function runJob<Data>(
  handle: StoppableHandler<Data>,
  job: Job<Data>,
  closing: AbortSignal,
  log: Logger,
): Promise<JobResult> {
  try {
    await handle(job.data, AbortSignal.any([job.signal, closing]));
    return { id: job.id, status: 'completed' };
  } catch (error) {
    // A mail server's answer often repeats the recipient, so the log masks it, and the job's row has the code alone.
    const fields = errorFields(error);
    log.warn({ job: job.id, queue: job.name, error: fields }, 'a job failed and will be tried again');
    return { id: job.id, status: 'failed', output: { code: fields.code ?? fields.name } };
  }
}

/** Reads the queues over the caller's own connection, so that a full pool cannot keep it waiting. */
async function openSender(transaction: Transaction<DB>): Promise<PgBoss> {
  const boss = new PgBoss({ ...fixedSchema, db: fromKysely(transaction), supervise: false, schedule: false });
  boss.on('error', () => {}); // The call that failed throws as well.
  try {
    sender = await boss.start();
    return sender;
  } finally {
    // Its timers would use the caller's connection after the transaction, and sending needs none of them.
    await boss.stop({ graceful: false, close: false });
  }
}
