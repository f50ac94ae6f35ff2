import { type RawBuilder, sql, type Transaction } from 'kysely';
import { countedMost, type InboxCounts, type InboxView, inboxViews } from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** Reads the count of each view, `countedMost` at most. */
export async function inboxCounts(desk: Transaction<DB>, principal: Principal): Promise<InboxCounts> {
  const views = inboxViews.filter((view) => view !== 'all');
  const columns = views.map(
    (view) => sql`(select count(*)::int from (
      select from leads l where ${inView(view, principal)} limit ${countedMost}) as counted) as ${sql.ref(view)}`,
  );
  const { rows } = await sql<InboxCounts>`
    select ${sql.join(columns)},
           (select min(l.due_at) from leads l where ${inView('quarantine', principal)}) as "heldDue"`.execute(desk);
  const [counts] = rows;
  if (!counts) throw new Error('The counts of the inbox came back empty.');
  return counts;
}

/** Midnight at the end of today in India. */
const endOfToday = sql`(((now() at time zone 'Asia/Kolkata')::date + 1)::timestamp at time zone 'Asia/Kolkata')`;

/** This equals the condition of the index `leads_open`, so that the database uses it. */
const open = sql`l.first_response_at is null and l.quarantine in ('none', 'released')`;

/** Returns a view's condition on the lead `l`. */
export function inView(view: InboxView, principal: Principal): RawBuilder<unknown> {
  switch (view) {
    case 'unanswered':
      return open;
    case 'due-today':
      return sql`${open} and l.due_at >= now() and l.due_at < ${endOfToday}`;
    case 'overdue':
      return sql`${open} and l.due_at < now()`;
    case 'mine':
      return sql`l.assigned_to = ${principal.id} and l.status in ('new', 'contacted', 'qualified')`;
    case 'quarantine':
      return sql`l.quarantine = 'held'`;
    case 'spam':
      return sql`l.quarantine = 'spam'`;
    case 'bounced':
      return sql`l.id in (select desk.bounced())`;
    case 'all':
      return sql`l.quarantine in ('none', 'released')`;
  }
}
