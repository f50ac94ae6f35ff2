import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { digests } from '../../backup/digests.mjs';
import { runCommand } from '../../backup/run-command.mjs';
import { startDatabaseElsewhere } from '../../servers/database-elsewhere.mjs';
import { startDebianPostgres } from '../../servers/debian-postgres.mjs';
import { freePort, startSite } from '../../servers/site-process.mjs';
import { keepSending } from '../../visitors/enquiry-sender.mjs';

const senders = 4;
const files = 200;
/**
 * With at most this many enquiries the archive also goes back from PostgreSQL 15 and through a drill, which is the same
 * work again.
 */
const mostForAll = 100_000;

/** Pictures and CVs of all sizes up to two megabytes, as the desk and applicants store them. */
function makeFiles(dataDir) {
  for (let left = files; left > 0; left -= 1) {
    const folder = join(dataDir, 'storage', left % 4 === 0 ? 'documents' : 'lotuscourt', 'uploads');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${randomUUID()}.webp`), randomBytes(Math.round(Math.random() ** 4 * 2e6)));
  }
}

/** Scripts and styles of the running release, which a backup leaves out: each release brings its own. */
const ofTheRelease = /^site-assets\//;

/** Returns the SHA-256 of each stored file, by its key. */
function hashesOf(dataDir) {
  const root = join(dataDir, 'storage');
  const isSaved = (key) => statSync(join(root, key)).isFile() && !ofTheRelease.test(key);
  const keys = readdirSync(root, { recursive: true }).filter(isSaved);
  return JSON.stringify(
    keys.sort().map((key) => [
      key,
      createHash('sha256')
        .update(readFileSync(join(root, key)))
        .digest('hex'),
    ]),
  );
}

const urlOf = (dataDir) => readFileSync(join(dataDir, 'database-url'), 'utf8').trim();

async function query(url, sql, values) {
  const client = new pg.Client(url);
  await client.connect();
  return client.query(sql, values).finally(() => client.end());
}

/** Checks whether everything that was acknowledged before the backup began is there, each with its lead. */
async function holdsAll(url, emails) {
  const { rows } = await query(
    url,
    'select count(*)::int as found from venue_bookings b join leads l on l.booking_id = b.id where b.email = any($1)',
    [emails],
  );
  return rows[0].found === emails.length;
}

/** Saves a running site with `count` enquiries while more of them arrive. */
async function saveUnderLoad({ root, folder, archive, env, count }) {
  const dataDir = join(folder, 'first');
  const port = await freePort();
  const settings = { ...env, DATA_DIR: dataDir, PORT: String(port), RATE_LIMIT: 'off' };
  const site = startSite({ cwd: root, env: settings });
  await site.ready;
  const rows = readFileSync('lab/desk/generate.sql', 'utf8').replace('series(1, 100000)', `series(1, ${count})`);
  // The rows are inserted without running their triggers.
  await query(urlOf(dataDir), `set session_replication_role = replica; ${rows}`);
  makeFiles(dataDir);
  const tally = { running: true, sent: new Set(), acknowledged: new Set(), answers: new Map() };
  const sending = Array.from({ length: senders }, () => keepSending(`http://127.0.0.1:${port}`, tally));
  while (tally.acknowledged.size < 10) await new Promise((resolve) => setTimeout(resolve, 50));
  const before = [...tally.acknowledged];
  const backup = await runCommand({ root, env: settings, words: ['backup', archive] });
  const sentMeanwhile = tally.acknowledged.size - before.length;
  tally.running = false;
  await Promise.all(sending);
  await site.stop();
  return {
    before,
    backup,
    sentMeanwhile,
    failed: [...tally.answers.keys()].filter((status) => status !== 303).length,
  };
}

/** Reads the rows of a folder's embedded database while no site writes. */
async function rowsIn(root, dataDir) {
  const database = await startDatabaseElsewhere({ root, dataDir });
  try {
    return await digests(database.env.MIGRATION_DATABASE_URL);
  } finally {
    await database.stop();
  }
}

/**
 * An archive with one altered byte, and one that is cut short: each is refused before a database is made in the empty
 * folder.
 */
async function refusals({ root, folder, archive, env }) {
  const whole = readFileSync(archive);
  const dataDir = join(folder, 'refused');
  const answers = [];
  for (const damage of ['altered', 'short']) {
    const file = join(folder, damage);
    const bytes = damage === 'short' ? whole.subarray(0, whole.length - 20_000) : Buffer.from(whole);
    if (damage === 'altered') bytes[bytes.length >> 1] ^= 1;
    writeFileSync(file, bytes);
    const { code, said } = await runCommand({
      root,
      env: { ...env, DATA_DIR: dataDir },
      words: ['restore', file, '--yes'],
    });
    answers.push({ damage, code, said, untouched: !existsSync(join(dataDir, 'postgres')) });
    rmSync(file);
  }
  return answers;
}

/** The columns of its results. */
export const keyFigures = {
  enquiries: 'enquiries',
  'sent meanwhile': 'sentMeanwhile',
  'archive (MB)': 'archiveMb',
  'backup (s)': 'backup.seconds',
  'backup peak (MB)': 'backup.peakMb',
  'restore (s)': 'intoFolder.seconds',
  'restore peak (MB)': 'intoFolder.peakMb',
  'into PostgreSQL 15 (s)': 'into15.seconds',
  'drill (s)': 'drill.seconds',
  'rows equal': 'rowsEqual',
  'files equal': 'filesEqual',
};

/**
 * Saves a site under write load, restores it into an empty folder, into PostgreSQL 15 and from there back into a
 * folder, and compares every row and file; then an altered and a short archive, and a drill. `npm run prove backup
 * 1000000` for a million enquiries.
 */
export async function prove({ root, words }) {
  const count = Number(words.find((word) => /^\d+$/.test(word)) ?? 2_000);
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-backup-'));
  const archive = join(folder, 'site.tar.gz.age');
  const env = { ...process.env, BACKUP_PASSPHRASE: 'marigold lantern under banyan' };
  const postgres15 = await startDebianPostgres();
  try {
    const { before, backup, sentMeanwhile, failed } = await saveUnderLoad({ root, folder, archive, env, count });
    if (backup.code !== 0) throw new Error(backup.said);
    const refused = await refusals({ root, folder, archive, env });

    const second = join(folder, 'second');
    const intoFolder = await runCommand({
      root,
      env: { ...env, DATA_DIR: second },
      words: ['restore', archive, '--yes'],
    });
    const third = join(folder, 'third');
    const hosted = { ...env, DATA_DIR: third, DATABASE_URL: postgres15.url };
    const into15 = await runCommand({ root, env: hosted, words: ['restore', archive, '--yes'] });

    const elsewhere = [second, third];
    const more = {};
    if (count <= mostForAll) {
      const back = join(folder, 'back.tar.gz');
      const fourth = join(folder, 'fourth');
      elsewhere.push(fourth);
      more.from15 = await runCommand({ root, env: { ...hosted, BACKUP_PASSPHRASE: '' }, words: ['backup', back] });
      more.backToFolder = await runCommand({
        root,
        env: { ...env, DATA_DIR: fourth },
        words: ['restore', back, '--yes', '--unencrypted'],
      });
      more.drill = await runCommand({ root, env, words: ['backup:drill', archive] });
    }

    const rows = [await digests(postgres15.url)];
    for (const dataDir of elsewhere.filter((one) => one !== third)) rows.push(await rowsIn(root, dataDir));
    const rowsEqual = new Set(rows.map((found) => JSON.stringify(found))).size === 1;
    const all = await holdsAll(postgres15.url, before);
    const filesEqual = new Set([join(folder, 'first'), ...elsewhere].map(hashesOf)).size === 1;
    const commands = { backup, intoFolder, into15, ...more };
    return {
      holds:
        Object.values(commands).every(({ code }) => code === 0) &&
        refused.every(({ code, untouched }) => code === 1 && untouched) &&
        [rowsEqual, filesEqual, all, failed === 0].every(Boolean),
      enquiries: count,
      sentMeanwhile,
      archiveMb: Math.round(statSync(archive).size / 1e5) / 10,
      rowsEqual,
      filesEqual,
      acknowledgedBeforeAreThere: all,
      refused,
      ...commands,
    };
  } finally {
    await postgres15.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
