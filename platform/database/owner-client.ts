import pg from 'pg';

/** This is longer than any statement of the migrations or the wait for another replica takes. */
const QUERY_MS = 5 * 60_000;

/** The settings of every owner connection, with which a silently lost connection fails instead of waiting for ever. */
export const ownerSettings = { connectionTimeoutMillis: 5_000, query_timeout: QUERY_MS, keepAlive: true };

/** Returns the owner's connection to prepare the database with, not yet open. */
export function ownerClient(ownerUrl: string, applicationName: string): pg.Client {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: applicationName,
    ...ownerSettings,
  });
  client.on('error', () => {}); // A lost connection also fails the query that waits on it.
  return client;
}
