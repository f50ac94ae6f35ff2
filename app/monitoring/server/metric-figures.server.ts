import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { FormCounts } from '#app/forms/receive-form.server.ts';
import type { ServerDetail } from '#app/monitoring/server-status.ts';
import type { Database, PoolFigures } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { projectRoot } from '#platform/project-root.ts';
import type { BackupPlan } from '#platform/startup/operator-settings.ts';
import type { Storage } from '#platform/storage/open-storage.ts';
import { type DiskFigures, readDisk } from '#platform/telemetry/disk-space.ts';
import type { AlarmsFound } from './check-alarms.server.ts';

/** The figures behind the metrics; undefined if they could not be read. */
export interface MetricFigures {
  build: { version: string; commit: string };
  detail: ServerDetail | undefined;
  pools: PoolFigures[];
  encoder: { waiting: number; made: number };
  forms: ReturnType<FormCounts['all']>;
  disk: DiskFigures | undefined;
  backups: BackupFacts | undefined;
  /** Enquiries of the last 24 hours that are held back. */
  held: number | undefined;
  plan: BackupPlan | undefined;
  alarms: AlarmsFound | undefined;
}

interface Parts {
  database: Pick<Database, 'jobs' | 'pools'>;
  storage: Pick<Storage, 'waiting' | 'made'>;
  forms: FormCounts;
  dataDir: string;
  plan: BackupPlan | undefined;
  detail: () => Promise<ServerDetail | undefined>;
  alarms: () => AlarmsFound | undefined;
}

/** Never rejects: a part that is away has no figures, and the others are reported. */
export function createReadMetricFigures(parts: Parts): () => Promise<MetricFigures> {
  const { database, storage, forms, dataDir, plan } = parts;
  const commit = readCommit();
  return async () => {
    const [detail, disk, backups, held] = await Promise.all([
      parts.detail().catch(() => undefined),
      readDisk(dataDir).catch(() => undefined),
      readBackups(database.jobs).catch(() => undefined),
      countHeld(database.jobs).catch(() => undefined),
    ]);
    return {
      build: { version: detail?.build ?? 'unknown', commit: await commit },
      detail,
      pools: database.pools(),
      encoder: { waiting: storage.waiting(), made: storage.made() },
      forms: forms.all(),
      disk,
      backups,
      held,
      plan,
      alarms: parts.alarms(),
    };
  };
}

/** Returns the commit of the folder that the site runs from: COMMIT if it is set, else the answer of git. */
async function readCommit(): Promise<string> {
  if (process.env.COMMIT) return process.env.COMMIT.slice(0, 40);
  const commit = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: projectRoot(), timeout: 5_000 });
  return commit.then(
    ({ stdout }) => stdout.trim().slice(0, 40),
    () => 'unknown',
  );
}

async function countHeld(database: Kysely<DB>): Promise<number | undefined> {
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from leads
     where quarantine not in ('none', 'released') and created_at > now() - interval '24 hours'`.execute(database);
  return rows[0]?.held;
}

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
