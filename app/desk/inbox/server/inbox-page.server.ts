import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type InboxFilter, type InboxRow, isSortedByDeadline, nobody } from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { inView } from './inbox-counts.server.ts';
import { inboxColumns, inboxTables } from './inbox-row.server.ts';

interface PageRequest {
  filter: InboxFilter;
  most?: number;
  /** Whether the longest wait is first; otherwise the newest enquiry is first. */
  byDeadline?: boolean;
}

/** Reads one page of a view. `next` is the value for the address of the next page; null on the last one. */
export async function inboxPage(
  desk: Transaction<DB>,
  principal: Principal,
  { filter, most = 50, byDeadline = isSortedByDeadline(filter.view) }: PageRequest,
): Promise<{ rows: InboxRow[]; next: string | null }> {
  const [moment, direction, beyond] = byDeadline
    ? [sql`l.due_at`, sql`asc`, sql`>`]
    : [sql`l.created_at`, sql`desc`, sql`<`];
  const conditions = [inView(filter.view, principal), ...narrowed(filter)];
  const [, at, id] = /^(\d{1,16})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(filter.before ?? '') ?? [];
  if (at && id) {
    const last = sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`;
    // The first condition lets the index begin there. The id is compared because two enquiries can have the same moment.
    conditions.push(sql`${moment} ${beyond}= ${last}`, sql`(${moment}, l.id) ${beyond} (${last}, ${id}::uuid)`);
  }
  // The moment is text to the microsecond, because a Date has milliseconds only.
  const { rows } = await sql<InboxRow & { cursor: string }>`
    select ${inboxColumns}, (extract(epoch from ${moment}) * 1000000)::bigint::text as cursor
      from ${inboxTables} where ${sql.join(conditions, sql` and `)}
     order by ${moment} ${direction}, l.id ${direction} limit ${most + 1}`.execute(desk);
  const last = rows.length > most ? rows[most - 1] : undefined;
  return {
    rows: rows.slice(0, most).map(({ cursor: _, ...row }) => row),
    next: last ? `${last.cursor}_${last.id}` : null,
  };
}

function narrowed({ property, event, status, source, owner }: InboxFilter): RawBuilder<unknown>[] {
  return [
    ...(property ? [sql`l.venue_id = ${property}`] : []),
    ...(event ? [sql`coalesce(l.event_type, v.event_type) = ${event}`] : []),
    ...(status ? [sql`l.status = ${status}`] : []),
    ...(source ? [sql`l.source = ${source}`] : []),
    ...(owner ? [owner === nobody ? sql`l.assigned_to is null` : sql`l.assigned_to = ${owner}`] : []),
  ];
}
