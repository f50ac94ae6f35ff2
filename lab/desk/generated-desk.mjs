import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { median, percentile } from '../percentile.mjs';
import { withCollectionSignal } from '../servers/memory-after-collection.mjs';
import { freePort, startSite } from '../servers/site-process.mjs';

const password = 'marigold lantern under banyan';

/**
 * Starts a site over a hundred thousand generated enquiries, with an administrator signed in.
 * @param {string} root the checkout
 */
export function openGeneratedDesk(root) {
  return openFilledDesk(root, (database) => database.query(readFileSync('lab/desk/generate.sql', 'utf8')));
}

/**
 * Starts a site with an administrator signed in: `ask(path, form)` for a response that nobody has read yet, `visit` for
 * one that was read, `database` as its owner, `site`, and `close`.
 * @param {string} root the checkout
 * @param {(database: pg.Client) => Promise<unknown>} fill stores the enquiries
 */
export async function openFilledDesk(root, fill) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-desk-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ...withCollectionSignal(root),
  };
  const site = startSite({ cwd: root, env });
  await site.ready;
  const database = new pg.Client({ connectionString: readFileSync(join(dataDir, 'database-url'), 'utf8').trim() });
  await database.connect();
  await fill(database);
  await database.query('vacuum analyze');
  return {
    ...(await signedIn(`http://127.0.0.1:${port}`, env, root)),
    database,
    site,
    async close() {
      await database.end();
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Makes the first administrator, and signs in. */
async function signedIn(origin, env, root) {
  const link = execFileSync('npm', ['run', '--silent', 'staff', 'add', 'asha@example.com'], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return enterDesk(origin, new URL(link.trim()).searchParams.get('token'));
}

/** Sets the password of whoever was invited by this token, and signs in. */
export async function enterDesk(origin, token) {
  let cookie = '';
  const ask = (path, form) =>
    fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { cookie, origin },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
  const visit = async (path, form) => {
    const answer = await ask(path, form);
    await answer.text();
    return answer;
  };
  await visit('/desk/welcome', { token, password });
  const entered = await visit('/desk/sign-in', { email: 'asha@example.com', password });
  cookie = entered.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  if ((await visit('/desk')).status !== 200) throw new Error('The desk did not let us in.');
  return { ask, visit, cookie };
}

const usualRounds = 15;
const warming = 3;

/** Returns the milliseconds of the whole response, the median of many. */
export const medianOf = async (ask) => Math.round(median(await timesOf(ask)));

/** Returns the milliseconds that 95 of a hundred responses need at most. */
export const p95Of = async (ask) => Math.round(percentile(await timesOf(ask, 40), 0.95));

async function timesOf(ask, rounds = usualRounds) {
  const times = [];
  for (let round = 0; round < rounds + warming; round += 1) {
    const begun = performance.now();
    const answer = await ask();
    if (answer.status !== 200) throw new Error(`The desk answered ${answer.status}.`);
    if (round >= warming) times.push(performance.now() - begun);
  }
  return times;
}
