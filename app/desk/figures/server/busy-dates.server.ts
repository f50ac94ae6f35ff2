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
    select event_date::text as day, count(*)::int as events, sum(guest_count)::int as guests
      from venue_bookings
     where event_date >= ${todayInIndia()}::date and status <> 'cancelled' and quarantine in ('none', 'released')
       and ${property === undefined ? sql`true` : sql`venue_id = ${property}`}
     group by event_date
     order by events desc, event_date
     limit ${most}`.execute(database);
  return rows;
}
