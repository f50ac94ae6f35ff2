import { type Kysely, sql } from 'kysely';
import type { RouteFigures, ServerDetail, VitalFigures } from '#app/monitoring/server-status.ts';
import type { DB } from '#platform/database/types.ts';
import type { ErrorGroup } from '#platform/telemetry/error-groups.ts';
import type { Measure, MeasuredRow } from '#platform/telemetry/metrics.ts';
import { percentile } from '#platform/telemetry/percentiles.ts';
import type { InstanceFigures } from '#platform/telemetry/process-figures.ts';
import { readEnquiries, readMail } from './enquiry-figures.server.ts';

const shownErrors = 100;

/** All figures in the database, of every replica. */
export async function readDetail(database: Kysely<DB>, build: string): Promise<Omit<ServerDetail, 'warnings'>> {
  const [requests, vitals, errors, instances, enquiries, mailQueue] = await Promise.all([
    readSummed(database, { of: 'requests', grain: 'minute', since: '60 minutes' }),
    readSummed(database, { of: 'vitals', grain: 'hour', since: '7 days' }),
    readErrors(database),
    readInstances(database),
    readEnquiries(database),
    readMail(database),
  ]);
  return {
    build,
    enquiries,
    mailQueue,
    routes: requests.map(routeFigures),
    vitals: vitalFigures(vitals),
    errors,
    instances,
  };
}

/** Reads the requests of the last minutes, of all routes together. */
export async function readRecent(
  database: Kysely<DB>,
  minutes: number,
): Promise<{ requests: number; errorRate: number; p95: number | null }> {
  const rows = await readSummed(database, { of: 'requests', grain: 'minute', since: `${minutes} minutes` });
  const requests = rows.reduce((sum, { hits }) => sum + hits, 0);
  const failed = rows.reduce((sum, { errors }) => sum + errors, 0);
  return { requests, errorRate: requests ? failed / requests : 0, p95: percentile(addedUp(rows), 0.95) };
}

function addedUp(rows: { buckets: number[] }[]): number[] {
  const sum: number[] = [];
  for (const { buckets } of rows) {
    for (const [place, count] of buckets.entries()) sum[place] = (sum[place] ?? 0) + count;
  }
  return Array.from(sum, (count) => count ?? 0);
}

async function readSummed(
  database: Kysely<DB>,
  { of, grain, since }: { of: 'requests' | 'vitals'; grain: 'minute' | 'hour'; since: string },
): Promise<MeasuredRow[]> {
  const { rows } = await sql<MeasuredRow>`
    with wanted as (
      select measure, route, hits, errors, buckets from site.measures
       where grain = ${grain} and at > now() - ${since}::interval and (measure = 'request') = ${of === 'requests'}),
    placed as (
      select measure, route, place, sum(count)::int as total
        from wanted, unnest(buckets) with ordinality as u (count, place) group by measure, route, place),
    totals as (select measure, route, sum(hits)::int as hits, sum(errors)::int as errors from wanted group by measure, route),
    summed as (select measure, route, array_agg(total order by place) as buckets from placed group by measure, route)
    select * from totals join summed using (measure, route) order by hits desc limit 300`.execute(database);
  return rows;
}

function routeFigures({ route, hits, errors, buckets }: MeasuredRow): RouteFigures {
  const at = (share: number) => rounded(percentile(buckets, share) ?? 0);
  return { route, requests: hits, errorRate: errors / hits, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function vitalFigures(rows: MeasuredRow[]): VitalFigures[] {
  const routes = [...new Set(rows.map(({ route }) => route))];
  return routes
    .map((route) => {
      const of = (wanted: Measure) => rows.find((row) => row.measure === wanted && row.route === route);
      const p75 = (wanted: Measure) => percentile(of(wanted)?.buckets ?? [], 0.75);
      const cls = p75('cls');
      const visits = Math.max(...(['lcp', 'inp', 'cls'] as const).map((wanted) => of(wanted)?.hits ?? 0));
      return {
        route,
        visits,
        lcp: roundedOrNull(p75('lcp')),
        inp: roundedOrNull(p75('inp')),
        cls: cls === null ? null : Math.round(cls) / 1000,
      };
    })
    .toSorted((a, b) => b.visits - a.visits);
}

async function readErrors(database: Kysely<DB>): Promise<ErrorGroup[]> {
  const rows = await database
    .selectFrom('site.error_groups')
    .selectAll()
    .orderBy('last_seen', 'desc')
    .limit(shownErrors)
    .execute();
  return rows.map(({ first_seen, last_seen, side, count, ...group }) => ({
    ...group,
    side: side === 'browser' ? 'browser' : 'server',
    count: Number(count),
    firstSeen: new Date(first_seen).toISOString(),
    lastSeen: new Date(last_seen).toISOString(),
  }));
}

async function readInstances(database: Kysely<DB>): Promise<InstanceFigures[]> {
  const { rows } = await sql<InstanceFigures>`
    select id, build, round(extract(epoch from now() - started_at))::int as uptime, memory, heap,
           loop_delay as "loopDelay", data
      from site.instances where seen_at > now() - interval '3 minutes' order by started_at`.execute(database);
  return rows;
}

function rounded(value: number): number {
  return value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
}

function roundedOrNull(value: number | null): number | null {
  return value === null ? null : rounded(value);
}
