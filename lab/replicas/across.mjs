import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pinnedNode } from '../../commands/setup/pinned-node.mjs';
import { until } from '../until.mjs';
import { enquiryFields } from '../visitors/enquiry-sender.mjs';
import { someAddress } from './load.mjs';

/** The enquiries that one address may send within ten minutes (`enquiryTraffic` of `app/forms/spam-filter.server.ts`). */
const lineFlood = 100;
/** Milliseconds within which a change at one replica reaches the others. */
const spreadLimitMs = 3_000;
const password = 'marigold lantern under banyan';

function post(fleet, index, path, values, headers = {}) {
  const body = new URLSearchParams(values);
  const all = { origin: fleet.origin, 'x-forwarded-for': someAddress(), ...headers };
  return fetch(fleet.direct[index] + path, { method: 'POST', redirect: 'manual', headers: all, body });
}

const enquire = (fleet, index, headers) =>
  post(
    fleet,
    index,
    '/enquire',
    enquiryFields({ email: `${randomUUID()}@example.com`, submissionId: randomUUID() }),
    headers,
  );

/** Signs in at one replica, works at another, signs out at the third. */
export async function provesSessions(fleet, root) {
  const email = 'asha@example.com';
  const command = [join(root, 'commands/command.mjs'), 'staff', 'add', email];
  const link = execFileSync(pinnedNode(root), command, {
    cwd: root,
    env: fleet.env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const token = new URL(String(link).trim()).searchParams.get('token') ?? '';
  await post(fleet, 0, '/desk/welcome', { token, password });
  const entered = await post(fleet, 1, '/desk/sign-in', { email, password });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const desk = async (index) =>
    (await fetch(`${fleet.direct[index]}/desk`, { headers: { cookie }, redirect: 'manual' })).status;
  const inside = [await desk(0), await desk(1), await desk(2)];
  return {
    cookie,
    entered: entered.status,
    inside,
    holds: entered.status === 303 && inside.every((one) => one === 200),
  };
}

export async function provesSignOut(fleet, cookie) {
  await post(fleet, 2, '/desk/sign-out', {}, { cookie });
  const answers = await Promise.all(
    fleet.direct.map((origin) => fetch(`${origin}/desk`, { headers: { cookie }, redirect: 'manual' })),
  );
  const outside = answers.map(({ status }) => status);
  return { outside, holds: outside.every((status) => status >= 300 && status < 400) };
}

/** One address sends to all replicas in turn: together they accept as many as one alone would. */
export async function provesLimits(fleet) {
  const address = someAddress();
  let taken = 0;
  let refused = 0;
  const window = 600_000;
  // The proof must not run across the start of a new counting window.
  const left = window - (Date.now() % window);
  if (left < 30_000) await wait(left + 500);
  for (let sent = 0; sent < lineFlood + 20; sent += 1) {
    const { status } = await enquire(fleet, sent % fleet.direct.length, { 'x-forwarded-for': address });
    if (status === 303) taken += 1;
    if (status === 429) refused += 1;
  }
  return { taken, refused, limit: lineFlood, holds: taken === lineFlood && refused === 20 };
}

/** A desk that is open at one replica is notified of an enquiry that another replica took. */
export async function provesLiveDesk(fleet, cookie) {
  const leaving = new AbortController();
  const live = await fetch(`${fleet.direct[0]}/desk/live`, { headers: { cookie }, signal: leaving.signal });
  let heard = '';
  const reading = (async () => {
    const text = new TextDecoder();
    for await (const chunk of live.body) heard += text.decode(chunk);
  })().catch(() => {});
  const rings = () => heard.split('event: change').length - 1;
  await until(() => rings() > 0, spreadLimitMs);
  const before = rings();
  await enquire(fleet, 1);
  const ms = await until(() => rings() > before, spreadLimitMs);
  leaving.abort();
  await reading;
  return { ms, holds: ms !== null };
}

/** A change in the database shows on every replica's cached page. */
export async function provesPageCache(fleet) {
  const words = `Seen by all ${randomUUID()}`;
  const path = '/hotel/lotus-court';
  const page = (origin) => fetch(origin + path).then((answer) => answer.text());
  for (const origin of fleet.direct) for (let times = 0; times < 2; times += 1) await page(origin);
  const { rows } = await fleet.owner.query(
    "update hotels set description = $1 where slug in ('tivoli-lotus-court', 'lotus-court') returning slug",
    [words],
  );
  const target = `/hotel/${rows[0]?.slug}`;
  for (const origin of fleet.direct) await fetch(origin + target);
  const begun = performance.now();
  const shown = await Promise.all(
    fleet.direct.map((origin) =>
      until(async () => (await (await fetch(origin + target)).text()).includes(words), spreadLimitMs),
    ),
  );
  return { shownMs: shown, waitedMs: Math.round(performance.now() - begun), holds: shown.every((ms) => ms !== null) };
}

/** Every replica shows figures of all replicas. */
export async function provesMonitoring(fleet) {
  const headers = { authorization: `Bearer ${fleet.monitoringToken}` };
  const read = async (origin) => (await fetch(`${origin}/api/monitoring`, { headers })).json();
  let truths = [];
  const ms = await until(async () => {
    truths = await Promise.all(fleet.direct.map(read));
    return truths.every((truth) => truth.detail.instances.length === fleet.direct.length);
  }, 60_000);
  const received = truths.map((truth) => truth.detail.enquiries?.received);
  const ids = new Set(
    truths.map((truth) =>
      truth.detail.instances
        .map(({ id }) => id)
        .sort()
        .join(),
    ),
  );
  return { ms, received, holds: ms !== null && ids.size === 1 && new Set(received).size === 1 };
}
