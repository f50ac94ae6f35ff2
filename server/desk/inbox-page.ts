import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type InboxFilter, type InboxRow, nobody } from '#domain/inbox.ts';
import type { Principal } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';
import { type InboxRecord, inboxColumns, inboxTables, readInboxRow } from './inbox-row.ts';
import { inView } from './inbox-view.ts';

/** Rows of a page. */
const PAGE = 50;

export interface InboxPage {
  rows: InboxRow[];
  /** For the address of the next page; null on the last one. */
  next: string | null;
}

/** Newest first (call 3); what is overdue or due today stands by its clock, the longest wait on top. */
export async function inboxPage(desk: Transaction<DB>, principal: Principal, filter: InboxFilter): Promise<InboxPage> {
  if (filter.view !== 'overdue' && filter.view !== 'due-today')
    return firstPage(await newestRecords(desk, principal, filter, PAGE));
  const conditions = [inView(filter.view, principal), ...narrowed(filter)];
  const { rows } = await sql<InboxRecord>`
    select ${inboxColumns} from ${inboxTables} where ${sql.join(conditions, sql` and `)}
     order by l.due_at, l.id limit ${PAGE * 2}`.execute(desk);
  return { rows: rows.map(readInboxRow), next: null };
}

function firstPage({ records, next }: NewestRecords): InboxPage {
  return { rows: records.map(readInboxRow), next };
}

interface NewestRecords {
  records: InboxRecord[];
  /** Where the next ones begin; null after the last. */
  next: string | null;
}

/** Any view newest first, as many at a time as are asked for. */
export async function newestRecords(
  desk: Transaction<DB>,
  principal: Principal,
  filter: InboxFilter,
  most: number,
): Promise<NewestRecords> {
  const conditions = [inView(filter.view, principal), ...narrowed(filter), ...olderThan(filter.before)];
  const { rows } = await sql<InboxRecord>`
    select ${inboxColumns} from ${inboxTables} where ${sql.join(conditions, sql` and `)}
     order by l.created_at desc, l.id desc limit ${most + 1}`.execute(desk);
  const hasMore = rows.length > most;
  if (hasMore) rows.pop();
  const last = rows.at(-1);
  return { records: rows, next: hasMore && last ? cursorOf(last) : null };
}

function narrowed({ property, event, status, source, owner }: InboxFilter): RawBuilder<unknown>[] {
  return [
    ...(property ? [sql`l.venue_id = ${property}`] : []),
    ...(event ? [sql`(v.event_type = ${event} or l.event_type = ${event})`] : []),
    ...(status ? [sql`l.status = ${status}`] : []),
    ...(source ? [sql`l.source = ${source}`] : []),
    ...(owner ? [owner === nobody ? sql`l.assigned_to is null` : sql`l.assigned_to = ${owner}`] : []),
  ];
}

/** A moment to the microsecond and an id: two enquiries can arrive at the same moment. */
function cursorOf({ cursor, id }: InboxRecord): string {
  return `${cursor}_${id}`;
}

function olderThan(before: string | null): RawBuilder<unknown>[] {
  const [, at, id] = /^(\d+)_([0-9a-f-]{36})$/.exec(before ?? '') ?? [];
  if (!at || !id) return [];
  const moment = sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`;
  return [sql`l.created_at <= ${moment}`, sql`(l.created_at, l.id) < (${moment}, ${id}::uuid)`];
}
