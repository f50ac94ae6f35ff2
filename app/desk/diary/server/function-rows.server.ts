import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DiaryFunction, FunctionPlan } from '#app/desk/diary/diary-function.ts';
import type { TimelineEntry } from '#app/desk/enquiry/enquiry-change.ts';
import type { DB } from '#platform/database/types.ts';

/** Reads the functions that meet a condition on `diary.function f`, in the order of their times. */
export async function functionsWhere(
  desk: Transaction<DB>,
  condition: RawBuilder<unknown>,
  functions = sql`diary.function`,
): Promise<DiaryFunction[]> {
  const { rows } = await sql<DiaryFunction>`
    select f.reference, f.property, f.kind, f.spaces::text[] as spaces, f.starts_at as starts, f.ends_at as ends,
           f.setup_minutes as "setupMinutes", f.clearing_minutes as "clearingMinutes", f.layout,
           f.expected_guests as expected, f.guaranteed_guests as guaranteed, f.amount_inr::float8 as amount, f.state, f.rank,
           f.expires_at as expires, f.challenged_at as challenged, f.reason, f.owner_id as owner, f.version,
           l.reference as lead, l.customer_name as family
      from ${functions} f
      left join diary.event e on e.id = f.event_id
      left join leads l on l.id = e.lead_id
     where ${condition}
     order by f.starts_at, f.place, f.reference`.execute(desk);
  return rows;
}

/** The functions as they were when they came into the diary. */
export const asFirstWritten = sql`(
  select first.* from diary.function stored
    join diary.change c on c.function_id = stored.id and c.before is null
   cross join lateral jsonb_populate_record(stored, c.after) first)`;

/** This condition says that a function `f` is an option that ends within two days. */
export const endsSoon = sql<boolean>`f.state = 'option' and f.expires_at > now() and f.expires_at <= now() + interval '48 hours'`;

/** This condition says that a function claims its spaces, or waits for them. */
const isLive = sql`f.state in ('option', 'definite', 'blocked')`;

/** The most days from the start of a function to the end of its clearing. Its set-up takes two more days at most. */
const longestDays = 33;

/**
 * Makes the condition that a function's time, with set-up and clearing, overlaps the span. The start is compared as well,
 * because under row security ranges cannot use an index.
 */
export function isDuring(from: Date, until: Date) {
  const earliest = new Date(from.getTime() - longestDays * 86_400_000);
  const latest = new Date(until.getTime() + 2 * 86_400_000);
  return sql`f.starts_at between ${earliest} and ${latest} and f.during && tstzrange(${from}, ${until})`;
}

/** Reads the changes of one function, or of all functions of a lead, in the order in which they happened. */
export async function functionHistory(
  desk: Transaction<DB>,
  of: { reference: string } | { leadId: string },
): Promise<TimelineEntry[]> {
  const about = 'reference' in of ? sql`f.reference = ${of.reference}` : sql`e.lead_id = ${of.leadId}`;
  const { rows } = await sql<TimelineEntry>`
    select c.at, c.author, 'function' as kind, c.before,
           c.after || jsonb_build_object('reference', f.reference) as after, null as note, false as "isUndone"
      from diary.change c
      join diary.function f on f.id = c.function_id
      left join diary.event e on e.id = f.event_id
     where ${about} order by c.id`.execute(desk);
  return rows;
}

export type Wanted = Pick<FunctionPlan, 'spaces' | 'starts' | 'ends' | 'setupMinutes' | 'clearingMinutes'>;

/** Returns the time for which a function occupies its spaces, with set-up and clearing. */
export function occupiedTime({ starts, ends, setupMinutes, clearingMinutes }: Omit<Wanted, 'spaces'>): [Date, Date] {
  return [new Date(starts.getTime() - setupMinutes * 60_000), new Date(ends.getTime() + clearingMinutes * 60_000)];
}

/** Reads the functions that claim a unit of these spaces in this time, or wait for one. */
export async function rivalsOf(
  desk: Transaction<DB>,
  wanted: Wanted,
  except: readonly string[] = [],
): Promise<DiaryFunction[]> {
  const [from, until] = occupiedTime(wanted);
  return functionsWhere(
    desk,
    sql`${isLive} and f.reference <> all (${[...except]}::text[])
      and f.id = any (array(select diary.claimants(${wanted.spaces}::uuid[], tstzrange(${from}, ${until}))))`,
  );
}

/** Whether a function holds its spaces; otherwise it waits for them. */
export function holds({ state, rank }: Pick<DiaryFunction, 'state' | 'rank'>): boolean {
  return state === 'definite' || state === 'blocked' || rank === 1;
}

export async function hasDefiniteFunction(desk: Transaction<DB>, leadId: string): Promise<boolean> {
  const { rows } = await sql`
    select from diary.function f join diary.event e on e.id = f.event_id
     where e.lead_id = ${leadId} and f.state = 'definite' limit 1`.execute(desk);
  return rows.length > 0;
}

/** Releases everything that is held for a lead, so that others can have it. */
export async function releaseFunctions(
  desk: Transaction<DB>,
  { id, reference }: { id: string; reference: string },
): Promise<void> {
  await lockDiaryOf(desk, reference);
  await sql`
    update diary.function set state = 'released'
     where state <> 'released' and event_id in (select id from diary.event where lead_id = ${id})`.execute(desk);
}

/** Locks and settles the diaries of the properties at which something is held for a lead. */
export async function lockDiaryOf(desk: Transaction<DB>, lead: string): Promise<void> {
  const { rows } = await sql<{ property: string }>`
    select distinct f.property from diary.function f
      join diary.event e on e.id = f.event_id
      join leads l on l.id = e.lead_id
     where l.reference = ${lead} and f.state <> 'released'`.execute(desk);
  await lockAndSettle(
    desk,
    rows.map(({ property }) => property),
  );
}

/**
 * Waits for whoever changes the diary of these properties, locks it, and settles it: releases what has expired. It locks
 * in one order always, so that two who lock the same properties do not wait for each other for ever.
 */
export async function lockAndSettle(desk: Transaction<DB>, properties: readonly string[]): Promise<void> {
  for (const property of [...new Set(properties)].sort())
    await sql`select diary.lock(${property}), diary.settle(${property})`.execute(desk);
}
