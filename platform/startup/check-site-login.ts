import pg from 'pg';
import { connectionSettings } from '#platform/database/connection-settings.ts';
import { assertSiteRole, WrongRole } from '#platform/database/site-role.ts';
import { databaseTrouble, explainTrouble } from './database-trouble.ts';
import { Refusal } from './refusal.ts';

/** Milliseconds for the connection and for the answer, each. */
const limit = 2_000;

/**
 * Makes sure that DATABASE_URL lets the site in, and as nobody but the site: a wrong password would otherwise be found
 * by the first visitor. Does nothing where the database does not answer, for then nobody knows.
 *
 * @throws Refusal
 */
export async function checkSiteLogin(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    ...connectionSettings(databaseUrl, limit),
    connectionTimeoutMillis: limit,
    query_timeout: limit,
  });
  client.on('error', () => {}); // A lost connection also fails the call that waits on it.
  try {
    await client.connect();
    await assertSiteRole(client);
  } catch (error) {
    if (error instanceof WrongRole) throw new Refusal(error.message);
    if (databaseTrouble(error) !== 'away') throw explainTrouble(error, 'DATABASE_URL');
  } finally {
    // Not waited for: a server that does not answer does not answer to this either.
    client.end().catch(() => {});
  }
}
