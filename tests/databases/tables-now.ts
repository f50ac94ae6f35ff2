import type { TestDatabase } from './database.ts';

/** What tells each table's rows from any earlier ones, by the table's name. */
export type Tables = ReadonlyMap<string, string>;

/** The site writes these tables by itself, as it does the counters of sign-ins, and what the diary has yet to mail. */
const ownBusiness = ['diary.notice', 'staff.attempt', 'staff.device'];
let statement: string | undefined;

/**
 * Returns how everything stands that staff and visitors can change: how many rows each table has, and which transactions
 * wrote them (`xmin`), so that no row is read. Of a session it only covers that it exists.
 */
export async function tablesNow({ owner }: TestDatabase): Promise<Tables> {
  if (!statement) {
    const { rows } = await owner.query(
      `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name,
              format('%I.%I', schemaname, tablename) as quoted
         from pg_tables where schemaname in ('public', 'desk', 'diary', 'staff')`,
    );
    statement = rows
      .filter(({ name }) => !ownBusiness.includes(name))
      .map(({ name, quoted }) => {
        const row = name === 'staff.session' ? 'hashtext(t.id::text)' : 't.xmin::text::bigint';
        return `select '${name}' as name, count(*) || ' ' || coalesce(sum(${row}), 0) as digest from ${quoted} t`;
      })
      .join(' union all ');
  }
  // The database plans a statement with a name once, which takes longer than to count the rows.
  const { rows } = await owner.query({ name: 'tables-now', text: statement });
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** Returns the names of the tables that differ, in alphabetical order. */
export function changedTables(before: Tables, after: Tables): string[] {
  return [...after].flatMap(([name, digest]) => (before.get(name) === digest ? [] : [name])).toSorted();
}
