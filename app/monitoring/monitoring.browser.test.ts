import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { monitoringDashboard, openMonitoring, openMonitoringTab } from '#tests/browser/monitoring-page.ts';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';
import { switchDatabase } from '#tests/databases/database-switch.ts';
import { stoppableWay } from '#tests/servers/stoppable-way.ts';

const site = siteOfThisFile();
const isMonitoringScript = (address: string) =>
  /monitoring|start-monitoring|float|system-logs/.test(new URL(address).pathname);

test('a visitor watches what the tab asks for, clears it and starts anew', async () => {
  const page = await site.visitor({ viewport: { width: 320, height: 700 } });
  await openMonitoring(page);
  expect(await page.getByRole('link', { name: 'Back to Website' }).getAttribute('href')).toBe('/');
  await page.getByText('Online', { exact: true }).first().waitFor();
  await expectToFit(page);

  await page.evaluate(async () => {
    await fetch('/api/nothing');
    for (let hit = 0; hit < 101; hit += 1) await fetch('/api/search?q=lawn', { method: 'HEAD' });
    const older = new XMLHttpRequest();
    older.open('GET', '/api/hotels');
    older.send();
    await new Promise((resolve) => older.addEventListener('load', resolve));
    await fetch('/api/health');
    // biome-ignore lint/suspicious/noConsole: the page's output on the console is what is watched
    console.error('the shelf is empty');
    dispatchEvent(new ErrorEvent('error', { message: 'nothing there' }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('too late') }));
  });
  const tabs = monitoringDashboard(page).getByRole('tablist');
  await expect.poll(() => tabs.textContent()).toBe('OverviewAPI HitsErrors4Throttling2');
  expect(await openMonitoringTab(page, 'API Hits')).toContain('GET/api/hotels200');
  expect(await monitoringDashboard(page).getByRole('listitem').count()).toBe(100);
  const errors = await openMonitoringTab(page, 'Errors');
  for (const words of ['404: GET /api/nothing', 'the shelf is empty', 'nothing there', 'Error: too late']) {
    expect(errors).toContain(words);
  }
  expect(await openMonitoringTab(page, 'Throttling')).toMatch(
    /^\/api\/search\?q=lawn101 hits in 60 sthrottled.*100 hits in 60 swarning$/,
  );
  expect(await openMonitoringTab(page, 'Overview')).toMatch(/Session API hits103above 50/);
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  expect(await tabs.locator('[aria-selected=true]').textContent()).toBe('API Hits');
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await page.getByRole('button', { name: 'Clear All Data' }).click();
  await page.evaluate(() => fetch('/api/hotels'));
  expect(await openMonitoringTab(page, 'API Hits')).toBe('No calls for data yet.');
  expect(await openMonitoringTab(page, 'Errors')).toBe('No errors detected');
  expect(await openMonitoringTab(page, 'Throttling')).toBe('No throttling detected');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  const session = async () => /session-\d+-[0-9a-z]{9}/.exec(await openMonitoringTab(page, 'Overview'))?.[0];
  const before = await session();
  await page.getByRole('button', { name: 'New Session' }).click();
  const second = await session();
  expect(second).not.toBe(before);
  await page.getByText('Excellent Performance!').waitFor();

  await page.getByRole('link', { name: 'Back to Website' }).click();
  await monitoringDashboard(page).waitFor({ state: 'detached' });
  await page.goBack();
  await hydrated(page.getByRole('tab', { name: 'Overview' }));
  expect(await session(), 'opening the page starts a fresh session').not.toBe(second);
  expect(await openMonitoringTab(page, 'Overview'), 'the third since the tab was loaded').toMatch(/Session3 session/);
});

