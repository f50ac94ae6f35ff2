import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { sendRaw } from './raw.ts';
import { type StubSite, startStubSite } from './stub-site.ts';

const crowd = '127.0.0.2';
const visitor = '127.0.0.3';
const bounds = { atOnce: 3, atOncePerClient: 2, waiting: 40, waitingPerClient: 20, turn: 60_000 };

let site: StubSite;
let release = () => {};
const agent = new Agent();
afterEach(async () => {
  release();
  await site.close();
});

/** Starts a site whose page `/slow` is ready when `release` is called. */
async function start(more: Partial<typeof bounds> = {}): Promise<void> {
  site = await startStubSite({ renderings: { ...bounds, ...more } });
  site.seen.slow = new Promise((resolve) => {
    release = resolve;
  });
}

function ask(path: string, localAddress: string, headers: Record<string, string> = {}) {
  const asked = request(site.url + path, { agent, localAddress, headers });
  const answered = once(asked, 'response').then(([answer]) => {
    answer.resume();
    return { status: answer.statusCode as number, retryAfter: answer.headers['retry-after'] as string | undefined };
  });
  answered.catch(() => {});
  asked.end();
  return { asked, answered };
}

const slowOnes = () => site.seen.renderings.filter(({ url }) => url.startsWith('/slow')).length;

test('a client that asks for more pages than can be rendered is told to wait, and nobody else', async () => {
  await start();
  const answers: { status: number; retryAfter: string | undefined }[] = [];
  const asked = Array.from({ length: 30 }, (_, number) => ask(`/slow?${number}`, crowd).answered);
  for (const answered of asked) void answered.then((answer) => answers.push(answer));
  await expect.poll(() => answers).toEqual(Array(8).fill({ status: 429, retryAfter: '5' }));
  await expect.poll(slowOnes).toBe(2);
  expect((await ask('/filter?venue=lawn', visitor).answered).status).toBe(200);
  expect((await ask('/own', visitor).answered).status).toBe(200);
  release();
  await Promise.all(asked);
  expect(answers.slice(8).map(({ status }) => status)).toEqual(Array(22).fill(200));
});

