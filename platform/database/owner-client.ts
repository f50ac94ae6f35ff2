import pg from 'pg';

/** Far longer than a statement of ours or the wait for another replica takes. */
const QUERY_MS = 5 * 60_000;

/** What every connection as the owner has: one that is lost without a word fails instead of waiting for ever. */
export const ownerSettings = { connectionTimeoutMillis: 5_000, query_timeout: QUERY_MS, keepAlive: true };

/** The owner's connection to prepare the database with, not yet open. */
export function ownerClient(ownerUrl: string, applicationName: string): pg.Client {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: applicationName,
    ...ownerSettings,
  });
  client.on('error', () => {}); // A lost connection also fails the query that waits on it.
  return client;
}
