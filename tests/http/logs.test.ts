import { expect, test } from 'vitest';
import { stubSiteOfThisFile } from './stub-site.ts';

const token = 'a token of the tests, long enough';
const site = stubSiteOfThisFile({ config: { monitoringToken: token } });
const closed = stubSiteOfThisFile({ config: { monitoringAccess: 'staff' } });
const line = /^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\] .+$/;

test('the log is text, one entry a line, and costs nothing while it is unchanged', async () => {
  await fetch(`${site.url}/robots.txt?who=asha`);
  const ask = (headers = {}) => fetch(`${site.url}/api/logs`, { headers });
  await expect.poll(async () => (await ask()).text()).toMatch(/GET \/robots\.txt 200 in [\d.]+ ms\n/);
  const first = await ask();
  expect(first.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const lines = (await first.text()).trimEnd().split('\n');
  for (const each of lines) expect(each).toMatch(line);
  expect(lines.join()).not.toContain('asha');
  const again = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await fetch(`${site.url}/api/logs`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
});

test('health checks are counted and not logged; a post to their address is', async () => {
  for (const path of ['/api/health', '/api/health?deep=1', '/api/health/ready']) await fetch(site.url + path);
  await fetch(`${site.url}/api/health`, { method: 'POST' });
  const lines = () => site.log.filter(({ path }) => String(path).startsWith('/api/health'));
  await expect.poll(lines).toHaveLength(1);
  expect(lines()).toMatchObject([{ method: 'POST', status: 405 }]);
});

test('the log is closed where monitoring is for staff', async () => {
  expect((await fetch(`${closed.url}/api/logs`)).status).toBe(404);
});

test('forms and sign-in stand in the log of administrators and programs alone', async () => {
  await fetch(`${site.url}/hotel/the-tivoli`);
  for (const path of ['/form', '/desk/sign-in']) {
    await fetch(site.url + path);
    await fetch(site.url + path, { method: 'POST', body: new URLSearchParams({ name: 'Asha' }) });
  }
  const read = async (headers = {}) => (await fetch(`${site.url}/api/logs`, { headers })).text();
  const authorization = `Bearer ${token}`;
  await expect.poll(() => read({ authorization })).toMatch(/POST \/desk\/sign-in 422/);
  expect(await read({ authorization })).toMatch(/POST \/form 422/);
  await expect.poll(() => read()).toContain('GET /hotel/:slug 200');
  expect(await read()).not.toMatch(/POST|\/form|sign-in/);
});
