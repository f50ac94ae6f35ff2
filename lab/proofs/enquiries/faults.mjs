import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startMailServer } from '../../servers/mail-server.mjs';
import { signalDatabase } from '../../servers/signal-database.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { until } from '../../until.mjs';
import { keepSending } from '../../visitors/enquiry-sender.mjs';

const senders = 8;
/** How long each fault lasts, and how long it may take until an enquiry is accepted again, in milliseconds. */
const faultMs = 6_000;
const recoveryMs = 60_000;
/** A mail that failed is tried again after 15 seconds, then at doubling intervals. */
const mailLimitMs = 8 * 60_000;

function fillDisk(dataDir) {
  const megabyte = Buffer.alloc(1024 * 1024);
  try {
    for (;;) appendFileSync(join(dataDir, 'filler'), megabyte);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}

/** The faults while enquiries arrive, and how each is ended. */
function faultsOf({ site, mail, dataDir, hasOwnDisk }) {
  const mailFault = (mode) => ({ cut: () => mail.set(mode), mend: () => mail.set('take') });
  return {
    databaseKilled: { cut: () => signalDatabase(site, 'SIGKILL'), mend: () => {} },
    databaseFrozen: { cut: () => signalDatabase(site, 'SIGSTOP'), mend: () => signalDatabase(site, 'SIGCONT') },
    ...(hasOwnDisk && {
      diskFull: { cut: () => fillDisk(dataDir), mend: () => rmSync(join(dataDir, 'filler'), { force: true }) },
    }),
    mailRefuses: mailFault('refuse'),
    mailHangs: mailFault('hang'),
    mailDropsInTheMiddle: mailFault('drop'),
    mailPutsOff: mailFault('later'),
  };
}

/** Sends enquiries before, during and after a fault. */
async function suffer({ origin, cut, mend }) {
  const tally = { running: true, sent: new Set(), acknowledged: new Set(), answers: new Map() };
  const sending = Array.from({ length: senders }, () => keepSending(origin, tally));
  await wait(1_000);
  await cut();
  await wait(faultMs);
  await mend();
  const kept = tally.acknowledged.size;
  const takenAgainMs = await until(() => tally.acknowledged.size > kept, recoveryMs);
  tally.running = false;
  await Promise.all(sending);
  return { ...tally, takenAgainMs };
}

/** A disk of its own that can be filled; false if this user may not make one. */
function mountDisk(dataDir) {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', dataDir], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Adds up one figure of every fault. */
const sumOf = (figure) => (faults) => Object.values(faults).reduce((sum, fault) => sum + (fault[figure] ?? 0), 0);

/** The columns of its results. */
export const keyFigures = {
  acknowledged: sumOf('acknowledged'),
  'not stored once': sumOf('notStoredOnce'),
  'database killed: again (ms)': 'databaseKilled.takenAgainMs',
  'frozen: again (ms)': 'databaseFrozen.takenAgainMs',
  'disk full: again (ms)': 'diskFull.takenAgainMs',
  'mail undelivered': 'mailUndelivered',
};

/**
 * `faults` kills the database, freezes it and fills its disk, and lets the mail server refuse, be silent, cut and
 * postpone.
 */
export async function prove({ root, words }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-faults-'));
  const hasOwnDisk = mountDisk(dataDir);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const mail = await startMailServer();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', SMTP_URL: mail.url };
  const site = startSite({ cwd: root, env });
  const suffered = {};
  try {
    await site.ready;
    const faults = faultsOf({ site, mail, dataDir, hasOwnDisk });
    const wanted = words.filter((word) => word in faults);
    for (const [name, fault] of Object.entries(faults)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      suffered[name] = await suffer({ origin, ...fault });
      console.log(name, Object.fromEntries(suffered[name].answers), suffered[name].takenAgainMs);
    }
    const acknowledged = Object.values(suffered).flatMap((one) => [...one.acknowledged]);
    const handedOver = () => new Set(mail.taken.map(({ to }) => to));
    const undelivered = () => {
      const to = handedOver();
      return acknowledged.filter((email) => !to.has(email)).length;
    };
    await until(() => undelivered() === 0, mailLimitMs, 1_000);

    const client = new pg.Client(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
    await client.connect();
    const { rows } = await client.query(
      'select b.email, count(l.id)::int as leads from venue_bookings b left join leads l on l.booking_id = b.id group by b.id',
    );
    await client.end();
    const times = new Map();
    for (const { email, leads } of rows) times.set(email, [...(times.get(email) ?? []), leads]);
    const isOnce = (email) => times.get(email)?.join() === '1';
    const figures = Object.entries(suffered).map(([name, one]) => [
      name,
      {
        acknowledged: one.acknowledged.size,
        notStoredOnce: [...one.acknowledged].filter((email) => !isOnce(email)).length,
        answers: Object.fromEntries(one.answers),
        takenAgainMs: one.takenAgainMs,
      },
    ]);
    const notStoredOnce = [...times.keys()].filter((email) => !isOnce(email)).length;
    const wrong = figures.reduce((sum, [, one]) => sum + one.notStoredOnce, notStoredOnce) + undelivered();
    const recovered = figures.every(([, one]) => one.takenAgainMs !== null);
    const holds = wrong === 0 && recovered && (hasOwnDisk || wanted.length > 0);
    return { holds, ...Object.fromEntries(figures), mailUndelivered: undelivered(), hasOwnDisk };
  } finally {
    await site.stop();
    mail.close();
    if (hasOwnDisk) execFileSync('umount', ['-l', dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
