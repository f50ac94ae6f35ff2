import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '#platform/database/types.ts';

/** What some enquiries are worth, in whole rupees, by what became of them, and how many they are. */
export interface Worth {
  enquiries: number;
  open: number;
  definite: number;
  lost: number;
  /** How many have neither a function with an amount nor an estimate: they are in no sum. */
  unpriced: number;
}

/** The worth of one property, month of event (by its first day), way to come or colleague; null where there is none. */
export type NamedWorth = Worth & { name: string | null };

/** Why enquiries were lost, how many, and what they were worth. */
export interface LostReason {
  name: string | null;
  enquiries: number;
  lost: number;
}

/**
 * The subqueries that end in `worth`: the enquiries of a condition, each with its rupees. The amounts of its functions in the diary
 * count, what is definite apart from what is not yet; without any, the middle of the estimate that came with it. Of a lost
 * enquiry these are the functions that were released with it, not those that were given back before.
 */
function worthOf(condition: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`
    counted as materialized (
      select id, venue_id, date_trunc('month', coalesce(event_date, asked_day))::date as month, came_by, assigned_to, status,
             lost_at, lost_reason, estimate_inr
        from leads where ${condition}),
    planned as (
      select c.id,
             bool_or(f.state = 'definite') as is_definite,
             (sum(f.amount) filter (where f.state = 'definite'))::bigint as definite,
             (sum(f.amount) filter (where f.state in ('enquiry', 'option')))::bigint as open,
             (sum(f.amount) filter (where f.state = 'released' and f.updated_at >= c.lost_at))::bigint as lost
        from counted c join diary.amounts_of_leads() f on f.lead_id = c.id
       group by c.id),
    priced as (
      select c.*, p.definite, p.open, p.lost,
             case when c.status = 'lost' then 'lost' when c.status = 'converted' or p.is_definite then 'definite' else 'open' end
               as outcome
        from counted c left join planned p on p.id = c.id),
    worth as (
      select venue_id, month, came_by, assigned_to, lost_reason,
             case outcome when 'open' then coalesce(open, estimate_inr) when 'definite' then open end as open,
             case outcome when 'definite' then coalesce(definite, case when open is null then estimate_inr end) end as definite,
             case outcome when 'lost' then coalesce(lost, estimate_inr) end as lost
        from priced)`;
}

/** Reads what enquiries are worth: all of them, and by property, month of the event, way to come and colleague. */
export async function worthFigures(database: Kysely<DB>, condition: RawBuilder<boolean>) {
  const { rows } = await sql<NamedWorth & { kind: 'property' | 'month' | 'cameBy' | 'owner' }>`
    with ${worthOf(condition)}
    select case when grouping(venue_id) = 0 then 'property' when grouping(month) = 0 then 'month'
                when grouping(came_by) = 0 then 'cameBy' else 'owner' end as kind,
           coalesce(venue_id, month::text, came_by, assigned_to) as name,
           count(*)::int as enquiries,
           coalesce(sum(open), 0)::float8 as open,
           coalesce(sum(definite), 0)::float8 as definite,
           coalesce(sum(lost), 0)::float8 as lost,
           (count(*) filter (where coalesce(open, definite, lost) is null))::int as unpriced
      from worth
     group by grouping sets ((venue_id), (month), (came_by), (assigned_to))
     order by month, definite desc, enquiries desc, name`.execute(database);
  const of = (kind: string): NamedWorth[] => rows.filter((row) => row.kind === kind);
  const waysToCome = of('cameBy');
  const sum = (figure: keyof Worth) => waysToCome.reduce((all, row) => all + row[figure], 0);
  return {
    enquiries: sum('enquiries'),
    unpriced: sum('unpriced'),
    properties: of('property'),
    months: of('month'),
    waysToCome,
    owners: of('owner'),
  };
}

/** Reads why enquiries were lost, the most frequent reason first. */
export async function lostReasons(database: Kysely<DB>, condition: RawBuilder<boolean>): Promise<LostReason[]> {
  const { rows } = await sql<LostReason>`
    with ${worthOf(condition)}
    select lost_reason as name, count(*)::int as enquiries, coalesce(sum(lost), 0)::float8 as lost
      from worth group by lost_reason order by enquiries desc, name`.execute(database);
  return rows;
}
