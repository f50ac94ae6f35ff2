import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { sendFromCrowd } from '../../enquiries/crowd.mjs';
import { percentile } from '../../percentile.mjs';
import { startMailServer } from '../../servers/mail-server.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { until } from '../../until.mjs';

const rounds = 5;
/** These rounds do not count, because a process that has just started still compiles its code. */
const warmUp = 3;
/** How many people send at the same moment, in each round. */
const senders = 200;
/** Milliseconds until the response, and until the acknowledgement has been handed to the mail server. */
const limits = { p99: 1_000, mailP95: 10_000 };

const rounded = (values, share) => Math.round(percentile(values, share));

/** Waits until each acknowledgement has been handed over, and returns how long each took after its response. */
async function mailDelays(mail, sent) {
  const missing = () => {
    const at = new Map(mail.taken.map((message) => [message.to, message.at]));
    return sent.map(({ email, answeredAt }) => (at.has(email) ? at.get(email) - answeredAt : Number.NaN));
  };
  await until(() => !missing().some(Number.isNaN), 120_000, 200);
  const delays = missing();
  return { undelivered: delays.filter(Number.isNaN).length, p95: rounded(delays.filter(Number.isFinite), 0.95) };
}

/** The columns of its results. */
export const keyFigures = {
  enquiries: 'enquiries',
  senders: ({ senders, connections }) => senders ?? connections,
  'not acknowledged': 'notAcknowledged',
  'not stored once': 'notStoredOnce',
  'p50 (ms)': 'p50Ms',
  'p99 (ms)': 'p99Ms',
  'p99 of as many addresses (ms)': 'spreadP99Ms',
  'p99 limit (ms)': 'limits.p99',
  'per second': 'perSecond',
  'bare inserts per second': 'barePerSecond',
  'mail p95 (ms)': 'mailP95Ms',
  'mail undelivered': 'mailUndelivered',
};

/**
 * `crowd` lets two hundred families send an enquiry at the same moment, five times behind one address and five times
 * from one each, and then waits for their mail.
 */
export async function prove({ root }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-crowd-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const mail = await startMailServer();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', SMTP_URL: mail.url };
  const site = startSite({ cwd: root, env });
  try {
    await site.ready;
    const url = readFileSync(join(dataDir, 'database-url'), 'utf8').trim();
    const sent = [];
    let seconds = 0;
    const times = { behindOneAddress: [], eachItsOwn: [] };
    for (let round = 0; round < warmUp + rounds; round += 1) {
      for (const [kind, list] of Object.entries(times)) {
        const isSpread = kind === 'eachItsOwn';
        const crowd = await sendFromCrowd({ origin, count: senders, connections: senders, isSpread });
        if (round < warmUp) continue;
        sent.push(...crowd.sent);
        list.push(...crowd.sent.map(({ ms }) => ms));
        seconds += crowd.seconds;
      }
    }
    const delays = await mailDelays(mail, sent);
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(
      'select b.email, count(*)::int as times from venue_bookings b join leads l on l.booking_id = b.id group by b.email',
    );
    await client.end();
    const stored = new Map(rows.map(({ email, times }) => [email, times]));
    const figures = {
      notAcknowledged: sent.filter(({ status }) => status !== 303).length,
      notStoredOnce: sent.filter(({ email }) => stored.get(email) !== 1).length,
      p50Ms: rounded(times.behindOneAddress, 0.5),
      p99Ms: rounded(times.behindOneAddress, 0.99),
      spreadP50Ms: rounded(times.eachItsOwn, 0.5),
      spreadP99Ms: rounded(times.eachItsOwn, 0.99),
      perSecond: Math.round(sent.length / seconds),
      mailUndelivered: delays.undelivered,
      mailP95Ms: delays.p95,
    };
    const holds =
      figures.notAcknowledged + figures.notStoredOnce + figures.mailUndelivered === 0 &&
      Math.max(figures.p99Ms, figures.spreadP99Ms) <= limits.p99 &&
      figures.mailP95Ms <= limits.mailP95;
    return { holds, enquiries: sent.length, senders, ...figures, limits };
  } finally {
    await site.stop();
    mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
