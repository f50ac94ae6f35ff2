import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/types.ts';
import { isDuring } from './function-rows.server.ts';

/**
 * What a month shows of its functions, as one text that `readMonthText` reads. A month of all houses may have two
 * thousand functions: as rows and as data of the page they would take longer than all the rest of it.
 */
export async function monthText(
  desk: Transaction<DB>,
  { from, until, property }: { from: Date; until: Date; property: string | null },
): Promise<string> {
  const moment = (column: 'starts_at' | 'ends_at') =>
    sql`(extract(epoch from ${sql.ref(`f.${column}`)}) * 1000)::bigint`;
  const { rows } = await sql<{ text: string | null }>`
    select string_agg(
             concat(f.reference, '|', f.kind, '|', f.state, '|', f.rank, '|', case when f.challenged_at is not null then '!' end,
               '|', ${moment('starts_at')}, '|', ${moment('ends_at')}, '|', coalesce(f.guaranteed_guests, f.expected_guests),
               '|', array_to_string(f.spaces, ' '), '|', translate(f.reason, E'\r\n', '  ')),
             E'\n' order by f.starts_at, f.place, f.reference) as text
      from diary.function f
     where ${isDuring(from, until)} and f.state <> 'released' and ${property ? sql`f.property = ${property}` : sql`true`}`.execute(
    desk,
  );
  return rows[0]?.text ?? '';
}
