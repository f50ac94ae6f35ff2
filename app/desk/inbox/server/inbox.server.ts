import { type RawBuilder, sql, type Transaction } from 'kysely';
import { endsSoon, functionsWhere } from '#app/desk/diary/server/function-rows.server.ts';
import {
  countedMost,
  type InboxCounts,
  type InboxFilter,
  type InboxRow,
  type InboxView,
  inboxViews,
  isSortedByDeadline,
  nobody,
  type PossibleDouble,
} from '#app/desk/inbox/inbox.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { cleanLine } from '#platform/clean-text.ts';
import type { DB } from '#platform/database/types.ts';

/** A lead `l` with its booking. */
export const inboxTables = sql`leads l
  left join venue_bookings v on l.source = 'venue_booking' and v.id = l.booking_id
  left join room_bookings r on l.source = 'room_booking' and r.id = l.booking_id`;

/** What is to be done next for a lead `l`. */
export const stepColumn = sql`case when l.step_kind is not null then json_build_object(
  'kind', l.step_kind, 'on', l.step_on, 'at', to_char(l.step_at, 'HH24:MI'), 'words', l.step_words) end`;

/** The columns of an `InboxRow`. What staff corrected stands in the lead. */
export const inboxColumns = sql`
  l.id, l.reference, l.source, l.came_by as "cameBy", l.customer_name as name, l.customer_email as email, l.customer_phone as phone,
  l.language, l.venue_id as property, coalesce(l.event_type, v.event_type) as "eventType",
  coalesce(l.event_date, v.event_date, r.checkin_date) as "eventDate",
  coalesce(l.day_exactness, v.day_exactness, 'day') as "dayExactness",
  coalesce(l.functions, v.functions, '[]') as functions, r.checkout_date as "checkoutDate",
  coalesce(l.guest_count, v.guest_count, r.guest_count) as guests, coalesce(l.budget_range, v.budget_range) as budget,
  coalesce(l.space, v.space) as space,
  l.status, (select m.reference from leads m where m.id = l.merged_into) as "mergedInto", l.assigned_to as owner, l.quarantine, l.created_at as "createdAt", l.due_at as "dueAt",
  l.first_response_at as "answeredAt", l.version, ${stepColumn} as step, l.quarantine_reasons as reasons`;

interface PageRequest {
  filter: InboxFilter;
  most?: number;
  /** Whether the longest wait is first; otherwise the newest enquiry is first. */
  byDeadline?: boolean;
  /** A further condition on `leads l`. */
  also?: RawBuilder<unknown>;
}

/** Reads one page of a view. `next` is the value for the address of the next page; null on the last one. */
export async function inboxPage(
  desk: Transaction<DB>,
  principal: Principal,
  { filter, most = 50, byDeadline = isSortedByDeadline(filter.view), also }: PageRequest,
): Promise<{ rows: InboxRow[]; next: string | null }> {
  const deadline = filter.view === 'mine' ? answeredLast : filter.view === 'steps' ? stepMoment : sql`l.due_at`;
  const [moment, direction, beyond] = byDeadline
    ? [deadline, sql`asc`, sql`>`]
    : [sql`l.created_at`, sql`desc`, sql`<`];
  const conditions = [inView(filter.view, principal), ...narrowed(filter), ...(also ? [also] : [])];
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

/** The most rows of one part of a day. */
const mostOfDay = 30;

/**
 * Reads what waits for somebody today: what they own, what nobody has taken yet or whose owner works here no more
 * (`present` are the ids of those who do), and the options that they hold.
 */
export async function myDay(desk: Transaction<DB>, principal: Principal, present: readonly string[]) {
  const mine = sql`(l.assigned_to = ${principal.id} or l.assigned_to is null or l.assigned_to <> all (${[...present]}::text[]))`;
  const part = async (view: InboxView, also: RawBuilder<unknown> = sql`true`) => {
    const filter = { view, property: null, event: null, status: null, source: null, owner: null, before: null };
    return (await inboxPage(desk, principal, { filter, most: mostOfDay, also: sql`${mine} and ${also}` })).rows;
  };
  const overdue = await part('overdue');
  const due = await part('due-today');
  const steps = await part('steps');
  const fresh = await part('unanswered', sql`l.created_at >= ${startOfToday} - interval '1 day'`);
  const ending = await functionsWhere(
    desk,
    sql`${endsSoon} and (f.owner_id = ${principal.id} or l.assigned_to = ${principal.id})`,
  );
  return { overdue, due, steps, fresh, ending: ending.toSorted((a, b) => Number(a.expires) - Number(b.expires)) };
}

/** The deadline of what waits. What is answered gets a moment of the next century, so that it follows, the newest first. */
const answeredLast = sql`case when l.first_response_at is null then l.due_at
  else timestamptz '2100-01-01' + (timestamptz '2100-01-01' - l.created_at) end`;

/** When the next step is to be done; what has none comes first. */
const stepMoment = sql`coalesce((l.step_on + coalesce(l.step_at, time '00:00')) at time zone 'Asia/Kolkata', timestamptz '2000-01-01')`;

function narrowed({ property, event, status, source, owner }: InboxFilter): RawBuilder<unknown>[] {
  return [
    ...(property ? [sql`l.venue_id = ${property}`] : []),
    ...(event ? [sql`coalesce(l.event_type, v.event_type) = ${event}`] : []),
    ...(status ? [sql`l.status = ${status} and l.merged_into is null`] : []),
    ...(source ? [sql`l.source = ${source}`] : []),
    ...(owner ? [owner === nobody ? sql`l.assigned_to is null` : sql`l.assigned_to = ${owner}`] : []),
  ];
}

/** Nobody reads more results than these: a search that finds more is too vague. */
const MOST = 50;

/** Finds the enquiries whose reference, name, e-mail or phone number has words that begin with these; whole words first. */
export async function searchEnquiries(desk: Transaction<DB>, typed: string): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`
    with found as materialized (select array(select desk.find(desk.words_asked(${cleanLine(typed)}), ${MOST})) as ids)
    select ${inboxColumns} from found, ${inboxTables}
     where l.id = any (found.ids)
     order by array_position(found.ids, l.id)`.execute(desk);
  return rows;
}

