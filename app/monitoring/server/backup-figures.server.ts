import { type Kysely, sql } from 'kysely';
import type { DB } from '#platform/database/types.ts';

/** The state of the backups and restore drills, in seconds and bytes; null if there was none. */
export interface BackupFacts {
  /** Seconds since the newest archive was finished. */
  age: number | null;
  bytes: number | null;
  encrypted: boolean | null;
  /** The latest scheduled backup, if it is not made: the hours since it was due, and the result of the last try. */
  missing: { hours: number; outcome: string | null } | null;
  /** Seconds since the last archive that a drill restored; before the first drill, since the first archive. */
  drillAge: number | null;
  /** The result of the latest drill, if it failed. */
  drillFailure: string | null;
}

export async function readBackups(database: Kysely<DB>): Promise<BackupFacts> {
  const { rows } = await sql<Omit<BackupFacts, 'missing'> & { hours: number | null; outcome: string | null }>`
    with newest as (select * from site.backups where finished_at is not null order by finished_at desc limit 1),
         due as (select * from site.backups order by due_at desc limit 1),
         -- One that is being made for the first time is not missing.
         missing as (select * from due where finished_at is null and (outcome is not null or retry_at < now())),
         drill as (select * from site.backup_drills order by due_at desc limit 1)
    select extract(epoch from now() - (select finished_at from newest))::float8 as age,
           (select bytes::float8 from newest) as bytes,
           (select encrypted from newest) as encrypted,
           (select extract(epoch from now() - due_at)::float8 / 3600 from missing) as hours,
           (select outcome from missing) as outcome,
           extract(epoch from now() - coalesce((select max(finished_at) from site.backup_drills),
                                               (select min(finished_at) from site.backups)))::float8 as "drillAge",
           (select outcome from drill where finished_at is null) as "drillFailure"`.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The database told nothing of the backups.');
  const { hours, outcome, ...facts } = row;
  return { ...facts, missing: hours === null ? null : { hours, outcome } };
}
