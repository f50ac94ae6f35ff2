import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#platform/database/types.ts';
import { projectRoot } from '#platform/project-root.ts';
import type { MadeBackup } from './make-backup.ts';

interface Parts<Outcome> {
  database: Kysely<DB>;
  run: () => Promise<Outcome>;
  log: Logger;
}

const HOUR_MS = 3_600_000;
/** A backup day begins this long before midnight UTC: at two in the morning in India, when few visitors are there. */
const NIGHT_OFFSET_MS = 3.5 * HOUR_MS;
const weekHours = 7 * 24;

/** Returns when the latest one was due. The times are the same on every replica. */
export function latestDue(everyHours: number, now: Date): Date {
  const every = everyHours * HOUR_MS;
  return new Date(Math.floor((now.getTime() + NIGHT_OFFSET_MS) / every) * every - NIGHT_OFFSET_MS);
}

/** Returns the rule (RFC 5545) of the moments at which backups are due. */
export function backupRule(everyHours: number, now: Date): string {
  const start = `${latestDue(everyHours, now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  return `DTSTART:${start}\nRRULE:FREQ=HOURLY;INTERVAL=${everyHours}`;
}

/** Makes the latest backup that was due, unless it is there, and stores its result for operators. */
export function backUpOnce(
  { database, everyHours, run, log }: Parts<MadeBackup> & { everyHours: number },
  now = new Date(),
) {
  const due = latestDue(everyHours, now);
  return workOnce({ database, table: 'site.backups', due, words: 'the backup', log }, async () => {
    const { said, bytes, encrypted } = await run();
    await database.updateTable('site.backups').set({ bytes, encrypted }).where('due_at', '=', due).execute();
    return said;
  });
}

/** Restores the newest archive once a week to try it, and stores the result for operators. */
export function drillOnce({ database, run, log }: Parts<string>, now = new Date()) {
  const due = latestDue(weekHours, now);
  return workOnce({ database, table: 'site.backup_drills', due, words: 'the drill of a backup', log }, run);
}

export async function backUpInChildProcess(ended: AbortSignal): Promise<MadeBackup> {
  return JSON.parse(await runChildProcess(['commands/backup.ts', '--json'], ended)) as MadeBackup;
}

export function drillInChildProcess(ended: AbortSignal): Promise<string> {
  return runChildProcess(['commands/backup-drill.ts', '--newest'], ended);
}

const keptDays = 90;

interface Work {
  database: Kysely<DB>;
  table: 'site.backups' | 'site.backup_drills';
  due: Date;
  words: string;
  log: Logger;
}

/** Does the due work unless it is done. What fails is stored and thrown: the queue tries it again, on any replica. */
async function workOnce({ database, table, due, words, log }: Work, run: () => Promise<string>): Promise<void> {
  const rows = sql.table(table);
  const begun = await sql`
    insert into ${rows} as work (due_at, retry_at) values (${due}, now() + interval '2 hours')
    on conflict (due_at) do update set started_at = now(), retry_at = now() + interval '2 hours'
     where work.finished_at is null
    returning due_at`.execute(database);
  if (begun.rows.length === 0) return;
  try {
    const outcome = await run();
    await sql`update ${rows} set finished_at = now(), outcome = ${outcome.slice(0, 300)} where due_at = ${due}`.execute(
      database,
    );
    await sql`delete from ${rows} where due_at < now() - make_interval(days => ${keptDays})`.execute(database);
    log.info({ part: 'backup' }, outcome);
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    log.error({ part: 'backup', reason }, `${words} failed; it is tried again`);
    await sql`update ${rows} set outcome = ${reason} where due_at = ${due}`.execute(database);
    throw error;
  }
}

/** How long a command may clean up after it is told to end. */
const GRACE_MS = 10_000;

/** Runs a script of this site at a lower priority and returns what it prints; `ended` stops it, in the end by force. */
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
