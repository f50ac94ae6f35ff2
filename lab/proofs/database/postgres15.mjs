import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startDebianPostgres } from '../../servers/debian-postgres.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { sendEnquiry } from '../../visitors/enquiry-sender.mjs';

const pages = ['/', '/hotel/the-tivoli', '/locations', '/enquire'];

async function oneStart({ root, url, dataDir, email }) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const token = randomUUID();
  const env = { ...process.env, DATABASE_URL: url, PORT: String(port), DATA_DIR: dataDir, MONITORING_TOKEN: token };
  const site = startSite({ cwd: root, env });
  const readyMs = await site.ready;
  const answers = await Promise.all(pages.map((path) => fetch(origin + path)));
  const live = answers.filter((answer) => answer.ok && answer.headers.get('x-content-source') === null).length;
  const enquiry = await sendEnquiry(origin, { email, submissionId: randomUUID() });
  const health = await fetch(`${origin}/api/health?deep=1`, { headers: { authorization: `Bearer ${token}` } }).then(
    (answer) => answer.json(),
  );
  const { end } = await site.stop();
  return { readyMs, livePages: live, enquiry, health, exit: end };
}

/** The columns of its results. */
export const keyFigures = {
  version: 'version',
  'ready (ms)': 'first.readyMs',
  'second start (ms)': 'second.readyMs',
  'live pages': 'first.livePages',
  stored: 'stored',
};

/**
 * Runs the site over Debian's PostgreSQL 15 by DATABASE_URL, twice: all pages are live, an enquiry is stored, and
 * nothing is embedded.
 */
export async function prove({ root }) {
  const database = await startDebianPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-elsewhere-'));
  try {
    const email = `${randomUUID()}@example.com`;
    const first = await oneStart({ root, url: database.url, dataDir, email });
    const second = await oneStart({ root, url: database.url, dataDir, email: `again-${email}` });
    const client = new pg.Client(database.url);
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('server_version') as version,
         (select count(*)::int from venue_bookings b join leads l on l.booking_id = b.id) as stored`,
    );
    await client.end();
    const [{ version, stored }] = rows;
    const good = ({ livePages, enquiry, exit }) => livePages === pages.length && enquiry === 303 && exit === 0;
    return {
      holds: good(first) && good(second) && stored === 2 && /^15\./.test(version),
      version,
      stored,
      first,
      second,
    };
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
