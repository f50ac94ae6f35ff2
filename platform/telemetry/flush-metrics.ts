import { type Kysely, sql } from 'kysely';
import type { DB } from '#platform/database/types.ts';
import type { ErrorGroup } from './error-groups.ts';
import type { MeasuredRow } from './metrics.ts';
import type { InstanceFigures } from './process-figures.ts';

interface Unflushed {
  rows: MeasuredRow[];
  groups: ErrorGroup[];
  instance: InstanceFigures & { startedAt: Date };
}

/**
 * Adds this process's measurements to the rows that all replicas share. `now` says to which minute and hour they
 * count.
 */
export async function flushMetrics(
  database: Kysely<DB>,
  { rows, groups, instance }: Unflushed,
  now: Date,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    // Every replica writes in the same order, so that two of them never block each other.
    const sortedRows = rows.toSorted((a, b) => (a.measure + a.route < b.measure + b.route ? -1 : 1));
    if (sortedRows.length > 0) {
      await sql`
        insert into site.measures as kept (grain, at, measure, route, hits, errors, buckets)
        select grain, date_trunc(grain, ${now}::timestamptz), measure, route, hits, errors, buckets
          from unnest(array['hour', 'minute']) as grain,
               jsonb_to_recordset(${JSON.stringify(sortedRows)}::jsonb)
                 as new (measure text, route text, hits int, errors int, buckets int[])
        on conflict (grain, at, measure, route) do update
          set hits = kept.hits + excluded.hits, errors = kept.errors + excluded.errors,
              buckets = (select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place)
                           from unnest(kept.buckets, excluded.buckets) with ordinality as both_of (a, b, place))
      `.execute(transaction);
    }
    if (groups.length > 0) {
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
      insert into site.instances (id, build, started_at, seen_at, memory, heap, loop_delay, data)
      values (${id}, ${build.slice(0, 40)}, ${startedAt}, ${now}, ${memory}, ${heap}, ${loopDelay}, ${data})
      on conflict (id) do update
        set seen_at = excluded.seen_at, memory = excluded.memory, heap = excluded.heap,
            loop_delay = excluded.loop_delay, data = excluded.data
    `.execute(transaction);
  });
}

/** Removes a process that has stopped properly from those that serve. */
export async function forgetInstance(database: Kysely<DB>, id: string): Promise<void> {
  await sql`delete from site.instances where id = ${id}`.execute(database);
}

/** Deletes minutes after two hours, hours after fourteen days, and errors after thirty days or beyond 200 a side. */
export async function forgetOld(database: Kysely<DB>): Promise<void> {
  await sql`
    delete from site.measures
     where (grain = 'minute' and at < now() - interval '2 hours') or at < now() - interval '14 days'
  `.execute(database);
  await sql`
    delete from site.error_groups where last_seen < now() - interval '30 days' or id in (
      select id from (select id, row_number() over (partition by side order by last_seen desc) as place
                        from site.error_groups) as ranked where place > 200)
  `.execute(database);
  await sql`delete from site.instances where seen_at < now() - interval '1 hour'`.execute(database);
}
