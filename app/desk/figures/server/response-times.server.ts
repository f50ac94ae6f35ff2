import { type Kysely, sql } from 'kysely';
import type { DB } from '#platform/database/types.ts';
import { countedLeads } from './counted-leads.server.ts';
import type { Figures, FiguresScope, ResponseTimes } from './figures.server.ts';

interface Row {
  kind: 'total' | 'property' | 'week';
  venue_id: string | null;
  week: string | null;
  enquiries: number;
  answered: number;
  /** Seconds. */
  spread: [number, number] | null;
  within_hour: number;
  within_day: number;
  /** The share is of so many enquiries. */
  hour_over: number;
  day_over: number;
}

/** Reads median, p90 and shares of all, by property and by week, from one scan of the index. */
export async function responseTimes(
  database: Kysely<DB>,
  scope: FiguresScope,
): Promise<Pick<Figures, 'total' | 'properties' | 'weeks'>> {
  const { rows } = await sql<Row>`
    with counted as (
      select venue_id,
             date_bin('7 days', created_at, ${aMonday}::timestamptz) as week,
             extract(epoch from first_response_at - created_at)::float8 as waited,
             extract(epoch from now() - created_at)::float8 as age
        from leads where ${countedLeads(scope)})
    select case when grouping(week) = 0 then 'week' when grouping(venue_id) = 0 then 'property' else 'total' end as kind,
           venue_id,
           to_char(week at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as week,
           count(*)::int as enquiries,
           count(waited)::int as answered,
           percentile_cont(array[0.5, 0.9]) within group (order by waited) as spread,
           count(*) filter (where waited <= 3600)::int as within_hour,
           count(*) filter (where waited <= 86400)::int as within_day,
           count(*) filter (where waited is not null or age > 3600)::int as hour_over,
           count(*) filter (where waited is not null or age > 86400)::int as day_over
      from counted
     group by grouping sets ((), (venue_id), (week))
     order by enquiries desc, venue_id`.execute(database);
  return {
    total: timesOf(rows.find(({ kind }) => kind === 'total')),
    properties: rows
      .filter(({ kind }) => kind === 'property')
      .map((row) => ({ property: row.venue_id, ...timesOf(row) })),
    weeks: rows
      .flatMap((row) => (row.kind === 'week' && row.week ? [{ week: row.week, ...timesOf(row) }] : []))
      .sort((a, b) => (a.week < b.week ? -1 : 1)),
  };
}

/** Weeks begin on Mondays in India. */
const aMonday = '2024-01-01T00:00:00+05:30';

function timesOf(row: Row | undefined): ResponseTimes {
  const minutes = (seconds: number | undefined) => (seconds === undefined ? null : seconds / 60);
  const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  return {
    enquiries: row?.enquiries ?? 0,
    answered: row?.answered ?? 0,
    median: minutes(row?.spread?.[0]),
    p90: minutes(row?.spread?.[1]),
    withinHour: row ? share(row.within_hour, row.hour_over) : null,
    withinDay: row ? share(row.within_day, row.day_over) : null,
  };
}
