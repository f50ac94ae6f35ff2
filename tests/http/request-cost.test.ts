import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { pagesOf } from '#app/site-pages.server.ts';
import { sendRaw } from './raw.ts';
import { emptyRecord, stubBuild } from './stub-build.tsx';
import { type StubSite, startStubSite } from './stub-site.ts';

const crowd = '127.0.0.2';
const visitor = '127.0.0.3';
const bounds = { atOnce: 1, atOncePerClient: 1, waiting: 40, waitingPerClient: 1, turn: 60_000 };

let site: StubSite;
let release = () => {};
afterEach(async () => {
  release();
  await site.close();
});

/** Starts a site whose pages `/slow` and posts to it are ready when `release` is called. */
async function start(options: Parameters<typeof startStubSite>[0] = {}): Promise<void> {
  site = await startStubSite(options);
  site.seen.slow = new Promise((resolve) => {
    release = resolve;
  });
}

/** Sends a target exactly as it is written, and returns the status. */
async function ask(
  path: string,
  localAddress: string,
  { body, headers = {} }: { body?: string; headers?: object } = {},
) {
  const { hostname, port } = new URL(site.url);
  const type = 'application/x-www-form-urlencoded';
  const sent = request({
    hostname,
    port,
    path,
    localAddress,
    agent: false,
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body !== undefined && { 'content-type': type, 'content-length': body.length }), ...headers },
  });
  sent.end(body);
  const [answer] = await once(sent, 'response');
  answer.resume();
  return answer.statusCode as number;
}

const slowOnes = () => site.seen.renderings.filter(({ url }) => url.startsWith('/slow')).length;

test.each([
  '/api/search?q=lawn',
  '/api/%73earch?q=lawn',
  '/%61pi/search?q=lawn',
  '/api/search/?q=lawn',
  '/api/SEARCH?q=lawn',
  '/api/logs',
  '/api/health?deep=1',
  '/own',
  '/own.data',
  '/nothing-there.data',
])('%s waits for its turn, however it is written, while a health check and another client do not', async (path) => {
  await start({ renderings: { ...bounds, atOnce: 2 } });
  for (let number = 0; number < 2; number += 1) ask(`/slow?${number}`, crowd).catch(() => {});
  await expect.poll(slowOnes).toBe(1);
  expect([429, 308]).toContain(await ask(path, crowd));
  expect(await ask('/api/health', crowd)).toBe(200);
  expect(await ask('/own', visitor)).toBe(200);
});

test('whoever posts takes turns too, also with what is refused and with what is no form', async () => {
  await start({ forms: { ...bounds, atOnce: 2 } });
  for (let number = 0; number < 2; number += 1) ask(`/slow?${number}`, crowd, { body: '' }).catch(() => {});
  await expect.poll(slowOnes).toBe(1);
  const foreign = { headers: { origin: 'https://elsewhere.example' } };
  const refused = [
    await ask('/form', crowd, { body: 'name=Asha' }),
    await ask('/own', crowd, { body: 'name=Asha' }),
    await ask('/plain', crowd, { body: 'name=Asha', ...foreign }),
    await ask('/api/beacon', crowd, { body: '{}' }),
    await ask('/api/csp-report', crowd, { body: '{}' }),
  ];
  expect(refused).toEqual([429, 429, 429, 429, 429]);
  expect(await ask('/form', visitor, { body: 'name=Meera' })).toBe(422);
  expect(await ask('/own', crowd)).toBe(200);
});

test('a form whose last byte comes after its turn waits for another one', async () => {
  let turns = 0;
  const second = Promise.withResolvers<void>();
  const beforeTurn = async () => {
    turns += 1;
    if (turns === 2) await second.promise;
  };
  await start({ forms: { ...bounds, turn: 20, beforeTurn } });
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  const [head = '', body = ''] = requestOf('/form', 'name=Asha').split('\r\n\r\n');
  socket.write(`${head}\r\nExpect: 100-continue\r\n\r\n${body.slice(0, -1)}`);
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 100/);
  socket.write(body.slice(-1));
  await expect.poll(() => turns).toBe(2);
  expect(received).not.toContain('422');
  second.resolve();
  await expect.poll(() => received).toContain('HTTP/1.1 422');
  socket.destroy();
  expect(await ask('/form', crowd, { body: 'name=Asha' })).toBe(422);
  expect(turns).toBe(3);
});

