import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { FiguresScope } from '#app/desk/figures/figures-scope.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { awaitedSince } from '#app/forms/store-once.server.ts';
import { addDays, type Day, todayInIndia } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import { lostReasons, worthFigures } from './worth.server.ts';

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

/** Reads the figures that a person may see: row security leaves out the rest. The four transactions run at once. */
export function createReadFigures(database: Kysely<DB>) {
  return async (principal: Principal, scope: FiguresScope) => {
    const read = <Read>(query: (desk: Kysely<DB>) => Promise<Read>) =>
      withStaffRole(database, principal, async (desk) => {
        // What is grouped and sorted fits into memory, and an index is read as fast as a table.
        await sql`select set_config('work_mem', '24MB', true), set_config('random_page_cost', '1.1', true)`.execute(
          desk,
        );
        return query(desk);
      });
    const [times, origins, worth, others] = await Promise.all([
      read((desk) => responseTimes(desk, scope)),
      read((desk) => originsAndResults(desk, scope)),
      read((desk) => worthFigures(desk, countedLeads(scope))),
      read(async (desk) => ({
        lost: await lostReasons(desk, lostLeads(scope)),
        dates: await busyDates(desk, scope),
        diary: await diaryDates(desk, scope),
      })),
    ]);
    return { ...times, ...origins, worth, ...others };
  };
}

type TimesRow = ResponseTimes &
  (
    | { kind: 'total' }
    /** The property's slug; null for enquiries that name no property. */
    | { kind: 'property'; property: string | null }
    /** The week's Monday. */
    | { kind: 'week'; week: Day }
    /** The colleague who answered first; null where that is not known, or nobody has answered. */
    | { kind: 'colleague'; colleague: string | null }
  );

/** Weeks begin on Mondays in India. */
const aMonday = '2024-01-01T00:00:00+05:30';

/** Reads median, p90 and shares of all, by property, week and who answered, from one scan of the index. */
async function responseTimes(database: Kysely<DB>, scope: FiguresScope) {
  const { rows } = await sql<TimesRow>`
    with counted as (
      select venue_id, answered_by,
             date_bin('7 days', created_at, ${aMonday}::timestamptz) as week,
             extract(epoch from first_response_at - ${awaitedSince(sql`due_at`)})::float8 as waited,
             extract(epoch from now() - ${awaitedSince(sql`due_at`)})::float8 as age
        from leads where ${countedLeads(scope)})
    select case when grouping(week) = 0 then 'week' when grouping(venue_id) = 0 then 'property'
                when grouping(answered_by) = 0 then 'colleague' else 'total' end as kind,
           venue_id as property, answered_by as colleague,
           to_char(week at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as week,
           count(*)::int as enquiries,
           percentile_cont(0.5) within group (order by waited) / 60 as median,
           percentile_cont(0.9) within group (order by waited) / 60 as p90,
           (count(*) filter (where waited <= 3600))::float8
             / nullif(count(*) filter (where waited is not null or age > 3600), 0) as "withinHour",
           (count(*) filter (where waited <= 86400))::float8
             / nullif(count(*) filter (where waited is not null or age > 86400), 0) as "withinDay"
      from counted
     group by grouping sets ((), (venue_id), (week), (answered_by))
     order by week, enquiries desc, property, colleague`.execute(database);
  return {
    total: totalOf(rows),
    properties: rows.filter((row) => row.kind === 'property'),
    weeks: rows.filter((row) => row.kind === 'week'),
    colleagues: rows.flatMap((row) =>
      row.kind === 'colleague' && row.colleague ? { ...row, colleague: row.colleague } : [],
    ),
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

const midnight = (day: Day) => `${day}T00:00:00+05:30`;

/** The condition of every figure: what is held back, or goes on as another enquiry, is not counted. */
function countedLeads(scope: FiguresScope, moment = sql`created_at`): RawBuilder<boolean> {
  const { from, until, property, cameBy } = scope;
  return sql`${moment} >= ${midnight(from)}::timestamptz and ${moment} < ${midnight(addDays(until, 1))}::timestamptz
    and quarantine in ('none', 'released') and merged_into is null and ${ofProperty(property)}
    and ${cameBy === null ? sql`true` : sql`came_by = ${cameBy}`}`;
}

/** Those that were lost in these days, whenever they came. */
const lostLeads = (scope: FiguresScope) => sql<boolean>`status = 'lost' and ${countedLeads(scope, sql`lost_at`)}`;

function ofProperty(property: string | null): RawBuilder<boolean> {
  return property === null ? sql`true` : sql`venue_id = ${property}`;
}

const mostDates = 12;

/** Reads the future days that most families ask for, whenever the enquiry came, the busiest first. */
async function busyDates(database: Kysely<DB>, { property }: FiguresScope) {
  const { rows } = await sql<{ day: Day; events: number; guests: number }>`
    select coalesce(event_date, asked_day)::text as day, count(*)::int as events,
           coalesce(sum(coalesce(guest_count, asked_guests)), 0)::int as guests
      from leads
     where coalesce(event_date, asked_day) >= ${todayInIndia()}::date and source <> 'room_booking' and status <> 'lost'
       and quarantine in ('none', 'released') and ${ofProperty(property)}
     group by day
     order by events desc, day
     limit ${mostDates}`.execute(database);
  return rows;
}

/**
 * Reads the future days on which most is promised in the diary, whoever it is for. A function that ends in the night is of the
 * day on which it began.
 */
async function diaryDates(database: Kysely<DB>, { property }: FiguresScope) {
  const { rows } = await sql<{ day: Day; functions: number; definite: number; guests: number }>`
    with promised as (
      select state, coalesce(guaranteed_guests, expected_guests) as guests,
             (starts_at at time zone 'Asia/Kolkata')::date as first_day,
             ((ends_at - interval '8 hours') at time zone 'Asia/Kolkata')::date as last_day
        from diary.function
       where starts_at >= ${midnight(addDays(todayInIndia(), -31))}::timestamptz
         and (state = 'definite' or rank = 1) and ${property === null ? sql`true` : sql`property = ${property}`})
    select day::date::text as day, count(*)::int as functions, count(*) filter (where state = 'definite')::int as definite,
           coalesce(sum(guests), 0)::int as guests
      from promised, generate_series(first_day, greatest(first_day, last_day), interval '1 day') day
     where day >= ${todayInIndia()}::date
     group by day
     order by functions desc, guests desc, day
     limit ${mostDates}`.execute(database);
  return rows;
}
