import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#server/database/types.ts';
import type { Facts } from './alarms.ts';
import { readEnquiries, readMail } from './read-business.ts';
import { readRecent } from './read-detail.ts';

const recentMinutes = 5;

/** Rejects while the database is away. */
export async function readFacts(database: Kysely<DB>, dataDir: string): Promise<Facts> {
  const [enquiries, { deadLetters }, recent, loopDelay, diskUsed, missingBackup, pauses] = await Promise.all([
    readEnquiries(database),
    readMail(database),
    readRecent(database, recentMinutes),
    readLoopDelay(database),
    readDisk(dataDir),
    readMissingBackup(database),
    readPauses(database),
  ]);
  return { enquiries, deadLetters, recent, loopDelay, diskUsed, missingBackup, pauses };
}

async function readLoopDelay(database: Kysely<DB>): Promise<number | null> {
  const { rows } = await sql<{ worst: number | null }>`
    select max(loop_delay) as worst from site.instances where seen_at > now() - interval '3 minutes'`.execute(database);
  return rows[0]?.worst ?? null;
}

/** Percent of what this process may use. */
async function readDisk(folder: string): Promise<number> {
  const { blocks, bfree, bavail } = await statfs(folder);
  const used = blocks - bfree;
  return (100 * used) / Math.max(1, used + bavail);
}

async function readMissingBackup(database: Kysely<DB>): Promise<Facts['missingBackup']> {
  // One that is being made for the first time is not missing.
  const { rows } = await sql<NonNullable<Facts['missingBackup']>>`
    select extract(epoch from now() - due_at)::float8 / 3600 as hours, outcome
      from (select * from site.backups order by due_at desc limit 1) latest
     where finished_at is null and (outcome is not null or retry_at < now())`.execute(database);
  return rows[0] ?? null;
}

async function readPauses(database: Kysely<DB>): Promise<Facts['pauses']> {
  const { rows } = await sql<Facts['pauses']>`
    with pause as (
      select extract(epoch from created_at - lag(created_at) over (order by created_at)) as seconds
        from leads where created_at > now() - interval '28 days' and quarantine in ('none', 'released'))
    select count(seconds)::int as count, max(seconds) as longest from pause`.execute(database);
  return rows[0] ?? { count: 0, longest: null };
}
