import { type Kysely, sql } from 'kysely';
import { todayInIndia } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import type { BusyDate, FiguresScope } from './figures.server.ts';

const most = 12;

/** Reads the future days that most families ask for, the busiest first. */
export async function busyDates(
  database: Kysely<DB>,
  { property }: Pick<FiguresScope, 'property'>,
): Promise<BusyDate[]> {
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
