import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import type { FormCounts } from '#app/forms/server/submit-form.server.ts';
import type { ServerDetail } from '#app/monitoring/server-status.ts';
import type { Database, PoolFigures } from '#platform/database/open-database.ts';
import type { DB } from '#platform/database/types.ts';
import { projectRoot } from '#platform/project-root.ts';
import type { BackupPlan } from '#platform/startup/operator-settings.ts';
import type { Storage } from '#platform/storage/open-storage.ts';
import { type DiskFigures, readDisk } from '#platform/telemetry/disk-space.ts';
import { type BackupFacts, readBackups } from './backup-figures.server.ts';
import type { AlarmsFound } from './check-alarms.server.ts';

/** The figures behind the metrics; undefined if they could not be read. */
export interface MetricFigures {
  build: { version: string; commit: string };
  detail: ServerDetail | undefined;
  pools: PoolFigures[];
  encoder: { waiting: number; made: number };
  forms: ReturnType<FormCounts['all']>;
  disk: DiskFigures | undefined;
  shared: { backups: BackupFacts; held: number } | undefined;
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
    const [detail, disk, shared] = await Promise.all([
      parts.detail().catch(() => undefined),
      readDisk(dataDir).catch(() => undefined),
      readShared(database.jobs).catch(() => undefined),
    ]);
    return {
      build: { version: detail?.build ?? 'unknown', commit: await commit },
      detail,
      pools: database.pools(),
      encoder: { waiting: storage.waiting(), made: storage.made() },
      forms: forms.all(),
      disk,
      shared,
      plan,
      alarms: parts.alarms(),
    };
  };
}

async function readShared(database: Kysely<DB>): Promise<MetricFigures['shared']> {
  const [backups, { rows }] = await Promise.all([
    readBackups(database),
    sql<{ held: number }>`
      select count(*)::int as held from leads
       where quarantine not in ('none', 'released') and created_at > now() - interval '24 hours'`.execute(database),
  ]);
  return { backups, held: rows[0]?.held ?? 0 };
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