/** Reads for each of these enquiries which others may be the same family's, the first one first. */
export async function possibleDoubles(
  desk: Transaction<DB>,
  ids: readonly string[],
): Promise<Record<string, PossibleDouble[]>> {
  const { rows } = await sql<{ lead: string; doubles: PossibleDouble[] }>`
    select d.lead, json_agg(json_build_object('reference', l.reference, 'name', l.customer_name, 'sameName', d.same_name,
             'sameSpace', d.same_space, 'sameContact', d.same_contact) order by l.created_at) as doubles
      from desk.possible_doubles(${[...ids]}::uuid[]) d join leads l on l.id = d.other
     group by d.lead`.execute(desk);
  return Object.fromEntries(rows.map(({ lead, doubles }) => [lead, doubles]));
}

/** Reads the count of each view, `countedMost` at most. */
export async function inboxCounts(desk: Transaction<DB>, principal: Principal): Promise<InboxCounts> {
  const views = inboxViews.filter((view) => view !== 'all');
  const columns = views.map((view) => {
    // Each part of what is to be done has an index of its own; together they would be looked for in the whole table.
    const parts = view === 'steps' ? [isUnplanned, isDue] : [inView(view, principal)];
    const counted = parts.map((part) => sql`(select from leads l where ${part} limit ${countedMost})`);
    return sql`(select least(count(*), ${countedMost})::int from (
      ${sql.join(counted, sql` union all `)}) as counted) as ${sql.ref(view)}`;
  });
  const { rows } = await sql<InboxCounts>`
    select ${sql.join(columns)},
           (select min(l.due_at) from leads l where ${inView('quarantine', principal)}) as "heldDue"`.execute(desk);
  const [counts] = rows;
  if (!counts) throw new Error('The counts of the inbox came back empty.');
  return counts;
}

const startOfToday = sql`((now() at time zone 'Asia/Kolkata')::date::timestamp at time zone 'Asia/Kolkata')`;
const endOfToday = sql`(${startOfToday} + interval '1 day')`;

/** This equals the condition of the index `leads_open`, so that the database uses it. */
const open = sql`l.first_response_at is null and l.quarantine in ('none', 'released')`;

/** Whether a lead `l` that was answered waits for us: for a step that is late or due today, or for one to be planned. */
const waits = sql`l.status in ('new', 'contacted', 'qualified') and l.first_response_at is not null
  and l.merged_into is null and l.quarantine in ('none', 'released')`;
const today = sql`(now() at time zone 'Asia/Kolkata')::date`;
const isUnplanned = sql`${waits} and l.step_on is null`;
const isDue = sql`${waits} and l.step_on <= ${today}`;
export const isStepDue = sql<boolean>`${waits} and (l.step_on is null or l.step_on <= ${today})`;

export const isOverdue = sql<boolean>`${open} and l.due_at < now()`;

function inView(view: InboxView, principal: Principal): RawBuilder<unknown> {
  switch (view) {
    case 'unanswered':
      return open;
    case 'due-today':
      return sql`${open} and l.due_at >= now() and l.due_at < ${endOfToday}`;
    case 'overdue':
      return isOverdue;
    case 'steps':
      return isStepDue;
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
