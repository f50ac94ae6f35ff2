import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { keepSending } from '../enquiry-sender.mjs';
import { freePort, startSite } from '../site-process.mjs';

const restartLimit = 5_000;
const senders = 3;

function connect(dataDir) {
  const client = new pg.Client(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
  client.on('error', () => {});
  return client.connect().then(() => client);
}

/** What dies with our process group differs: the database follows, dies at the same moment, or hangs. */
const deaths = {
  group: (site) => site.killGroup(),
  groupAndDatabase: async (site) => {
    for (const { pid } of site.processes().filter(({ title }) => /postgres/.test(title))) process.kill(pid, 'SIGKILL');
    await site.killGroup();
  },
  groupWithFrozenDatabase: async (site) => {
    for (const { pid } of site.processes().filter(({ title }) => /postgres/.test(title))) process.kill(pid, 'SIGSTOP');
    await site.killGroup();
  },
};

/** One life of the site: it starts, is written to while a query without end runs, and dies at a random moment. */
async function live({ root, port, dataDir, ledger, death }) {
  const site = startSite({
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' },
  });
  const readyMs = await site.ready;
  ledger.running = true;
  const origin = `http://127.0.0.1:${port}`;
  const sending = Array.from({ length: senders }, () => keepSending(origin, ledger));
  const client = await connect(dataDir);
  client
    .query(
      'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b, generate_series(1, 100000) c',
    )
    .catch(() => {});
  const before = ledger.acknowledged.size;
  for (let left = 60; left > 0 && ledger.acknowledged.size === before; left -= 1) await wait(50);
  await wait(Math.random() * 1_500);
  await deaths[death](site);
  ledger.running = false;
  await Promise.all(sending);
  client.end().catch(() => {});
  const [databaseTook] = /Prepared the database in .*/.exec(site.output()) ?? [''];
  return { readyMs, death, databaseTook };
}

/** Compares what was promised with what is stored. */
async function audit({ root, port, dataDir, ledger }) {
  const site = startSite({ cwd: root, env: { ...process.env, PORT: String(port), DATA_DIR: dataDir } });
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
  await client.end();
  await site.stop();
  const stored = new Map(rows.map((row) => [row.email, row]));
  return {
    readyMs,
    sent: ledger.sent.size,
    acknowledged: ledger.acknowledged.size,
    stored: rows.length,
    lost: [...ledger.acknowledged].filter((email) => !stored.has(email)).length,
    notExactlyOnce: rows.filter(({ bookings, leads }) => bookings !== 1 || leads !== 1).length,
    leadsWithoutBooking: strays.length,
    neverSent: rows.filter(({ email }) => !ledger.sent.has(email)).length,
  };
}

/** `kills [25]`: kill -9 of the whole process group while enquiries arrive; what was acknowledged is there, once. */
export async function prove({ root, words }) {
  const rounds = Number(words[0] ?? 25);
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-kills-'));
  const port = await freePort();
  const ledger = { running: false, sent: new Set(), acknowledged: new Set(), answers: new Map() };
  const names = Object.keys(deaths);
  const lives = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await live({ root, port, dataDir, ledger, death: names[round % names.length] });
    lives.push(one);
    console.log(
      `${round + 1}/${rounds} ${one.death}: ready after ${one.readyMs} ms, ${one.databaseTook} ${ledger.acknowledged.size} kept`,
      Object.fromEntries(ledger.answers),
    );
  }
  const found = await audit({ root, port, dataDir, ledger });
  rmSync(dataDir, { recursive: true, force: true });
  // The first start of all makes the database and perhaps the build.
  const restarts = [...lives.slice(1).map(({ readyMs }) => readyMs), found.readyMs].sort((a, b) => a - b);
  const slowest = restarts.at(-1);
  const { lost, notExactlyOnce, leadsWithoutBooking, neverSent } = found;
  const wrong = lost + notExactlyOnce + leadsWithoutBooking + neverSent;
  return {
    holds: wrong === 0 && slowest <= restartLimit && found.acknowledged > rounds,
    rounds,
    ...found,
    // 0 stands for a connection that the death cut.
    answers: Object.fromEntries(ledger.answers),
    restartMs: { median: restarts[Math.floor(restarts.length / 2)], slowest, limit: restartLimit },
  };
}
