import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { median } from '../../percentile.mjs';
import { startMailServer } from '../../servers/mail-server.mjs';
import { signalDatabase } from '../../servers/signal-database.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { until } from '../../until.mjs';
import { acknowledgementsOf } from '../../visitors/acknowledgements.mjs';
import { keepSending } from '../../visitors/enquiry-sender.mjs';
import { keepChanging } from '../../visitors/family-changes.mjs';

const restartLimit = 5_000;
const senders = 16;
/** Families that change something on their own pages meanwhile. */
const families = 4;
/** A mail in flight at a kill is tried again once its job has expired (`app/queues.server.ts`). */
const mailLimitMs = 10 * 60_000;

function connect(dataDir) {
  const client = new pg.Client(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
  client.on('error', () => {});
  return client.connect().then(() => client);
}

/** The database's end when the process group is killed: it ends later, at the same moment, or hangs. */
const deaths = {
  group: (site) => site.killGroup(),
  groupAndDatabase: async (site) => {
    signalDatabase(site, 'SIGKILL');
    await site.killGroup();
  },
  groupWithFrozenDatabase: async (site) => {
    signalDatabase(site, 'SIGSTOP');
    await site.killGroup();
  },
};

function settings({ port, dataDir, mail }) {
  return { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', SMTP_URL: mail.url };
}

/** Starts the site, sends enquiries while an endless query runs, and kills it at a random moment. */
async function live({ root, port, dataDir, mail, tally, death }) {
  const site = startSite({
    cwd: root,
    env: settings({ port, dataDir, mail }),
  });
  const readyMs = await site.ready;
  tally.running = true;
  const origin = `http://127.0.0.1:${port}`;
  const sending = [
    ...Array.from({ length: senders }, () => keepSending(origin, tally)),
    ...Array.from({ length: families }, (_, place) => keepChanging(origin, tally, place)),
  ];
  const client = await connect(dataDir);
  client
    .query(
      'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b, generate_series(1, 100000) c',
    )
    .catch(() => {});
  const answered = () => [...tally.changes.values()].filter(Boolean).length;
  const before = { enquiries: tally.acknowledged.size, changes: answered() };
  await until(() => tally.acknowledged.size > before.enquiries && answered() > before.changes, 6_000);
  await wait(Math.random() * 1_500);
  await deaths[death](site);
  tally.running = false;
  await Promise.all(sending);
  client.end().catch(() => {});
  const [databaseTook] = /Prepared the database in .*/.exec(site.output()) ?? [''];
  return { readyMs, death, databaseTook };
}

/** Compares what was acknowledged with what is stored and mailed. */
async function audit({ root, port, dataDir, mail, tally }) {
  const site = startSite({ cwd: root, env: settings({ port, dataDir, mail }) });
  const readyMs = await site.ready;
  const client = await connect(dataDir);
  const { rows } = await client.query(
    `select b.email, count(*)::int as bookings, count(l.id)::int as leads
       from venue_bookings b left join leads l on l.booking_id = b.id and l.customer_email = b.email
      group by b.email`,
  );
  const { rows: strays } = await client.query(
    'select from leads l where not exists (select from venue_bookings b where b.id = l.booking_id)',
  );
  const { rows: changes } = await client.query(
    "select note, count(*)::int as times from desk.change where kind = 'family' group by note",
  );
  await client.end();
  const timesStored = new Map(changes.map(({ note, times }) => [note, times]));
  const emails = rows.map(({ email }) => email);
  const { without, ...repeats } = await acknowledgementsOf(mail, emails, mailLimitMs);
  await site.stop();
  const stored = new Map(rows.map((row) => [row.email, row]));
  return {
    readyMs,
    sent: tally.sent.size,
    acknowledged: tally.acknowledged.size,
    stored: rows.length,
    lost: [...tally.acknowledged].filter((email) => !stored.has(email)).length,
    notExactlyOnce: rows.filter(({ bookings, leads }) => bookings !== 1 || leads !== 1).length,
    leadsWithoutBooking: strays.length,
    neverSent: rows.filter(({ email }) => !tally.sent.has(email)).length,
    unacknowledged: without.length,
    changes: [...tally.changes.values()].filter(Boolean).length,
    changesLost: [...tally.changes].filter(([message, isAnswered]) => isAnswered && !timesStored.has(message)).length,
    changesTwice: changes.filter(({ times }) => times > 1).length,
    ...repeats,
  };
}

/** The columns of its results. */
export const keyFigures = {
  rounds: 'rounds',
  sent: 'sent',
  acknowledged: 'acknowledged',
  stored: 'stored',
  lost: 'lost',
  'not exactly once': 'notExactlyOnce',
  'mail twice': 'mailDoubled',
  changes: 'changes',
  'changes lost': 'changesLost',
  'changes twice': 'changesTwice',
  'restart median (ms)': 'restartMs.median',
  'restart slowest (ms)': 'restartMs.slowest',
  'restart limit (ms)': 'restartMs.limit',
};

/**
 * `kills [100]` sends kill -9 to the whole process group at random moments while enquiries arrive from 16 senders
 * and families change something on their own pages. Holds if everything that was acknowledged is there once, and its
 * mail as well.
 */
export async function prove({ root, words }) {
  const rounds = Number(words[0] ?? 100);
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-kills-'));
  const port = await freePort();
  const mail = await startMailServer();
  const tally = {
    running: false,
    sent: new Set(),
    acknowledged: new Set(),
    answers: new Map(),
    changes: new Map(),
    families: [],
  };
  const names = Object.keys(deaths);
  const lives = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await live({ root, port, dataDir, mail, tally, death: names[round % names.length] });
    lives.push(one);
    console.log(
      `${round + 1}/${rounds} ${one.death}: ready after ${one.readyMs} ms, ${one.databaseTook} ${tally.acknowledged.size} kept`,
      Object.fromEntries(tally.answers),
    );
  }
  const found = await audit({ root, port, dataDir, mail, tally });
  mail.close();
  rmSync(dataDir, { recursive: true, force: true });
  // The first start of all makes the database and perhaps the build.
  const restarts = [...lives.slice(1).map(({ readyMs }) => readyMs), found.readyMs];
  const slowest = Math.max(...restarts);
  const { lost, notExactlyOnce, leadsWithoutBooking, neverSent, changesLost, changesTwice } = found;
  const changed = changesLost + changesTwice;
  const wrong =
    lost + notExactlyOnce + leadsWithoutBooking + neverSent + found.unacknowledged + found.mailDoubled + changed;
  const enquiriesHold = wrong === 0 && found.acknowledged > rounds && found.changes >= rounds / 2;
  const restartsHold = slowest <= restartLimit;
  return {
    holds: enquiriesHold && restartsHold,
    enquiriesHold,
    restartsHold,
    rounds,
    ...found,
    // 0 stands for a connection that the kill closed.
    answers: Object.fromEntries(tally.answers),
    restartMs: { median: median(restarts), slowest, limit: restartLimit },
  };
}
