import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type InboxFilter, type InboxRow, isSortedByDeadline, nobody } from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { inView } from './inbox-counts.server.ts';
import { inboxColumns, inboxTables } from './inbox-row.server.ts';

export interface InboxPage {
  rows: InboxRow[];
  /** The value for the address of the next page; null on the last one. */
  next: string | null;
}

/**
 * Reads one page of a view, newest first; the views of overdue and due enquiries are sorted by deadline, the longest
 * wait first.
 */
export function inboxPage(desk: Transaction<DB>, principal: Principal, filter: InboxFilter): Promise<InboxPage> {
  return readPage(desk, principal, filter, { order: isSortedByDeadline(filter.view) ? byDeadline : newest, most: 50 });
}

/** Reads a part of any view, newest first. */
export function newestEnquiries(desk: Transaction<DB>, principal: Principal, filter: InboxFilter, most: number) {
  return readPage(desk, principal, filter, { order: newest, most });
}

type Sql = RawBuilder<unknown>;

/** The order of rows, and the rows after a moment and an id, because two enquiries can have the same moment. */
interface Order {
  moment: Sql;
  by: Sql;
  after(moment: Sql, id: string): Sql[];
}

const newest: Order = {
  moment: sql`l.created_at`,
  by: sql`l.created_at desc, l.id desc`,
  after: (moment, id) => [sql`l.created_at <= ${moment}`, sql`(l.created_at, l.id) < (${moment}, ${id}::uuid)`],
};

const byDeadline: Order = {
  moment: sql`l.due_at`,
  by: sql`l.due_at, l.id`,
  after: (moment, id) => [sql`l.due_at >= ${moment}`, sql`(l.due_at, l.id) > (${moment}, ${id}::uuid)`],
};

async function readPage(
  desk: Transaction<DB>,
  principal: Principal,
  filter: InboxFilter,
  { order, most }: { order: Order; most: number },
): Promise<InboxPage> {
  const conditions = [inView(filter.view, principal), ...narrowed(filter), ...after(order, filter.before)];
  // The moment is text to the microsecond, because a Date has milliseconds only.
  const { rows } = await sql<InboxRow & { cursor: string }>`
    select ${inboxColumns}, (extract(epoch from ${order.moment}) * 1000000)::bigint::text as cursor
      from ${inboxTables} where ${sql.join(conditions, sql` and `)}
     order by ${order.by} limit ${most + 1}`.execute(desk);
  const last = rows.length > most ? rows[most - 1] : undefined;
  return {
    rows: rows.slice(0, most).map(({ cursor: _, ...row }) => row),
    next: last ? `${last.cursor}_${last.id}` : null,
  };
}

function narrowed({ property, event, status, source, owner }: InboxFilter): Sql[] {
  return [
    ...(property ? [sql`l.venue_id = ${property}`] : []),
    ...(event ? [sql`coalesce(l.event_type, v.event_type) = ${event}`] : []),
    ...(status ? [sql`l.status = ${status}`] : []),
    ...(source ? [sql`l.source = ${source}`] : []),
    ...(owner ? [owner === nobody ? sql`l.assigned_to is null` : sql`l.assigned_to = ${owner}`] : []),
  ];
}

function after(order: Order, place: string | null): Sql[] {
  const [, at, id] = /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(place ?? '') ?? [];
  if (!at || !id) return [];
  return order.after(sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`, id);
}
