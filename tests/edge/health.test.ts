import { expect, test } from 'vitest';
import { stubSiteOfThisFile } from './stub-site.ts';

const site = stubSiteOfThisFile();

test('health is told at once, by GET and HEAD, and never kept', async () => {
  const response = await fetch(`${site.url}/api/health`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const head = await fetch(`${site.url}/api/health`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('deep health says which part is down', async () => {
  const response = await fetch(`${site.url}/api/health?deep=1`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'degraded', parts: { jobs: 'down' } });
});

test.each([
  ['/robots.txt', 200],
  ['/favicon.ico', 204],
])('%s is answered plainly', async (path, status) => {
  expect((await fetch(site.url + path)).status).toBe(status);
});

test('a call that does not exist is a 404 as JSON', async () => {
  const response = await fetch(`${site.url}/api/nothing`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    error: { status: 404, requestId: response.headers.get('x-request-id') },
  });
});
