import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { expect } from 'vitest';
import type { Site } from './site.ts';

/** Waits for both mails about a row and returns the names of their files. */
export async function mailsAbout(dataDir: string, id: string): Promise<string[]> {
  const mails = async () =>
    (await readdir(join(dataDir, 'outbox'))).filter((name) => name.includes(id) && name.endsWith('.eml')).sort();
  await expect.poll(mails).toHaveLength(2);
  return mails();
}

/** Waits for the mails about the one thing that somebody with this address sent, and reads both. */
export async function readMailsFrom(
  { database, config }: Site,
  table: 'venue_bookings' | 'room_bookings',
  email: string,
): Promise<{ acknowledgement: Email; alert: Email }> {
  const { rows } = await database.owner.query(`select id from ${table} where email = $1`, [email]);
  expect(rows).toHaveLength(1);
  const read = async (name = '') => PostalMime.parse(await readFile(join(config.dataDir, 'outbox', name)));
  const [acknowledgement, alert] = await mailsAbout(config.dataDir, rows[0].id);
  return { acknowledgement: await read(acknowledgement), alert: await read(alert) };
}
