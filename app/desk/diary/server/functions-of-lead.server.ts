import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/types.ts';
import { lockDiary } from './lock-diary.server.ts';

/** Whether a hall is promised to this lead. */
export async function hasDefiniteFunction(desk: Transaction<DB>, leadId: string): Promise<boolean> {
  const { rows } = await sql`
    select from diary.function f join diary.event e on e.id = f.event_id
     where e.lead_id = ${leadId} and f.state = 'definite' limit 1`.execute(desk);
  return rows.length > 0;
}

/** Releases everything that is held for a lead, so that others can have it. */
export async function releaseFunctions(desk: Transaction<DB>, leadId: string): Promise<void> {
  const { rows } = await sql<{ property: string }>`
    select distinct f.property from diary.function f join diary.event e on e.id = f.event_id
     where e.lead_id = ${leadId} and f.state <> 'released'`.execute(desk);
  await lockDiary(
    desk,
    rows.map(({ property }) => property),
  );
  await sql`
    update diary.function set state = 'released'
     where state <> 'released' and event_id in (select id from diary.event where lead_id = ${leadId})`.execute(desk);
}
