import { type Kysely, sql } from 'kysely';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import { addDays, type Day } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import { type AuditKind, type AuditRow, auditActs, auditWords } from './audit-words.server.ts';
import { withStaffRole } from './with-staff-role.server.ts';

export interface AuditFilter {
  /** The id of a person: what they did, and what was done with their account. */
  person: string | null;
  /** A day in India. */
  day: Day | null;
  kind: AuditKind | null;
  /** The reference of an enquiry or an application. */
  record: string | null;
  /** The entry before which the page begins. */
  before: string | null;
}

const most = 50;

/** Reads a page of the audit in words, the newest entry first, and everybody who works here or has left. */
export async function readAudit(database: Kysely<DB>, principal: Principal, filter: AuditFilter) {
  const people = await database
    .selectFrom('staff.user')
    .select(['id', 'name', 'email', 'removed_at'])
    .orderBy('name')
    .execute();
  const names = new Map(people.flatMap(({ id, name, email }) => [[id, name] as const, [email, name] as const]));
  const { person, day, kind, record, before } = filter;
  const midnight = (date: Day) => sql`${`${date}T00:00:00+05:30`}::timestamptz`;
  const about = person ? [person, ...people.flatMap(({ id, email }) => (id === person ? [email] : []))] : [];
  const conditions = [
    sql`true`,
    ...(person ? [sql`(a.actor_id = ${person} or a.subject = any (${about}))`] : []),
    ...(day ? [sql`a.at >= ${midnight(day)} and a.at < ${midnight(addDays(day, 1))}`] : []),
    ...(kind ? [sql`a.action = any (${Object.keys(auditActs[kind])})`] : []),
    ...(record ? [sql`a.subject = ${record}`] : []),
    ...(before ? [sql`a.id < ${before}::bigint`] : []),
  ];
  const { rows } = await withStaffRole(database, principal, (desk) =>
    sql<AuditRow & { id: string; at: Date; actor_id: string | null; actor: string }>`
      select a.id::text, a.at, a.actor_id, a.actor, a.action, a.subject, a.detail,
             case a.action when 'changed the parts of a space' then (
               select s.name || ', ' || h.name from hotel_spaces s join hotels h on h.id = s.hotel_id
                where s.id::text = a.subject) end as space
        from staff.audit a where ${sql.join(conditions, sql` and `)}
       order by a.id desc limit ${most + 1}`.execute(desk),
  );
  const nameOf = (id: string) => names.get(id);
  const entries = rows.slice(0, most).map(({ id, at, actor, actor_id, ...row }) => ({
    id,
    at,
    // The name as it was then. Who acts on their own account is written down by id alone.
    actor: actor === 'themselves' ? (nameOf(actor_id ?? '') ?? actor) : actor,
    ...auditWords(row, nameOf),
  }));
  return {
    entries,
    next: rows.length > most ? (entries.at(-1)?.id ?? null) : null,
    people: people.map(({ id, name, removed_at: left }) => [id, left ? `${name} (has left)` : name] as const),
  };
}
