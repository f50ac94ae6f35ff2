import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Asks the embedded database of a running site, as its owner, and returns the rows. */
export async function queryDatabase(dataDir, text, values) {
  const client = new pg.Client(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}