test('other pages load nothing of it until the switch is on, and then show its button clear of the bar', async () => {
  const page = await site.visitor();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/people', { waitUntil: 'networkidle' });
  expect(fetched.filter(isMonitoringScript)).toEqual([]);

  await openMonitoring(page);
  await page.waitForLoadState('networkidle');
  // A script that is fetched only when it is used would be missing while the server is away.
  await page.route('**/assets/*', (route) => route.abort());
  const button = page.getByRole('button', { name: /^Monitoring/ });
  const tabSwitch = page.getByRole('switch', { name: 'Watch every page in this tab' });
  await tabSwitch.click();
  await button.waitFor();
  await tabSwitch.click();
  await button.waitFor({ state: 'detached' });
  await tabSwitch.click();
  await button.waitFor();
  await page.unroute('**/assets/*');
  await page.goto('/people', { waitUntil: 'domcontentloaded' });
  await button.waitFor();
  const [box, bar] = [await button.boundingBox(), await page.locator('.bottom-bar').boundingBox()];
  expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThan(bar?.y ?? Number.NaN);
  await button.click();
  await monitoringDashboard(page).getByText('Session API hits').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await monitoringDashboard(page).waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each([phone, desktop])('the floating panel leaves the header free on a screen of $width px', async (viewport) => {
  const page = await site.visitor({ viewport });
  await page.addInitScript(() => sessionStorage.setItem('tivoli-monitoring', 'on'));
  await page.goto('/people', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /^Monitoring/ }).click();
  await monitoringDashboard(page).getByText('Session API hits').waitFor();
  const [panel, header] = [
    await page.locator('.mon-panel').boundingBox(),
    await page.getByRole('banner').boundingBox(),
  ];
  expect(panel?.y).toBeGreaterThanOrEqual((header?.y ?? Number.NaN) + (header?.height ?? Number.NaN));
});

test('a browser without a network shows no server as healthy', async () => {
  const page = await site.visitor({ viewport: desktop });
  await openMonitoring(page);
  const [summary, figure] = [
    page.locator('.mon-figures-3 .mon-figure').nth(1),
    monitoringDashboard(page).locator('.mon-figure').first(),
  ];
  await expect.poll(() => summary.textContent()).toContain('healthy');
  await page.context().setOffline(true);
  await expect.poll(() => summary.textContent()).toBe('Server statusofflineSystem issues detected');
  await expect.poll(() => figure.textContent()).toBe('ServerOfflinethis browser has no network');
  await page.context().setOffline(false);
  await expect.poll(() => summary.textContent()).toContain('healthy');
});

test('where the dashboard did not arrive the server’s words stay, and a reload brings it', async () => {
  const page = await site.visitor();
  await page.goto('/people');
  await hydrated(page.getByRole('banner').getByRole('link').first());
  await page.route(/\/assets\/live-monitoring/, (route) => route.abort());
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    return router.navigate('/monitoring');
  });
  const missing = page.getByRole('alert').filter({ hasText: 'The dashboard could not be loaded' });
  await missing.waitFor();
  await page.getByRole('heading', { name: 'What the server says' }).waitFor();
  await page.unroute(/\/assets\/live-monitoring/);
  await missing.getByRole('button', { name: 'Try Again' }).click();
  await monitoringDashboard(page).getByText('Session API hits').waitFor();
});

test('a server that stops is degraded, down after three checks, recovering, healthy; so is a lost database', async () => {
  const way = await stoppableWay(() => site.url);
  const page = await site.visitor({ viewport: desktop });
  await page.clock.install();
  await openMonitoring(page, way.url);
  const server = monitoringDashboard(page).locator('.mon-figure').first();
  const afterCheck = async (words: RegExp) => {
    await page.clock.fastForward(30_000);
    await expect.poll(() => server.textContent()).toMatch(words);
  };
  /** Checks again each second until it says so: on a busy machine an answer can be slow, or come after its check. */
  const untilItSays = (words: string) => {
    const sayOrCheck = async () => {
      const said = await server.textContent();
      if (said !== words) await page.clock.fastForward(30_000);
      return said;
    };
    return expect.poll(sayOrCheck, { interval: 1_000 }).toBe(words);
  };
  await way.cut();
  await afterCheck(/^ServerOfflinedegraded, 1 failed check$/);
  await afterCheck(/^ServerOfflinedegraded, 2 failed checks$/);
  await afterCheck(/^ServerOfflinedown, 3 failed checks$/);
  await page.getByText('System issues detected').first().waitFor();
  expect(await page.locator('.mon-online').textContent()).toBe('Offline');
  const old = page.getByText(/^As of .* Old: the server has not answered since\.$/);
  await old.waitFor();
  await page.getByRole('button', { name: 'System Logs' }).click();
  const logs = page.getByRole('dialog', { name: /^System Logs/ });
  await logs.getByText('Server health check failed: ').first().waitFor();
  await logs.getByRole('button', { name: 'Close' }).click();
  await way.mend();
  await untilItSays('ServerOnlinerecovering');
  await untilItSays('ServerOnlinehealthy');
  expect(await page.locator('.mon-online').textContent()).toBe('Online');
  await old.waitFor({ state: 'detached' });
  await page.route('**/api/monitoring', (route) => route.fulfill({ status: 503 }));
  await page.clock.fastForward(30_000);
  await untilItSays('ServerOnlinehealthy');
  await old.waitFor();
  await page.unroute('**/api/monitoring');

  const content = async () => {
    await page.clock.fastForward(30_000);
    return page.locator('.status-words').textContent();
  };
  await switchDatabase(site.database, 'off');
  await expect.poll(content).toContain('From the fallback: the database is away');
  await switchDatabase(site.database, 'on');
  await expect.poll(content).toContain('From the database');
  await way.cut();
});

test('without a script the page says what the server knows', async () => {
  const html = await (await fetch(`${site.url}/monitoring`)).text();
  for (const words of ['What the server says', 'Back to Website', 'Live Monitoring']) expect(html).toContain(words);
});
