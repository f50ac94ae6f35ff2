import { type Kysely, sql } from 'kysely';
import type { ServerDetail } from '#app/monitoring/server-status.ts';
import type { DB } from '#platform/database/types.ts';
import type { ErrorGroup } from '#platform/telemetry/error-groups.ts';
import type { InstanceFigures } from '#platform/telemetry/process-figures.ts';
import type { Facts } from './alarm-rules.server.ts';
import { readEnquiries, readMail } from './enquiry-figures.server.ts';

const shownErrors = 100;

/** The figures that only the database has, of all replicas. */
export type SharedDetail = Pick<ServerDetail, 'enquiries' | 'mailQueue' | 'errors' | 'instances'>;

export async function readSharedDetail(database: Kysely<DB>): Promise<SharedDetail> {
  const [enquiries, mailQueue, errors, instances] = await Promise.all([
    readEnquiries(database),
    readMail(database),
    readErrors(database),
    readInstances(database),
  ]);
  return { enquiries, mailQueue, errors, instances };
}

/** With fewer requests a percentile means nothing. */
export const fewestRequests = 20;

/** How all processes together answered in the last minutes; p95 and the event loop's delay are those of the slowest. */
export async function readProcesses(database: Kysely<DB>): Promise<Pick<Facts, 'recent' | 'loopDelay'>> {
  const { rows } = await sql<{ requests: number; failed: number; p95: number | null; loopDelay: number | null }>`
    select coalesce(sum(requests), 0)::int as requests, coalesce(sum(failed), 0)::int as failed,
           max(p95) filter (where requests >= ${fewestRequests}) as p95, max(loop_delay) as "loopDelay"
      from site.instances where seen_at > now() - interval '3 minutes'`.execute(database);
  const { requests, failed, p95, loopDelay } = rows[0] ?? { requests: 0, failed: 0, p95: null, loopDelay: null };
  return { recent: { requests, errorRate: requests ? failed / requests : 0, p95 }, loopDelay };
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
