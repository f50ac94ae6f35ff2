import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '#server/database/types.ts';
import { seldom } from '#server/jobs/seldom.ts';
import { errorFields } from '#server/logging.ts';
import { projectRoot } from '#server/project-root.ts';

interface Parts {
  database: Kysely<DB>;
  everyHours: number;
  /** Makes one; its answer is kept for staff. */
  run: () => Promise<string>;
  log: Logger;
}

const LOOK_EVERY_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Days begin so many hours before midnight in London: at two in the morning in India, when nobody sends. */
const NIGHT_OFFSET_MS = 3.5 * HOUR_MS;
const keptDays = 90;

/** Makes a backup whenever one is due, on whichever replica comes first, until it is ended. */
export function scheduleBackups(parts: Parts): () => void {
  const complain = seldom((error) => parts.log.warn({ error: errorFields(error) }, 'backups could not be looked for'));
  const look = () => void backUpWhenDue(parts).catch(complain);
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/** When the latest one was due: the times are the same on every replica. */
export function latestDue(everyHours: number, now: Date): Date {
  const every = everyHours * HOUR_MS;
  return new Date(Math.floor((now.getTime() + NIGHT_OFFSET_MS) / every) * every - NIGHT_OFFSET_MS);
}

/**
 * True where this call made the backup that was due. One that failed is tried again after a quarter of an hour, by any
 * replica; one whose process died, after two hours.
 */
export async function backUpWhenDue({ database, everyHours, run, log }: Parts, now = new Date()): Promise<boolean> {
  const due = latestDue(everyHours, now);
  const taken = await sql`
    insert into site.backups as backup (due_at, retry_at) values (${due}, now() + interval '2 hours')
    on conflict (due_at) do update set started_at = now(), retry_at = now() + interval '2 hours'
     where backup.finished_at is null and backup.retry_at < now()
    returning due_at`.execute(database);
  if (taken.rows.length === 0) return false;
  try {
    const outcome = await run();
    await sql`update site.backups set finished_at = now(), outcome = ${outcome.slice(0, 300)} where due_at = ${due}`.execute(
      database,
    );
    await sql`delete from site.backups where due_at < now() - make_interval(days => ${keptDays})`.execute(database);
    log.info({ part: 'backup' }, outcome);
    return true;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 300);
    log.error({ part: 'backup', reason }, 'the backup failed; it is tried again in a quarter of an hour');
    await sql`update site.backups set retry_at = now() + interval '15 minutes', outcome = ${reason} where due_at = ${due}`.execute(
      database,
    );
    return false;
  }
}

/** Runs `npm run backup` beside the site, after everything else in the machine's eyes. */
export function backUpBeside(ended: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: projectRoot(), signal: ended };
    const child = execFile(process.execPath, ['server/commands/backup.ts'], options, (error, said, complaint) => {
      if (error) reject(new Error(complaint.trim() || error.message));
      else resolve(said.trim());
    });
    if (child.pid !== undefined) setPriority(child.pid, 10);
  });
}
