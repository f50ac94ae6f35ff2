import { type Kysely, sql } from 'kysely';
import type { Facts } from '#app/monitoring/server/alarm-rules.server.ts';
import type { DB } from '#platform/database/types.ts';
import { readDisk } from '#platform/telemetry/disk-space.ts';
import { readBackups } from './backup-figures.server.ts';
import { readEnquiries, readMail } from './enquiry-figures.server.ts';
import { readRecent } from './server-figures.server.ts';

const recentMinutes = 5;

/** Reads the facts by which the alarms are judged. Rejects while the database is away. */
export async function readFacts(database: Kysely<DB>, dataDir: string): Promise<Facts> {
  const [enquiries, { deadLetters }, recent, loopDelay, diskUsed, backups, pauses] = await Promise.all([
    readEnquiries(database),
    readMail(database),
    readRecent(database, recentMinutes),
    readLoopDelay(database),
    readDiskUsed(dataDir),
    readBackups(database),
    readPauses(database),
  ]);
  return { enquiries, deadLetters, recent, loopDelay, diskUsed, backups, pauses };
}

async function readLoopDelay(database: Kysely<DB>): Promise<number | null> {
  const { rows } = await sql<{ worst: number | null }>`
    select max(loop_delay) as worst from site.instances where seen_at > now() - interval '3 minutes'`.execute(database);
  return rows[0]?.worst ?? null;
}

/** Returns the used share of the disk space that this process may use, in percent. */
export async function readDiskUsed(folder: string): Promise<number> {
  const { free, size } = await readDisk(folder);
  return 100 * (1 - free / size);
}

async function readPauses(database: Kysely<DB>): Promise<Facts['pauses']> {
  const { rows } = await sql<Facts['pauses']>`
    with pause as (
      select extract(epoch from created_at - lag(created_at) over (order by created_at)) as seconds
        from leads where created_at > now() - interval '28 days' and quarantine in ('none', 'released'))
    select count(seconds)::int as count, max(seconds) as longest from pause`.execute(database);
  return rows[0] ?? { count: 0, longest: null };
}
