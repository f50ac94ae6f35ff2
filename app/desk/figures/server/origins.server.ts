import { type Kysely, type RawBuilder, sql } from 'kysely';
import { addDays } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import type { Figures, FiguresScope, Origin } from './figures.server.ts';

interface Row {
  kind: 'total' | 'source' | 'channel' | 'campaign';
  name: string | null;
  enquiries: number;
  contacted: number;
  qualified: number;
  converted: number;
  lost: number;
}

const most = 10;

/** Reads the funnel and the origins of enquiries: the ten most frequent of each kind, however many a forger invents. */
export async function origins(
  database: Kysely<DB>,
  scope: FiguresScope,
): Promise<Pick<Figures, 'funnel' | 'sources' | 'channels' | 'campaigns'>> {
  const { rows } = await sql<Row>`
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
     where place <= ${most}
     order by kind, place`.execute(database);
  const of = (kind: Row['kind']): Origin[] =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ name, enquiries, converted }) => ({ name: name ?? '', enquiries, converted }));
  const total = rows.find(({ kind }) => kind === 'total');
  return {
    funnel: {
      received: total?.enquiries ?? 0,
      contacted: total?.contacted ?? 0,
      qualified: total?.qualified ?? 0,
      converted: total?.converted ?? 0,
      lost: total?.lost ?? 0,
    },
    sources: of('source'),
    channels: of('channel'),
    campaigns: of('campaign'),
  };
}

/**
 * The condition of every figure over `leads`: its days, its property, and nothing that is held back as spam or goes on
 * as another enquiry.
 */
export function countedLeads({ from, until, property }: FiguresScope): RawBuilder<boolean> {
  const ofProperty = property === undefined ? sql`true` : sql`venue_id = ${property}`;
  return sql`created_at >= ${midnight(from)}::timestamptz and created_at < ${midnight(addDays(until, 1))}::timestamptz
    and quarantine in ('none', 'released') and merged_into is null and ${ofProperty}`;
}

function midnight(day: string): string {
  return `${day}T00:00:00+05:30`;
}
