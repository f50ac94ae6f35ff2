import type pg from 'pg';
import { quoted } from './manifest.ts';

/**
 * Returns for each table, in the given order, the number of its rows and a digest that changes with any changed,
 * missing or doubled value. The order of the rows does not matter.
 */
export async function digestTables(
  client: pg.Client,
  tables: { schema: string; name: string; columns: string[] }[],
): Promise<{ rows: number; digest: string }[]> {
  const each = tables.map(({ schema, name, columns }, place) => {
    const fields = columns.map((column) => quoted(column)).join(', ');
    const digest = `sum(('x' || left(md5(row(${fields})::text), 16))::bit(64)::bigint::numeric)`;
    return `select ${place} as place, count(*) as rows, coalesce(${digest}, 0) as digest from ${quoted(schema, name)}`;
  });
  const { rows } = await client.query<{ rows: string; digest: string }>(`${each.join('\nunion all ')} order by place`);
  return rows.map(({ rows: count, digest }) => ({ rows: Number(count), digest }));
}
