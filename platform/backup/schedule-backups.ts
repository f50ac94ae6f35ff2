import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#platform/database/types.ts';
import { limitErrorReports } from '#platform/jobs/jobs.ts';
import { projectRoot } from '#platform/project-root.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import type { MadeBackup } from './make-backup.ts';

interface Parts {
  database: Kysely<DB>;
  everyHours: number;
  /** Makes a backup. Its result is stored for operators. It ends when the signal is aborted. */
  run: (ended: AbortSignal) => Promise<MadeBackup>;
  /** Restores the newest archive into a temporary database. Its result is stored for operators. */
  drill: (ended: AbortSignal) => Promise<string>;
  log: Logger;
  /** Milliseconds after which a backup or a drill that has not ended counts as failed. */
  limitMs?: number;
}

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** A backup day begins this long before midnight UTC: at two in the morning in India, when few visitors are there. */
const NIGHT_OFFSET_MS = 3.5 * HOUR_MS;
const weekHours = 7 * 24;

/**
 * Makes a backup whenever one is due and restores the newest in a drill once a week, until the returned function is
 * called. All replicas look for what is due; the first one does it. The returned function answers once what had already
 * begun has ended.
 */
export function scheduleBackups(parts: Parts): () => Promise<void> {
  const reportError = limitErrorReports((error) =>
    parts.log.warn({ error: errorFields(error) }, 'backups could not be looked for'),
  );
  const look = async () => {
    try {
      await backUpWhenDue(parts);
      await drillWhenDue(parts);
    } catch (error) {
      reportError(error instanceof Error ? error : new Error(String(error)));
    }
  };
  let looking: Promise<void> | undefined;
  const lookUnlessLooking = () => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  };
  const timer = setInterval(lookUnlessLooking, LOOK_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

/** Returns when the latest one was due. The times are the same on every replica. */
export function latestDue(everyHours: number, now: Date): Date {
  const every = everyHours * HOUR_MS;
  return new Date(Math.floor((now.getTime() + NIGHT_OFFSET_MS) / every) * every - NIGHT_OFFSET_MS);
}

/** Returns true if this call made the due backup. */
export function backUpWhenDue(
  { database, everyHours, run, log, limitMs }: Omit<Parts, 'drill'>,
  now = new Date(),
): Promise<boolean> {
  const due = latestDue(everyHours, now);
  return workWhenDue({ database, table: 'site.backups', due, words: 'the backup', log, limitMs }, async (ended) => {
    const { said, bytes, encrypted } = await run(ended);
    await database.updateTable('site.backups').set({ bytes, encrypted }).where('due_at', '=', due).execute();
    return said;
  });
}

/**
 * Returns true if this call restored the newest archive because a week was over. Nothing is tried before the first
 * archive.
 */
export async function drillWhenDue(
  { database, drill, log, limitMs }: Pick<Parts, 'database' | 'drill' | 'log' | 'limitMs'>,
  now = new Date(),
): Promise<boolean> {
  const made = await sql`select 1 from site.backups where finished_at is not null limit 1`.execute(database);
  if (made.rows.length === 0) return false;
  const due = latestDue(weekHours, now);
  return workWhenDue(
    { database, table: 'site.backup_drills', due, words: 'the drill of a backup', log, limitMs },
    drill,
  );
}

/** Runs `npm run backup` beside the site. */
export async function backUpInChildProcess(ended: AbortSignal): Promise<MadeBackup> {
  return JSON.parse(await runChildProcess(['commands/backup.ts', '--json'], ended)) as MadeBackup;
}

/** Runs `npm run backup:drill` beside the site. */
export function drillInChildProcess(ended: AbortSignal): Promise<string> {
  return runChildProcess(['commands/backup-drill.ts', '--newest'], ended);
}

/** A replica may take over work that another began two hours ago, so each ends its own a little earlier. */
const LIMIT_MS = 110 * MINUTE_MS;

const keptDays = 90;
/**
 * Hours until failed work is tried again. A drill waits longer: one of a broken archive costs as much as one of a good
 * archive, and the next archive is a day away.
 */
const retryHours = { 'site.backups': 0.25, 'site.backup_drills': 6 } as const;

interface Work {
  database: Kysely<DB>;
  table: 'site.backups' | 'site.backup_drills';
  due: Date;
  words: string;
  log: Logger;
  limitMs: number | undefined;
}

/**
 * Returns true if this call did the due work. Any replica tries failed work again after `retryHours`, and work whose
 * process died after two hours.
 */
async function workWhenDue(
  { database, table, due, words, log, limitMs = LIMIT_MS }: Work,
  run: (ended: AbortSignal) => Promise<string>,
): Promise<boolean> {
  const rows = sql.table(table);
  const taken = await sql`
    insert into ${rows} as work (due_at, retry_at) values (${due}, now() + interval '2 hours')
    on conflict (due_at) do update set started_at = now(), retry_at = now() + interval '2 hours'
     where work.finished_at is null and work.retry_at < now()
    returning due_at`.execute(database);
  if (taken.rows.length === 0) return false;
  try {
    const outcome = await endedAfter(limitMs, run);
    await sql`update ${rows} set finished_at = now(), outcome = ${outcome.slice(0, 300)} where due_at = ${due}`.execute(
      database,
    );
    await sql`delete from ${rows} where due_at < now() - make_interval(days => ${keptDays})`.execute(database);
    log.info({ part: 'backup' }, outcome);
    return true;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    log.error({ part: 'backup', reason }, `${words} failed; it is tried again`);
    await sql`update ${rows} set retry_at = now() + make_interval(mins => ${60 * retryHours[table]}), outcome = ${reason} where due_at = ${due}`.execute(
      database,
    );
    return false;
  }
}

/**
 * Returns the work's answer. After the limit its signal is aborted and it counts as failed, even if it never answers.
 */
async function endedAfter<T>(limitMs: number, run: (ended: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    limit.reject(new Error(`It did not end within ${Math.round(limitMs / MINUTE_MS)} minutes and was stopped.`));
    ending.abort();
  }, limitMs);
  try {
    return await Promise.race([run(ending.signal), limit.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** A command has so many milliseconds to clean up after it is told to end. */
const GRACE_MS = 10_000;

/**
 * Runs a script of this site in a process of its own, with a lower priority than the site, and returns what it prints.
 * When `ended` is aborted the promise rejects at once; the process is told to end, and killed if it does not.
 */
export function runChildProcess(command: string[], ended: AbortSignal, graceMs = GRACE_MS): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: projectRoot(), signal: ended };
    const child = execFile(process.execPath, command, options, (error, output, complaint) => {
      if (error) reject(new Error(complaint.trim() || error.message));
      else resolve(output.trim());
    });
    if (child.pid !== undefined) setPriority(child.pid, 10);
    ended.addEventListener('abort', () => {
      const kill = setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
      child.once('exit', () => clearTimeout(kill));
    });
  });
}
