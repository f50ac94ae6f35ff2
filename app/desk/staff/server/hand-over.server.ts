import { type Kysely, sql, type Transaction } from 'kysely';
import { lockAndSettle } from '#app/desk/diary/server/function-rows.server.ts';
import { isOverdue, isStepDue } from '#app/desk/inbox/server/inbox.server.ts';
import { type Principal, rolesOfEnquiries } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { recordAudit } from './record-audit.server.ts';

/** The open work of a colleague, of which the person who asks may see this. */
export interface Workload {
  id: string;
  /** Enquiries that are open, or have a function in the diary that lies ahead. */
  enquiries: number;
  /** Those of them that wait for an answer that is overdue. */
  overdue: number;
  /** Those whose next step is due or not planned. */
  steps: number;
  /** Functions that lie ahead. */
  functions: number;
}

/** Whether a function `f` lies ahead. */
const isAhead = sql`f.state in ('option', 'definite', 'blocked') and f.ends_at > now()`;

/** Whether there is still work for the owner of a lead `l`. */
const isWork = sql`l.merged_into is null and l.quarantine <> 'spam' and (l.status in ('new', 'contacted', 'qualified')
  or l.id in (select e.lead_id from diary.event e join diary.function f on f.event_id = e.id where e.lead_id is not null and ${isAhead}))`;

/** Counts the open work of each colleague who has some. */
export async function workloads(desk: Transaction<DB>): Promise<Workload[]> {
  const { rows } = await sql<Workload>`
    select id, sum(enquiries)::int as enquiries, sum(overdue)::int as overdue, sum(steps)::int as steps, sum(functions)::int as functions
      from (select l.assigned_to as id, count(*) as enquiries, 0 as functions,
                   count(*) filter (where ${isOverdue}) as overdue, count(*) filter (where ${isStepDue}) as steps
              from leads l where l.assigned_to is not null and ${isWork} group by 1
            union all
            select f.owner_id, 0, count(*), 0, 0 from diary.function f where f.owner_id is not null and ${isAhead} group by 1) work
     group by id order by 2 desc, id`.execute(desk);
  return rows;
}

/** Somebody who gets work: they must see the properties that it is about. */
type Taker = Pick<Principal, 'id' | 'properties'>;

/** Reads somebody who works here and may own enquiries; null if there is nobody of that id. */
export async function readTaker(database: Kysely<DB>, id: string): Promise<Taker | null> {
  const { rows } = await sql<Taker>`
    select u.id, case when u.role = 'admin' or u.all_properties then '"all"'::jsonb
             else to_jsonb(array(select p.property::text from staff.user_property p where p.user_id = u.id)) end as properties
      from staff."user" u
     where u.id = ${id} and u.removed_at is null and u.role = any (${rolesOfEnquiries})`.execute(database);
  return rows[0] ?? null;
}

export interface HandedOver {
  kind: 'done';
  enquiries: number;
  functions: number;
  /** The enquiries and functions that stay with their owner, because the taker does not see their properties. */
  stayed: number;
}

/**
 * Hands all open enquiries of a colleague, with their next steps, and the functions that lie ahead to another one. Each
 * enquiry's timeline says so.
 */
export async function handOver(
  desk: Transaction<DB>,
  principal: Principal,
  from: string,
  { id: to, properties }: Taker,
): Promise<HandedOver> {
  const sees = (property: string) =>
    properties === 'all' ? sql`true` : sql`coalesce(${sql.ref(property)} = any (${[...properties]}), false)`;
  const { rows: houses } = await sql<{ property: string }>`
    select distinct f.property from diary.function f where f.owner_id = ${from} and ${isAhead}`.execute(desk);
  // The diary is locked before the leads, as whoever holds a date does: else two wait for each other.
  await lockAndSettle(
    desk,
    houses.map(({ property }) => property),
  );
  const { rows: leads } = await sql<{ reference: string }>`
    with own as (
      select l.id from leads l where l.assigned_to = ${from} and ${isWork} and ${sees('l.venue_id')} order by l.id for update),
    given as (
      update leads l set assigned_to = ${to}, version = l.version + 1 from own where own.id = l.id returning l.id, l.reference),
    told as (
      insert into desk.change (lead_id, author_id, author, kind, before, after)
      select id, ${principal.id}, ${principal.name}, 'assigned', jsonb_build_object('owner', ${from}::text),
             jsonb_build_object('owner', ${to}::text)
        from given)
    select reference from given`.execute(desk);
  const { rows: functions } = await sql`
    update diary.function f set owner_id = ${to}
     where f.owner_id = ${from} and ${isAhead} and ${sees('f.property')} returning f.id`.execute(desk);
  const left = (await workloads(desk)).find(({ id }) => id === from);
  const handed = { enquiries: leads.length, functions: functions.length };
  await recordAudit(desk, principal, { action: 'handed over', subject: from, detail: { to, ...handed } });
  return { kind: 'done', ...handed, stayed: (left?.enquiries ?? 0) + (left?.functions ?? 0) };
}
