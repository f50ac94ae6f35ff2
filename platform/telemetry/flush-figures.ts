import { type Kysely, sql } from 'kysely';
import type { DB } from '#platform/database/types.ts';
import type { ErrorGroup } from './error-groups.ts';
import type { InstanceFigures } from './process-figures.ts';

interface Unflushed {
  groups: ErrorGroup[];
  instance: InstanceFigures & { startedAt: Date };
  /** This process's requests of the last minutes: alarms are about all processes together. */
  recent: { requests: number; failed: number; p95: number | null };
}

/** Adds this process's errors to those that all replicas share, and writes down how it is at `now`. */
export async function flushFigures(
  database: Kysely<DB>,
  { groups, instance, recent }: Unflushed,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (groups.length > 0) {
      // Every replica writes in the same order, so that two of them never block each other.
      const sorted = groups.toSorted((a, b) => (a.id < b.id ? -1 : 1));
      await sql`
        insert into site.error_groups as kept (id, side, name, message, place, count, first_seen, last_seen)
        select id, side, name, message, place, count, "firstSeen", "lastSeen"
          from jsonb_to_recordset(${JSON.stringify(sorted)}::jsonb)
            as new (id text, side text, name text, message text, place text, count bigint,
                    "firstSeen" timestamptz, "lastSeen" timestamptz)
        on conflict (id) do update
          set count = kept.count + excluded.count, place = excluded.place,
              last_seen = greatest(kept.last_seen, excluded.last_seen)
      `.execute(transaction);
    }
    const { id, build, startedAt, memory, heap, loopDelay, data } = instance;
    await sql`
      insert into site.instances (id, build, started_at, seen_at, memory, heap, loop_delay, data, requests, failed, p95)
      values (${id}, ${build.slice(0, 40)}, ${startedAt}, ${now}, ${memory}, ${heap}, ${loopDelay}, ${data},
              ${recent.requests}, ${recent.failed}, ${recent.p95})
      on conflict (id) do update
        set seen_at = excluded.seen_at, memory = excluded.memory, heap = excluded.heap, loop_delay = excluded.loop_delay,
            data = excluded.data, requests = excluded.requests, failed = excluded.failed, p95 = excluded.p95
    `.execute(transaction);
  });
}

/** Removes a process that has stopped properly from those that serve. */
export async function forgetInstance(database: Kysely<DB>, id: string): Promise<void> {
  await sql`delete from site.instances where id = ${id}`.execute(database);
}

/** Deletes errors after thirty days or beyond 200 a side, and processes that have said nothing for an hour. */
export async function forgetOld(database: Kysely<DB>): Promise<void> {
  await sql`
    delete from site.error_groups where last_seen < now() - interval '30 days' or id in (
      select id from (select id, row_number() over (partition by side order by last_seen desc) as place
                        from site.error_groups) as ranked where place > 200)
  `.execute(database);
  await sql`delete from site.instances where seen_at < now() - interval '1 hour'`.execute(database);
}
