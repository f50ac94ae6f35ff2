import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/types.ts';

/** One change of a function, as its page and its lead's timeline show it. */
export interface FunctionEntry {
  at: string;
  author: string;
  reference: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown>;
}

/** Reads the changes of one function, or of all functions of some leads, in the order in which they happened. */
export async function functionHistory(
  desk: Transaction<DB>,
  of: { reference: string } | { leadIds: readonly string[] },
): Promise<FunctionEntry[]> {
  const about =
    'reference' in of ? sql`f.reference = ${of.reference}` : sql`e.lead_id = any (${[...of.leadIds]}::uuid[])`;
  const { rows } = await sql<Omit<FunctionEntry, 'at'> & { at: Date }>`
    select c.at, c.author, f.reference, c.before, c.after
      from diary.change c
      join diary.function f on f.id = c.function_id
      left join diary.event e on e.id = f.event_id
     where ${about} order by c.id`.execute(desk);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
