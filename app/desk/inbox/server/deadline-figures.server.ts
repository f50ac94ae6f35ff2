import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/types.ts';

export interface PromiseFigures {
  /** The median time from arrival to first answer, in milliseconds; null if nothing was answered. */
  median: number | null;
  /** The share of the answered and overdue enquiries that were answered in time, 0 to 1. */
  inTime: number | null;
}

/** Reads the figures of the enquiries of the last 30 days. */
export async function promiseFigures(desk: Transaction<DB>): Promise<PromiseFigures> {
  const { rows } = await sql<{ median: number | null; in_time: number | null }>`
    select percentile_cont(0.5) within group (order by extract(epoch from l.first_response_at - l.created_at)) * 1000 as median,
           avg(case when l.first_response_at <= l.due_at then 1 when coalesce(l.first_response_at, now()) > l.due_at then 0 end)::float
             as in_time
      from leads l where l.created_at > now() - interval '30 days' and l.quarantine in ('none', 'released')`.execute(
    desk,
  );
  return { median: rows[0]?.median ?? null, inTime: rows[0]?.in_time ?? null };
}
