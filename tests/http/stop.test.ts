import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { limits } from '#platform/http/security/limits.ts';
import { stopwatch } from '#tests/support/stopwatch.ts';
import { startStubSite } from './stub-site.ts';

test('a stop lets requests in flight finish, takes no new ones and closes idle connections', async () => {
  const site = await startStubSite();
  const idle = connect(Number(new URL(site.url).port), '127.0.0.1');
  const idleClosed = new Promise((resolve) => idle.once('close', resolve));
  let release: () => void = () => {};
  site.seen.slow = new Promise((resolve) => {
    release = resolve;
  });
  const slow = fetch(`${site.url}/slow`);
  while (site.seen.renderings.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));

  const passed = stopwatch();
  const closing = site.close();
  await expect(fetch(`${site.url}/`)).rejects.toThrow();
  release();
  const response = await slow;
  expect([response.status, response.headers.get('connection')]).toEqual([200, 'close']);
  await closing;
  await idleClosed;
  // A connection that delays the stop is cut after ten seconds; half of that tells the two apart on a busy machine.
  expect(passed()).toBeLessThan(5_000);
});

test('a request on a connection that was taken just before the stop is answered', async () => {
  const site = await startStubSite();
  const late = connect(Number(new URL(site.url).port), '127.0.0.1');
  await once(late, 'connect');
  // After many turns of the event loop the site has accepted the connection too.
  await fetch(`${site.url}/`);
  const closing = site.close();
  late.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  expect(String(Buffer.concat(await late.toArray()))).toMatch(/^HTTP\/1\.1 200 /);
  await closing;
});

test('a request that does not end is given up after ten seconds', async () => {
  expect(limits.stop).toBe(10_000);
  const site = await startStubSite({ limits: { stop: 1_000 } });
  site.seen.slow = new Promise(() => {});
  const slow = fetch(`${site.url}/slow`).catch((error: Error) => error);
  while (site.seen.renderings.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const begun = performance.now();
  const passed = stopwatch();
  await site.close();
  expect(passed()).toBeLessThan(3_000);
  expect(performance.now() - begun).toBeGreaterThan(900);
  expect(await slow).toBeInstanceOf(Error);
});

test('two sites run side by side in one process and stop on their own', async () => {
  const [first, second] = await Promise.all([startStubSite(), startStubSite()]);
  await fetch(`${first.url}/`);
  expect(second.seen.renderings).toEqual([]);
  await first.close();
  expect((await fetch(`${second.url}/`)).status).toBe(200);
  await second.close();
});
