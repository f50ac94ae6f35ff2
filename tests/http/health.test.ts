import { expect, test } from 'vitest';
import { stubSiteOfThisFile } from './stub-site.ts';

const token = 'a token that is long enough';
const site = stubSiteOfThisFile({ config: { monitoringToken: token } });

test('health is told at once, by GET and HEAD, and never kept', async () => {
  const response = await fetch(`${site.url}/api/health`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const head = await fetch(`${site.url}/api/health`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test.each([undefined, 'Bearer another token altogether'])(
  'deep health is told to nobody with %s',
  async (authorization) => {
    const response = await fetch(`${site.url}/api/health?deep=1`, authorization ? { headers: { authorization } } : {});
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  },
);

test('deep health says which part is down', async () => {
  const response = await fetch(`${site.url}/api/health?deep=1`, { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'degraded', parts: { jobs: 'down' } });
});

test('a site that has not found its database is alive and not ready, and says what it waits for', async () => {
  const response = await fetch(`${site.url}/api/health/ready`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await response.json()).toMatchObject({
    status: 'unready',
    lack: 'queues',
    reason: expect.stringMatching(/^The job queues/),
  });
  const head = await fetch(`${site.url}/api/health/ready`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([503, '']);
});

test.each(['/api/health', '/api/health/ready'])('%s takes no post, and says what it takes', async (path) => {
  const response = await fetch(`${site.url}${path}`, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('robots.txt is answered plainly', async () => {
  expect((await fetch(`${site.url}/robots.txt`)).status).toBe(200);
});

test('a call that does not exist is a 404 as JSON', async () => {
  const response = await fetch(`${site.url}/api/nothing`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    error: { status: 404, requestId: response.headers.get('x-request-id') },
  });
});
