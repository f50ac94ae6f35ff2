import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#platform/database/types.ts';

/** A counter over windows of this length. Its name is stored as a keyed hash only. */
export interface TryCount {
  name: string;
  seconds: number;
}

export type TryCounter = ReturnType<typeof createTryCounter>;

/** Counts tries for all replicas together. The key of the hashes changes each day. */
export function createTryCounter(database: Kysely<DB>, secret: string) {
  const hash = (name: string) => {
    const day = new Date().toISOString().slice(0, 10);
    return createHmac('sha256', `${secret}:${day}`).update(name).digest('base64url');
  };
  const windows = (of: TryCount[]) => sql`
    select w.source, to_timestamp(floor(extract(epoch from now()) / w.seconds) * w.seconds) as span
      from unnest(${of.map(({ name }) => hash(name))}::text[], ${of.map(({ seconds }) => seconds)}::int[])
        as w (source, seconds)`;

  return {
    /** Counts one more try of each and returns how many there were in this window. */
    async count(of: TryCount[]): Promise<number[]> {
      // The counters are updated in the order of their names, so that two statements never wait for each other.
      const { rows } = await sql<{ source: string; tries: number }>`
        insert into staff.attempt as attempt (source, span) select * from (${windows(of)}) w order by source
        on conflict (source, span) do update set tries = attempt.tries + 1 returning source, tries`.execute(database);
      if (Math.random() < 0.02)
        await sql`delete from staff.attempt where span < now() - interval '2 days'`.execute(database);
      const tries = new Map(rows.map((row) => [row.source, row.tries]));
      return of.map(({ name }) => tries.get(hash(name)) ?? 0);
    },

    /** Takes back one try of each, because it was not a guess. */
    async giveBack(of: TryCount[]): Promise<void> {
      await sql`
        update staff.attempt a set tries = a.tries - 1 from (${windows(of)}) w
         where a.source = w.source and a.span = w.span and a.tries > 0`.execute(database);
    },
  };
}

/** Returns the seconds until the present window of this length ends. */
export function secondsLeft(windowSeconds: number): number {
  return windowSeconds - (Math.floor(Date.now() / 1000) % windowSeconds);
}
