import pg from 'pg';
import { socketOf } from '#platform/database/pool-with-timeout.ts';
import { product } from '#platform/product.ts';

/** With these settings of the session every server writes values as the same text, and no statement is cut off. */
const settings = {
  search_path: 'pg_catalog',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'postgres',
  extra_float_digits: '1',
  bytea_output: 'hex',
  client_encoding: 'UTF8',
  // A row that a policy hides causes an error and is not left out silently.
  row_security: 'off',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  lock_timeout: '30s',
  maintenance_work_mem: '128MB',
};

/** Opens the owner's connection while the work runs, in one transaction that is committed if the work succeeds. */
export async function inOwnerTransaction<Result>(
  ownerUrl: string,
  mode: 'snapshot' | 'writing',
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: `${product.prefix} backup`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on('error', () => {}); // A lost connection also fails the query that waits on it.
  await client.connect();
  try {
    await client.query(mode === 'snapshot' ? 'begin isolation level repeatable read read only' : 'begin');
    for (const [name, value] of Object.entries(settings)) await client.query(`set local ${name} = '${value}'`);
    const result = await work(client);
    await client.query('commit');
    await client.end();
    return result;
  } catch (error) {
    // Cutting the connection rolls back. A regular end would wait for ever if a COPY is not read to its end.
    socketOf(client)?.destroy();
    throw error;
  }
}