test('a form is taken however many pages its sender waits for', async () => {
  await start();
  for (let number = 0; number < 30; number += 1) ask(`/slow?${number}`, crowd);
  await expect.poll(slowOnes).toBe(2);
  const body = 'name=Asha';
  const head = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`, '', body];
  const bytes = ['POST /form HTTP/1.1', 'Host: localhost', ...head].join('\r\n');
  expect((await sendRaw(site.url, bytes, { localAddress: crowd })).statuses).toEqual([422]);
});

test('a page that nobody waits for any more is not rendered', async () => {
  await start();
  const staying = [ask('/slow?0', crowd), ask('/slow?1', crowd)];
  await expect.poll(slowOnes).toBe(2);
  const leaving = Array.from({ length: 10 }, (_, number) => ask(`/slow?left=${number}`, crowd).asked);
  await Promise.all(leaving.map((asked) => once(asked, 'socket')));
  await Promise.all(leaving.map(({ socket }) => socket?.connecting && once(socket, 'connect')));
  // Most of them have arrived when this one, which is sent last, is answered.
  expect((await ask('/api/health', crowd).answered).status).toBe(200);
  for (const asked of leaving) asked.destroy();
  await expect.poll(() => site.log.filter(({ status }) => status === 499)).not.toHaveLength(0);
  release();
  await Promise.all(staying.map(({ answered }) => answered));
  expect((await ask('/own', crowd).answered).status).toBe(200);
  expect(slowOnes()).toBe(2);
});

test('a page that waits for something else than the processor lets the next one begin', async () => {
  await start({ turn: 10 });
  for (let number = 0; number < 10; number += 1) ask(`/slow?${number}`, crowd);
  await expect.poll(slowOnes).toBe(10);
});

test('the client with the longest line gives up its newest request to whoever has a shorter one', async () => {
  await start({ waiting: 10 });
  const other = '127.0.0.4';
  const statuses: Record<string, number[]> = { [crowd]: [], [other]: [] };
  const slow = (number: number, client: string) =>
    ask(`/slow?${number}`, client).answered.then(({ status }) => void statuses[client]?.push(status));
  // Two clients share the three turns and the ten places.
  const asked = Array.from({ length: 13 }, (_, number) => slow(number, number < 8 ? crowd : other));
  await expect.poll(slowOnes).toBe(3);
  const own = ask('/own', visitor).answered;
  await expect.poll(() => statuses).toEqual({ [crowd]: [429], [other]: [] });
  // The longest line is not entered any more.
  expect(await ask('/own', crowd).answered).toEqual({ status: 429, retryAfter: '5' });
  release();
  expect((await own).status).toBe(200);
  await Promise.all(asked);
  expect(statuses).toEqual({ [crowd]: [429, ...Array(7).fill(200)], [other]: Array(5).fill(200) });
});

test('where nobody waits for more than one page, the next client is told that the site cannot answer', async () => {
  await start({ waiting: 4 });
  const answers: { status: number; retryAfter: string | undefined }[] = [];
  const asked = Array.from({ length: 9 }, (_, number) => ask(`/slow?${number}`, `127.0.0.${10 + number}`).answered);
  for (const answered of asked) void answered.then((answer) => answers.push(answer));
  await expect.poll(() => answers).toEqual(Array(2).fill({ status: 503, retryAfter: '5' }));
  release();
  await Promise.all(asked);
  expect(answers.slice(2).map(({ status }) => status)).toEqual(Array(7).fill(200));
});

test('a visitor is not kept waiting by the connections of a crowd whose pages are being rendered', async () => {
  site = await startStubSite();
  await ask('/', visitor).answered;
  const busyOnes = () => site.seen.renderings.filter(({ url }) => url.startsWith('/busy')).length;
  const asked = Array.from({ length: 60 }, (_, number) => ask(`/busy?${number}`, crowd).answered);
  expect((await ask('/', visitor).answered).status).toBe(200);
  expect(busyOnes()).toBeLessThan(12);
  await Promise.all(asked);
});

test('invented hosts and ports share one rendering of a page; a host of this machine has its own', async () => {
  // No page grows old while they ask.
  site = await startStubSite({ pageCache: { now: () => 0 } });
  const port = new URL(site.url).port;
  const hosts = Array.from({ length: 20 }, (_, number) => [`h${number}.example`, `localhost:${number + 1}`]).flat();
  for (const host of hosts) expect((await ask('/brands', crowd, { host }).answered).status).toBe(200);
  await ask('/brands', crowd, { host: `localhost:${port}` }).answered;
  expect(site.seen.renderings.filter(({ url }) => url === '/brands')).toHaveLength(1);
  await ask('/brands', crowd, { host: `127.0.0.1:${port}` }).answered;
  expect(site.seen.renderings.filter(({ url }) => url === '/brands')).toHaveLength(2);
});

test('fifty people behind one address browse and send at once, and nobody is refused', async () => {
  site = await startStubSite();
  const people = Array.from({ length: 50 }, async (_, person) => {
    const paths = ['/', `/filter?venue=hall-${person}`, `/own?${person}`, '/hotel/the-tivoli', '/api/health'];
    const pages = await Promise.all(paths.map((path) => ask(path, crowd).answered));
    const body = new URLSearchParams({ name: `person ${person}` }).toString();
    const bytes = `POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const sent = await sendRaw(site.url, bytes, { localAddress: crowd, timeoutMs: 30_000 });
    return [...pages.map(({ status }) => status), ...sent.statuses];
  });
  for (const statuses of await Promise.all(people)) expect(statuses).toEqual([200, 200, 200, 200, 200, 422]);
});
