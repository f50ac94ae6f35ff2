import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabaseElsewhere } from '../../servers/database-elsewhere.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { until } from '../../until.mjs';
import { sendEnquiry } from '../../visitors/enquiry-sender.mjs';

/** Milliseconds for the first page after the database went away, and for live data after it came back. */
const limits = { refused: 300, frozen: 1_500, laterPage: 300, liveAgain: 30_000 };

async function visit(url) {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  const isFallback = answer.headers.get('x-content-source') === 'fallback';
  return { status: answer.status, isFallback, ms: Math.round(performance.now() - begun) };
}

/** Requests every page once; none of them was requested before. */
async function visitAll(origin) {
  const files = readdirSync('content/properties').filter((file) => !file.endsWith('.hindi.ts'));
  const hotels = files.map((file) => `/hotel/${file.replace('.ts', '')}`);
  const visits = [];
  for (const path of [...hotels, '/', '/locations', '/enquire']) visits.push(await visit(origin + path));
  const [first, ...later] = visits;
  return {
    firstMs: first.ms,
    slowestLaterMs: Math.max(...later.map(({ ms }) => ms)),
    not200: visits.filter(({ status }) => status !== 200).length,
    fallback: visits.filter(({ isFallback }) => isFallback).length,
    pages: visits.length,
  };
}

const enquiry = () => ({ email: `${randomUUID()}@example.com`, submissionId: randomUUID() });

/** Runs one site whose database goes away by `cut` and comes back by `mend`. */
async function suffer({ root, database, cut, mend, firstLimit, cutBeforeStart = false }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-outage-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  if (cutBeforeStart) cut();
  const env = { ...process.env, ...database.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  const site = startSite({ cwd: root, env });
  const readyMs = await site.ready;
  if (!cutBeforeStart) {
    // The first visit opens connections and compiles code.
    await visit(`${origin}/hotels-of-the-moon`);
    await sendEnquiry(origin, enquiry());
    cut();
  }
  const pages = await visitAll(origin);
  const enquiryMeanwhile = await sendEnquiry(origin, enquiry());
  await mend();
  const isLive = async () => !(await visit(`${origin}/hotel/the-tivoli`)).isFallback;
  const liveAgainMs = await until(isLive, limits.liveAgain, 250);
  const enquiryAfterwards = await sendEnquiry(origin, enquiry());
  const { end } = await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const holds =
    pages.not200 === 0 &&
    pages.firstMs <= firstLimit &&
    pages.slowestLaterMs <= limits.laterPage &&
    liveAgainMs !== null &&
    enquiryMeanwhile === 503 &&
    enquiryAfterwards === 303 &&
    end === 0;
  return { holds, readyMs, ...pages, firstLimitMs: firstLimit, enquiryMeanwhile, liveAgainMs, enquiryAfterwards };
}

/** The columns of its results. */
export const keyFigures = {
  'refused: first page (ms)': 'refused.firstMs',
  'refused: live again (ms)': 'refused.liveAgainMs',
  'frozen: first page (ms)': 'frozen.firstMs',
  'frozen: live again (ms)': 'frozen.liveAgainMs',
  'not 200': 'refused.not200',
  'away at the start: ready (ms)': 'refusedAtStart.readyMs',
  'frozen at the start: ready (ms)': 'frozenAtStart.readyMs',
};

/**
 * The database is refused, frozen, or away when the site starts: pages are still served, and live data return by
 * themselves.
 */
export async function prove({ root }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-outage-database-'));
  const database = await startDatabaseElsewhere({ root, dataDir });
  const gone = { root, database, cut: database.refuse, mend: database.accept, firstLimit: limits.refused };
  const stuck = { root, database, cut: database.freeze, mend: database.thaw, firstLimit: limits.frozen };
  try {
    const refused = await suffer(gone);
    const frozen = await suffer(stuck);
    const refusedAtStart = await suffer({ ...gone, cutBeforeStart: true });
    const frozenAtStart = await suffer({ ...stuck, cutBeforeStart: true });
    const all = { refused, frozen, refusedAtStart, frozenAtStart };
    return { holds: Object.values(all).every(({ holds }) => holds), ...all };
  } finally {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