test('what is refused before its page is asked is refused in the language of that page', async () => {
  const page = { locale: 'hi-IN', home: '/hi', back: 'वापस', reference: 'संदर्भ' };
  const refusalWords = (status: number, isForm: boolean) => ({ title: `${status}`, text: `form ${isForm}`, page });
  const translated = [{ ...pagesOf(stubBuild(emptyRecord())), prefix: '/hi', refusalWords }];
  await start({ forms: bounds, renderings: bounds, translated });
  for (let number = 0; number < 2; number += 1) {
    ask(`/slow?${number}`, crowd).catch(() => {});
    ask(`/slow?${number}`, crowd, { body: '' }).catch(() => {});
  }
  await expect.poll(slowOnes).toBe(2);
  const answered = async (path: string, body?: string) => {
    const { statuses, text } = await sendRaw(site.url, requestOf(path, body), { localAddress: crowd });
    return [statuses[0], /lang="([^"]+)"/.exec(text)?.[1], /<h1>(.*?)<\/p>/.exec(text)?.[1]];
  };
  expect(await answered('/hi/nothing', 'name=Asha')).toEqual([429, 'hi-IN', '429</h1><p>form true']);
  expect(await answered('/hi/nothing')).toEqual([429, 'hi-IN', '429</h1><p>form false']);
  expect(await answered('/hi/nothing', 'x'.repeat(70_000))).toEqual([413, 'hi-IN', '413</h1><p>form true']);
  expect(await answered('/hi/%zz')).toEqual([400, 'hi-IN', '400</h1><p>form false']);
  expect((await answered('/%zz'))[2]).toMatch(/^Page Not Found.*This address cannot be read/);
  expect((await answered('/form', 'name=Asha'))[2]).toMatch(/^Not sent yet.*yours was not stored/);
  expect((await answered('/own'))[2]).toMatch(/^Too Many Requests/);
});

function requestOf(path: string, body: string | undefined): string {
  if (body === undefined) return `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  const type = 'Content-Type: application/x-www-form-urlencoded';
  return `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

test('whoever must sign in first is told so before a letter of what they send is read', async () => {
  await start();
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const length = 4 * 1024 * 1024;
  const head = ['POST /guarded HTTP/1.1', 'Host: localhost', 'Content-Type: application/x-www-form-urlencoded'];
  socket.write([...head, 'Expect: 100-continue', `Content-Length: ${length}`, '', ''].join('\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString('latin1')).toMatch(/^HTTP\/1\.1 302 .*\r\n(.*\r\n)*location: \/desk\/sign-in\r\n/i);
  socket.destroy();
  expect(site.seen.renderings).toEqual([]);
  // A client that sends all at once reads the same answer.
  expect(await ask('/guarded', crowd, { body: 'a&'.repeat(length / 2) })).toBe(302);
});

test('a connection on which a guard refused a form serves the next request', async () => {
  await start();
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  const body = `a=${'x'.repeat(40_000)}`;
  const post = ['POST /guarded HTTP/1.1', 'Host: localhost', 'Content-Type: application/x-www-form-urlencoded'];
  let received = '';
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
  });
  socket.write([...post, `Content-Length: ${body.length}`, '', body].join('\r\n'));
  await expect.poll(() => received).toMatch(/302/);
  socket.write('GET /own HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await expect.poll(() => received).toMatch(/HTTP\/1\.1 200/);
  socket.destroy();
});

test('the data of a page have one address, and every other spelling leads there and is not kept', async () => {
  await start();
  const located = async (path: string) => {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  for (const odd of ['/hotel/the-tivoli//.data', '/hotel///the-tivoli/_.data', '/Hotel/the%2Dtivoli.data']) {
    expect(await located(`${odd}?x=1`)).toEqual([308, '/hotel/the-tivoli.data?x=1']);
  }
  expect(await located('/filter/.data')).toEqual([308, '/filter.data']);
  expect(await located('//.data')).toEqual([308, '/_.data']);
  expect((await located('/_.data'))[0]).toBe(200);
  expect((await located('/hotel/the-tivoli.data'))[0]).toBe(200);
  expect(site.seen.renderings.map(({ url }) => url)).toHaveLength(2);
});

/** A comparison of a path as it was sent with a text, in any of the usual ways. */
const comparison =
  /\b(?:path|pathname|url|target)\b\)?\??\.(?:startsWith|includes|endsWith|match)\(|\b(?:path|pathname|url)\b [!=]==? ['"`/]|\[.*\]\.includes\((?:\w+\.)*(?:path|pathname|url)\)|\w[pP]aths\.(?:includes|has)\(/;

test('what a request costs or may do is never decided by the text of its path: routes are matched', () => {
  const files = globSync(['platform/http/**/*.ts', 'app/*.server.ts', 'app/monitoring/server/*.ts']);
  const sources = files.filter((file) => !file.endsWith('.test.ts'));
  expect(sources.length).toBeGreaterThan(40);
  const comparing = sources.filter((file) => comparison.test(readFileSync(file, 'utf8')));
  expect(comparing.sort()).toEqual([
    // Whether the router's last failure is shown as data or as a page.
    'app/create-hono-app.server.ts',
    // The server of METRICS_PORT has one address.
    'app/monitoring/server/metrics-server.server.ts',
    // The language of an address, before the routes of that language match it.
    'app/site-pages.server.ts',
    // Names of built files; anything else is no file.
    'platform/http/cache/release-assets.ts',
    'platform/http/files/static-files.ts',
    // The stored pictures have one spelling, and bounds of their own.
    'platform/http/request-handler.ts',
    // What every target must look like before the matching, and the matching itself.
    'platform/http/requests/examine-request.ts',
    'platform/http/requests/page-address.ts',
    // The page of a report that a browser sends.
    'platform/http/security/csp-reports.ts',
    // Whether a refusal is a page or JSON.
    'platform/http/security/refused-request.ts',
  ]);
  expect("if (costlyPaths.includes(path)) path === '/x'").toMatch(comparison);
});
