import pg from 'pg';
import { connectionSettings } from '#platform/database/connection-settings.ts';
import { assertSiteRole, WrongRole } from '#platform/database/site-role.ts';
import { databaseTrouble, explainTrouble } from './database-trouble.ts';
import { Refusal } from './refusal.ts';

/** The connection and the answer may take so many milliseconds each. */
const limit = 2_000;

/**
 * Makes sure that DATABASE_URL lets the site in, with the site's role and no other; otherwise the first visitor would
 * meet a wrong password. Does nothing if the database does not answer, because then nobody knows.
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
    // The end is not awaited: a server that does not answer does not answer to this either.
    client.end().catch(() => {});
  }
}
