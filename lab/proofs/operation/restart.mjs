import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';
import { ensureBuilt } from '../../../commands/setup/site-build.mjs';
import { isReady, readiness } from '../../servers/built-server.mjs';
import { startCaddy } from '../../servers/caddy.mjs';
import { freePort } from '../../servers/site-process.mjs';
import { startSocketActivatedSite } from '../../servers/socket-activated-site.mjs';
import { enquiryFields } from '../../visitors/enquiry-sender.mjs';

/** Milliseconds between two enquiries of one sender; there are `senders` of them. */
const pace = 200;
const senders = 4;

/** Sends one enquiry through the proxy. @returns its status (0: none came) and how long it waited */
async function send(origin, email) {
  const begun = performance.now();
  const status = await fetch(`${origin}/enquire`, {
    method: 'POST',
    body: new URLSearchParams(enquiryFields({ email, submissionId: randomUUID() })),
    headers: { origin },
    redirect: 'manual',
    signal: AbortSignal.timeout(90_000),
  }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
  return { status, milliseconds: Math.round(performance.now() - begun) };
}

/** The columns of its results. */
export const keyFigures = {
  restarts: 'restarts',
  sent: 'sent',
  stored: 'stored',
  'slowest (ms)': 'slowestMs',
  'restart median (s)': 'secondsOfRestart.median',
  'longest (s)': 'secondsOfRestart.longest',
};

/**
 * Runs the documented single machine: Caddy with the project's file, the site with a socket that stays open during a
 * restart, the embedded database. Enquiries come all the time while the site is restarted 20 times (`npm run prove
 * restart 5` for fewer): each is stored and answered, none is refused.
 */
export async function prove({ root, words }) {
  const restarts = Number(words.find((word) => /^\d+$/.test(word)) ?? 20);
  await ensureBuilt(root, pinnedNode(root));
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-restart-'));
  const dataDir = join(folder, 'data');
  const [port, proxyPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${proxyPort}`;
  const direct = `http://127.0.0.1:${port}`;
  const env = { DATA_DIR: dataDir, PUBLIC_URL: origin, TRUSTED_PROXIES: '127.0.0.1', RATE_LIMIT: 'off' };
  const site = startSocketActivatedSite({ root, port, env });
  const caddy = await startCaddy({ deploy: join(root, 'deploy'), folder, port, proxyPort });
  const answers = {};
  const promised = [];
  let slowest = 0;
  let sending = true;
  const sendAll = async () => {
    while (sending) {
      const email = `${randomUUID()}@example.com`;
      const { status, milliseconds } = await send(origin, email);
      answers[status] = (answers[status] ?? 0) + 1;
      promised.push(email);
      slowest = Math.max(slowest, milliseconds);
      await wait(pace);
    }
  };
  try {
    await readiness(direct, isReady);
    const all = Promise.all(Array.from({ length: senders }, sendAll));
    const seconds = [];
    for (let count = 0; count < restarts; count += 1) {
      await wait(500);
      const begun = performance.now();
      await site.restart();
      await readiness(direct, isReady);
      seconds.push(Math.round((performance.now() - begun) / 100) / 10);
    }
    sending = false;
    await all;
    const client = new pg.Client(readFileSync(join(dataDir, 'database-url'), 'utf8').trim());
    await client.connect();
    const { rows } = await client.query(
      'select count(*)::int as rows, count(distinct customer_email)::int as families from leads where customer_email = any($1)',
      [promised],
    );
    await client.end();
    const [{ rows: stored, families }] = rows;
    return {
      holds:
        Object.keys(answers).join() === '303' &&
        promised.length >= 2 * restarts &&
        stored === promised.length &&
        families === promised.length,
      restarts,
      sent: promised.length,
      answers,
      stored,
      slowestMs: slowest,
      secondsOfRestart: {
        median: seconds.toSorted((a, b) => a - b)[seconds.length >> 1],
        longest: Math.max(...seconds),
      },
    };
  } finally {
    sending = false;
    await caddy.stop();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
