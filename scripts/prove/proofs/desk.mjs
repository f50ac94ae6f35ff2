import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort, startSite } from '../site-process.mjs';

/** Milliseconds, warm median of the whole answer as a colleague's browser asks for it. */
const limits = { inbox: 150, search: 200, figures: 500 };
const rounds = 15;
const password = 'marigold lantern under banyan';

const asked = {
  inbox: [
    '/desk',
    '/desk?view=all',
    '/desk?view=overdue',
    '/desk?view=all&event=mice&property=the-tivoli',
    '/desk?view=bounced',
  ],
  search: ['meera sharma', 'TV-W', '9800012345', 'guest-4711@example.com', 'guest', 'nobody of this name'],
  figures: ['/desk/figures'],
};

/** The desk over a hundred thousand enquiries: how long the server takes for the inbox, for a search and for the figures. */
export async function prove({ root }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-desk-'));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  const site = startSite({ cwd: root, env });
  await site.ready;
  try {
    await generate(join(dataDir, 'database-url'));
    const visit = await signedIn(`http://127.0.0.1:${port}`, env, root);
    const medians = {};
    for (const path of asked.inbox) medians[`inbox ${path}`] = await median(() => visit(path));
    for (const words of asked.search) medians[`search ${words}`] = await median(() => visit('/desk?index', { words }));
    if ((await visit('/desk/figures')).status === 200) {
      for (const path of asked.figures) medians[`figures ${path}`] = await median(() => visit(path));
    }
    const holds = Object.entries(medians).every(([name, ms]) => ms <= limits[name.split(' ')[0]]);
    return { holds, enquiries: 100_000, limits, medians };
  } finally {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function generate(urlFile) {
  const client = new pg.Client({ connectionString: readFileSync(urlFile, 'utf8').trim() });
  await client.connect();
  await client.query(readFileSync('scripts/prove/desk/generate.sql', 'utf8'));
  await client.query('vacuum analyze');
  await client.end();
}

/** Signs in as the first administrator and gives the way to ask for pages, or to post a form. */
async function signedIn(origin, env, root) {
  const link = execFileSync('npm', ['run', '--silent', 'staff', 'add', 'asha@example.com'], {
    cwd: root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const token = new URL(link.trim()).searchParams.get('token');
  let cookie = '';
  const visit = async (path, form) => {
    const answer = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      headers: { cookie, origin },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
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
  return visit;
}

async function median(ask) {
  const times = [];
  for (let round = 0; round < rounds + 3; round += 1) {
    const begun = performance.now();
    const answer = await ask();
    if (answer.status !== 200) throw new Error(`The desk answered ${answer.status}.`);
    if (round >= 3) times.push(performance.now() - begun);
  }
  return Math.round(times.sort((a, b) => a - b)[Math.floor(rounds / 2)]);
}
