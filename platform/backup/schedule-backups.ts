import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#platform/database/types.ts';
import { seldom } from '#platform/jobs/limit-error-reports.ts';
import { projectRoot } from '#platform/project-root.ts';
import { errorFields } from '#platform/telemetry/logging.ts';
import type { MadeBackup } from './make-backup.ts';

interface Parts {
  database: Kysely<DB>;
  everyHours: number;
  /** Makes one; what it says is kept for staff. */
  run: () => Promise<MadeBackup>;
  /** Restores the newest archive into a throw-away database; what it says is kept for staff. */
  drill: () => Promise<string>;
  log: Logger;
}

const LOOK_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Days begin so many hours before midnight in London: at two in the morning in India, when nobody sends. */
const NIGHT_OFFSET_MS = 3.5 * HOUR_MS;
const weekHours = 7 * 24;
const keptDays = 90;
/** Hours until what failed is tried again: a drill of a broken archive costs as much as a good one, and the next archive is a day away. */
const retryHours = { 'site.backups': 0.25, 'site.backup_drills': 6 } as const;

/** Makes a backup whenever one is due, and tries the newest once a week, on whichever replica comes first, until it is ended. */
export function scheduleBackups(parts: Parts): () => void {
  const reportError = seldom((error) =>
    parts.log.warn({ error: errorFields(error) }, 'backups could not be looked for'),
  );
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      await backUpWhenDue(parts);
      await drillWhenDue(parts);
    } catch (error) {
      reportError(error instanceof Error ? error : new Error(String(error)));
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** When the latest one was due: the times are the same on every replica. */
export function latestDue(everyHours: number, now: Date): Date {
  const every = everyHours * HOUR_MS;
  return new Date(Math.floor((now.getTime() + NIGHT_OFFSET_MS) / every) * every - NIGHT_OFFSET_MS);
}

/** True where this call made the backup that was due. */
export function backUpWhenDue(
  { database, everyHours, run, log }: Omit<Parts, 'drill'>,
  now = new Date(),
): Promise<boolean> {
  const due = latestDue(everyHours, now);
  return workWhenDue({ database, table: 'site.backups', due, words: 'the backup', log }, async () => {
    const { said, bytes, encrypted } = await run();
    await database.updateTable('site.backups').set({ bytes, encrypted }).where('due_at', '=', due).execute();
    return said;
  });
}

/** True where this call restored the newest archive because a week was over. Before the first archive there is nothing to try. */
export async function drillWhenDue(
  { database, drill, log }: Pick<Parts, 'database' | 'drill' | 'log'>,
  now = new Date(),
): Promise<boolean> {
  const made = await sql`select 1 from site.backups where finished_at is not null limit 1`.execute(database);
  if (made.rows.length === 0) return false;
  const due = latestDue(weekHours, now);
  return workWhenDue({ database, table: 'site.backup_drills', due, words: 'the drill of a backup', log }, drill);
}

interface Work {
  database: Kysely<DB>;
  table: 'site.backups' | 'site.backup_drills';
  due: Date;
  words: string;
  log: Logger;
}

/**
 * True where this call did the work that was due. What failed is tried again after `retryHours`, by any replica; what died
 * with its process, after two hours.
 */
async function workWhenDue({ database, table, due, words, log }: Work, run: () => Promise<string>): Promise<boolean> {
  const rows = sql.table(table);
  const taken = await sql`
    insert into ${rows} as work (due_at, retry_at) values (${due}, now() + interval '2 hours')
    on conflict (due_at) do update set started_at = now(), retry_at = now() + interval '2 hours'
     where work.finished_at is null and work.retry_at < now()
    returning due_at`.execute(database);
  if (taken.rows.length === 0) return false;
  try {
    const outcome = await run();
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

/** Runs `npm run backup` beside the site. */
export async function backUpBeside(ended: AbortSignal): Promise<MadeBackup> {
  return JSON.parse(await runBeside(['commands/backup.ts', '--json'], ended)) as MadeBackup;
}

/** Runs `npm run backup:drill` beside the site. */
export function drillBeside(ended: AbortSignal): Promise<string> {
  return runBeside(['commands/backup-drill.ts', '--newest'], ended);
}

/** After everything else in the machine's eyes. */
function runBeside(command: string[], ended: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: projectRoot(), signal: ended };
    const child = execFile(process.execPath, command, options, (error, said, complaint) => {
      if (error) reject(new Error(complaint.trim() || error.message));
      else resolve(said.trim());
    });
    if (child.pid !== undefined) setPriority(child.pid, 10);
  });
}
