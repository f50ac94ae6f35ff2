import { type Kysely, sql } from 'kysely';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { todayInIndia } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import type { BusyDate, Figures, FiguresScope, ResponseTimes } from './figures.server.ts';
import { countedLeads, origins } from './origins.server.ts';

/** Reads the figures that a person may see: row security leaves out the rest. Its three queries run at once. */
export type ReadFigures = (principal: Principal, scope: FiguresScope) => Promise<Figures>;

export function createReadFigures(database: Kysely<DB>): ReadFigures {
  return async (principal, scope) => {
    const [times, from, dates] = await Promise.all([
      withStaffRole(database, principal, (desk) => responseTimes(desk, scope)),
      withStaffRole(database, principal, (desk) => origins(desk, scope)),
      withStaffRole(database, principal, (desk) => busyDates(desk, scope)),
    ]);
    return { ...times, ...from, dates };
  };
}

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
async function responseTimes(
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

const most = 12;

/** Reads the future days that most families ask for, the busiest first. */
async function busyDates(database: Kysely<DB>, { property }: Pick<FiguresScope, 'property'>): Promise<BusyDate[]> {
  const { rows } = await sql<BusyDate>`
    with asked as (
      select event_date as day, guest_count as guests
        from venue_bookings v
       where event_date >= ${todayInIndia()}::date and status <> 'cancelled' and quarantine in ('none', 'released')
         and ${property === undefined ? sql`true` : sql`venue_id = ${property}`}
         and not exists (select from leads l where l.booking_id = v.id and l.event_date is not null)
      union all
      -- What staff corrected stands in the lead.
      select event_date, guest_count
        from leads
       where booking_id is not null and event_date >= ${todayInIndia()}::date and status <> 'lost'
         and quarantine in ('none', 'released') and ${property === undefined ? sql`true` : sql`venue_id = ${property}`})
    select day::text as day, count(*)::int as events, sum(guests)::int as guests
      from asked
     group by day
     order by events desc, day
     limit ${most}`.execute(database);
  return rows;
}
