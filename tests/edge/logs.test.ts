import { expect, test } from 'vitest';
import { stubSiteOfThisFile } from './stub-site.ts';

const site = stubSiteOfThisFile();
const closed = stubSiteOfThisFile({ config: { monitoringAccess: 'staff' } });
const line = /^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\] .+$/;

test('the log is text, one entry a line, and costs nothing while it is unchanged', async () => {
  await fetch(`${site.url}/robots.txt?who=asha`);
  const ask = (headers = {}) => fetch(`${site.url}/api/logs`, { headers });
  await expect
    .poll(async () => (await ask()).text(), { timeout: 5_000 })
    .toMatch(/GET \/robots\.txt 200 in [\d.]+ ms\n/);
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

test('the log is closed where monitoring is for staff', async () => {
  expect((await fetch(`${closed.url}/api/logs`)).status).toBe(404);
});
