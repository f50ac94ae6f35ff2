import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FiguresScope } from '#app/desk/figures/figures-scope.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { awaitedSince } from '#app/forms/store-once.server.ts';
import { addDays, type Day, todayInIndia } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';

/** How soon enquiries were answered. Times are in minutes, shares from 0 to 1; null if there is nothing to count. */
export interface ResponseTimes {
  enquiries: number;
  median: number | null;
  p90: number | null;
  /** The share of the enquiries that were answered or have waited that long; one that came a minute ago does not count. */
  withinHour: number | null;
  withinDay: number | null;
}

/** How many enquiries reached each status. Each count includes those of the later steps. */
interface Results {
  enquiries: number;
  contacted: number;
  qualified: number;
  converted: number;
  lost: number;
}

/** Where enquiries came from, and their results. */
export interface Origin extends Results {
  name: string;
}

export type Figures = Awaited<ReturnType<ReadFigures>>;
export type ReadFigures = ReturnType<typeof createReadFigures>;

/** Reads the figures that a person may see: row security leaves out the rest. Its three queries run at once. */
export function createReadFigures(database: Kysely<DB>) {
  return async (principal: Principal, scope: FiguresScope) => {
    const [times, origins, dates] = await Promise.all([
      withStaffRole(database, principal, (desk) => responseTimes(desk, scope)),
      withStaffRole(database, principal, (desk) => originsAndResults(desk, scope)),
      withStaffRole(database, principal, (desk) => busyDates(desk, scope)),
    ]);
    return { ...times, ...origins, dates };
  };
}

type TimesRow = ResponseTimes &
  (
    | { kind: 'total' }
    /** The property's slug; null for enquiries that name no property. */
    | { kind: 'property'; property: string | null }
    /** The week's Monday. */
    | { kind: 'week'; week: Day }
  );

/** Weeks begin on Mondays in India. */
const aMonday = '2024-01-01T00:00:00+05:30';

/** Reads median, p90 and shares of all, by property and by week, from one scan of the index. */
async function responseTimes(database: Kysely<DB>, scope: FiguresScope) {
  const { rows } = await sql<TimesRow>`
    with counted as (
      select venue_id,
             date_bin('7 days', created_at, ${aMonday}::timestamptz) as week,
             extract(epoch from first_response_at - ${awaitedSince(sql`due_at`)})::float8 as waited,
             extract(epoch from now() - ${awaitedSince(sql`due_at`)})::float8 as age
        from leads where ${countedLeads(scope)})
    select case when grouping(week) = 0 then 'week' when grouping(venue_id) = 0 then 'property' else 'total' end as kind,
           venue_id as property,
           to_char(week at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as week,
           count(*)::int as enquiries,
           percentile_cont(0.5) within group (order by waited) / 60 as median,
           percentile_cont(0.9) within group (order by waited) / 60 as p90,
           (count(*) filter (where waited <= 3600))::float8
             / nullif(count(*) filter (where waited is not null or age > 3600), 0) as "withinHour",
           (count(*) filter (where waited <= 86400))::float8
             / nullif(count(*) filter (where waited is not null or age > 86400), 0) as "withinDay"
      from counted
     group by grouping sets ((), (venue_id), (week))
     order by week, enquiries desc, property`.execute(database);
  return {
    total: totalOf(rows),
    properties: rows.filter((row) => row.kind === 'property'),
    weeks: rows.filter((row) => row.kind === 'week'),
  };
}

/** Returns the row over all enquiries, which grouping sets always have. */
function totalOf<Row extends { kind: string }>(rows: Row[]): Row {
  const total = rows.find(({ kind }) => kind === 'total');
  if (!total) throw new Error('The figures came back without their total.');
  return total;
}

const mostOrigins = 10;

/** Reads the funnel and the origins of enquiries: the ten most frequent of each kind, however many a forger invents. */
async function originsAndResults(database: Kysely<DB>, scope: FiguresScope) {
  const { rows } = await sql<Origin & { kind: 'total' | 'source' | 'channel' | 'campaign' }>`
    with counted as (
      select source, coalesce(utm_source, referrer_host, 'direct') as channel, utm_campaign as campaign, status
        from leads where ${countedLeads(scope)}),
    grouped as (
      select case when grouping(source) = 0 then 'source' when grouping(channel) = 0 then 'channel'
                  when grouping(campaign) = 0 then 'campaign' else 'total' end as kind,
             coalesce(source, channel, campaign) as name,
             count(*)::int as enquiries,
             count(*) filter (where status <> 'new')::int as contacted,
             count(*) filter (where status in ('qualified', 'converted'))::int as qualified,
             count(*) filter (where status = 'converted')::int as converted,
             count(*) filter (where status = 'lost')::int as lost
        from counted
       group by grouping sets ((), (source), (channel), (campaign)))
    select * from (
      select *, row_number() over (partition by kind order by enquiries desc, name) as place from grouped
       where kind = 'total' or name is not null) ranked
     where place <= ${mostOrigins}
     order by kind, place`.execute(database);
  return {
    funnel: totalOf(rows),
    /** The form: venue booking, room booking, telephone … */
    sources: rows.filter(({ kind }) => kind === 'source'),
    /** The campaign's medium, else the site that led here, else "direct". */
    channels: rows.filter(({ kind }) => kind === 'channel'),
    campaigns: rows.filter(({ kind }) => kind === 'campaign'),
  };
}

/** The condition of every figure: what is held back, or goes on as another enquiry, is not counted. */
function countedLeads({ from, until, property }: FiguresScope): RawBuilder<boolean> {
  const midnight = (day: Day) => `${day}T00:00:00+05:30`;
  return sql`created_at >= ${midnight(from)}::timestamptz and created_at < ${midnight(addDays(until, 1))}::timestamptz
    and quarantine in ('none', 'released') and merged_into is null and ${ofProperty(property)}`;
}

function ofProperty(property: string | null): RawBuilder<boolean> {
  return property === null ? sql`true` : sql`venue_id = ${property}`;
}

const mostDates = 12;

/** Reads the future days that most families ask for, whenever the enquiry came, the busiest first. */
async function busyDates(database: Kysely<DB>, { property }: FiguresScope) {
  const { rows } = await sql<{ day: Day; events: number; guests: number }>`
    with asked as (
      select event_date as day, guest_count as guests
        from venue_bookings v
       where event_date >= ${todayInIndia()}::date and status <> 'cancelled' and quarantine in ('none', 'released')
         and ${ofProperty(property)}
         and not exists (select from leads l where l.booking_id = v.id and l.event_date is not null)
      union all
      -- What staff corrected stands in the lead.
      select event_date, guest_count
        from leads
       where booking_id is not null and event_date >= ${todayInIndia()}::date and status <> 'lost'
         and quarantine in ('none', 'released') and ${ofProperty(property)})
    select day::text as day, count(*)::int as events, sum(guests)::int as guests
      from asked
     group by day
     order by events desc, day
     limit ${mostDates}`.execute(database);
  return rows;
}
