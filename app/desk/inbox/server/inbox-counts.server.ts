import { sql, type Transaction } from 'kysely';
import { countedMost, type InboxCounts, inboxViews } from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { inView } from './inbox-view.server.ts';

/** Reads the count of each view, `countedMost` at most. */
export async function inboxCounts(desk: Transaction<DB>, principal: Principal): Promise<InboxCounts> {
  const views = inboxViews.filter((view) => view !== 'all');
  const columns = views.map(
    (view) => sql`(select count(*)::int from (
      select from leads l where ${inView(view, principal)} limit ${countedMost}) as counted) as ${sql.ref(view)}`,
  );
  const { rows } = await sql<Omit<InboxCounts, 'heldDue'> & { heldDue: Date | null }>`
    select ${sql.join(columns)},
           (select min(l.due_at) from leads l where ${inView('quarantine', principal)}) as "heldDue"`.execute(desk);
  const [counts] = rows;
  if (!counts) throw new Error('The counts of the inbox came back empty.');
  return { ...counts, heldDue: counts.heldDue?.toISOString() ?? null };
}
