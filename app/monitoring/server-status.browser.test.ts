import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { SiteStatus } from '#app/monitoring/server-status.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteOfThisFile } from '#tests/browser/site.ts';

const token = 'a token of the tests, long enough';
const site = siteOfThisFile({ config: { monitoringToken: token } });
const mostBytes = 3 * 1024;

async function readSiteStatus(
  headers: Record<string, string> = { authorization: `Bearer ${token}` },
): Promise<SiteStatus> {
  return (await fetch(`${site.url}/api/monitoring`, { headers })).json() as Promise<SiteStatus>;
}

/** The browser makes the request itself, so that the page's own watchers do not notice it. */
function breakTwice(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (let time = 0; time < 2; time += 1) {
      const error = new RangeError('nothing on the shelf for "Meera"');
      dispatchEvent(new ErrorEvent('error', { error }));
    }
    dispatchEvent(new ErrorEvent('error', { message: 'of which nothing is known' }));
  });
}

function fetchedAfterLoad(address: string): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const fetched = performance.getEntriesByName(address)[0]?.startTime ?? 0;
  return visit !== undefined && visit.loadEventEnd > 0 && fetched > visit.loadEventEnd;
}

test('a visitor’s browser tells of errors and Web Vitals, after the page, in 3 KB, without cookies', async () => {
  const page = await site.visitor({ viewport: desktop });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/?utm_source=Meera', { waitUntil: 'networkidle' });
  const isBeacon = (path: string) => path.startsWith('/assets/send-beacon');
  // On a busy machine the scripts may run after the network was idle for a while.
  await hydrated(page.locator('main a').first());

  await page.context().addCookies([{ name: 'who', value: 'meera', url: site.url }]);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/beacon')),
    breakTwice(page),
  ]);
  expect(await sent.headerValue('cookie')).toBeNull();
  expect((await sent.response())?.status()).toBe(204);
  const beacon = scripts.find(isBeacon) ?? '';
  expect(await page.evaluate(fetchedAfterLoad, site.url + beacon)).toBe(true);
  const built = await fetch(site.url + beacon, { headers: { 'accept-encoding': 'gzip' } });
  expect(Number(built.headers.get('content-length'))).toBeLessThanOrEqual(mostBytes);
  expect((await fetch(`${site.url}${beacon}.map`)).status).toBe(404);

  // The largest paint is final with the visitor's first interaction.
  await page.keyboard.press('Shift');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const [vitals] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/api/beacon')),
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }),
  ]);
  expect(vitals.postDataJSON()).toMatchObject({ page: '/', vitals: { lcp: expect.any(Number) }, errors: [] });
  await vitals.response();

  const { detail } = await readSiteStatus();
  expect(detail?.errors.filter(({ side }) => side === 'browser')).toMatchObject([
    { name: 'RangeError', message: 'nothing on the shelf for …', count: 2 },
  ]);
  expect(detail?.vitals).toMatchObject([{ route: '/', visits: 1, lcp: expect.any(Number) }]);
  const home = detail?.routes.find(({ route }) => route === '/');
  expect(home?.requests).toBeGreaterThan(0);
  expect(JSON.stringify(detail)).not.toMatch(/meera/i);
});

test('without the token there are words and no figures', async () => {
  const { detail, ...coarse } = await readSiteStatus({ authorization: 'Bearer guessed' });
  expect(detail).toBeUndefined();
  expect(coarse).toMatchObject({ status: 'healthy', data: 'database', mail: 'moving' });
});
