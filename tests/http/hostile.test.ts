import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { limits } from '#platform/http/security/limits.ts';
import { hostileRequests } from './hostile-requests.ts';
import { sendRaw } from './raw.ts';
import { stubSiteOfThisFile } from './stub-site.ts';

// A head that never ends is given up after 10 s, a body after 35; here both are sooner.
Object.assign(limits, { bodyArrival: 500, bodyTimeout: 3_000 });
const site = stubSiteOfThisFile({ limits: { headersTimeout: 3_000 } });
const atOnce = 40;

test('a thousand malformed requests each get an answer, none a 5xx, and the next good one gets 200', async () => {
  const requests = hostileRequests();
  expect(requests.length).toBeGreaterThan(900);
  const unanswered: string[] = [];
  const failures: { request: string; answer: string }[] = [];
  const send = async (request: string, timeoutMs: number) => {
    const { statuses, text } = await sendRaw(site.url, request, { timeoutMs });
    if (statuses.length === 0) unanswered.push(request);
    if (statuses.some((status) => status >= 500))
      failures.push({ request: request.slice(0, 300), answer: text.slice(0, 300) });
  };
  for (let at = 0; at < requests.length; at += atOnce) {
    await Promise.all(requests.slice(at, at + atOnce).map((request) => send(request, 400)));
    expect((await fetch(`${site.url}/`)).status).toBe(200);
  }
  // Beginnings that never become a request are answered once the time for a whole one is over.
  await Promise.all(unanswered.splice(0).map((request) => send(request, 60_000)));
  expect(unanswered).toEqual([]);
  expect(failures).toEqual([]);
  // This site has no database, which it says once.
  const away = 'the database is away; answering from the last good answer';
  expect(site.log.filter(({ level, msg }) => Number(level) >= 50 && msg !== away)).toEqual([]);
});

test.each([
  ['a percent-encoding that is none', 'GET /%zz', 400],
  ['a NUL', 'GET /a%00b', 400],
  ['a NUL in the query', 'GET /filter?venue=%00', 400],
  ['a way out of the folder', 'GET /assets/%2e%2e/%2e%2e/etc/passwd', 400],
  ['a way out of the folder, with encoded slashes', 'GET /assets/..%2f..%2fetc%2fpasswd', 404],
  ['bytes that are no ASCII', 'GET /caf\xe9', 400],
  ['a whole URL of this site', 'GET http://localhost/own', 200],
  ['a whole URL of another site', 'GET http://evil.example/', 421],
  ['a method that we do not have', 'PUT /own', 405],
  ['a method that nobody has', 'FOO /own', 400],
])('%s is answered with its status', async (_name, line, status) => {
  const { statuses } = await sendRaw(site.url, `${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  expect(statuses).toEqual([status]);
});

test.each([
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['a Host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['two lengths', 'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  [
    'a length and chunks',
    'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    400,
  ],
  ['an expectation that is none of ours', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n\r\n', 417],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', 405],
])('a request with %s is refused', async (_name, bytes, status) => {
  expect((await sendRaw(site.url, bytes)).statuses).toEqual([status]);
});

test('what was no request has a line in the log, under the id that its sender reads', async () => {
  const { text } = await sendRaw(site.url, 'FOO / HTTP/1.1\r\nHost: a\r\n\r\n');
  const id = /x-request-id: (\S+)/.exec(text)?.[1];
  expect(text).toContain(`Reference for support: ${id}`);
  expect(site.log.find((line) => line.id === id)).toMatchObject({ msg: 'broken request', status: 400 });
});

test('a visitor who resets the connection in the middle of anything harms nobody', async () => {
  const beginnings = [
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20),
    'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nname=',
    'FOO / HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  ];
  for (const beginning of [...beginnings, ...beginnings, ...beginnings]) {
    const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
    socket.on('error', () => {});
    await new Promise((resolve) => socket.write(beginning, resolve));
    await new Promise((resolve) => setTimeout(resolve, 10 * Math.random()));
    socket.resetAndDestroy();
  }
  expect((await fetch(`${site.url}/`)).status).toBe(200);
});
