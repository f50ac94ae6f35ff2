import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteOfThisFile } from '#tests/browser/site.ts';
import { stoppableWay } from '#tests/browser/stoppable-way.ts';
import { switchDatabase } from '#tests/support/database-switch.ts';

const site = siteOfThisFile();
const isOfMonitoring = (address: string) =>
  /monitoring|start-monitoring|float|system-logs/.test(new URL(address).pathname);

async function openMonitoring(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/monitoring`, { waitUntil: 'domcontentloaded' });
  await hydrated(page.getByRole('tab', { name: 'Overview' }));
  await page.locator('.mon-figures-3').getByText('All systems operational').waitFor();
}

const dashboard = (page: Page) => page.getByRole('region', { name: 'Live dashboard' });

async function tab(page: Page, name: string): Promise<string> {
  await dashboard(page).getByRole('tab', { name }).click();
  return (await dashboard(page).getByRole('tabpanel').textContent()) ?? '';
}

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
    // biome-ignore lint/suspicious/noConsole: what the page says there is what is watched
    console.error('the shelf is empty');
    dispatchEvent(new ErrorEvent('error', { message: 'nothing there' }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('too late') }));
  });
  const tabs = dashboard(page).getByRole('tablist');
  await expect.poll(() => tabs.textContent()).toBe('OverviewAPI HitsErrors4Throttling2');
  expect(await tab(page, 'API Hits')).toContain('GET/api/hotels200');
  expect(await dashboard(page).getByRole('listitem').count()).toBe(100);
  const errors = await tab(page, 'Errors');
  for (const words of ['404: GET /api/nothing', 'the shelf is empty', 'nothing there', 'Error: too late']) {
    expect(errors).toContain(words);
  }
  expect(await tab(page, 'Throttling')).toMatch(
    /^\/api\/search\?q=lawn101 hits in 60 sthrottled.*100 hits in 60 swarning$/,
  );
  expect(await tab(page, 'Overview')).toMatch(/Session API hits103above 50/);
  await expectAccessible(page);

  await page.keyboard.press('ArrowRight');
  expect(await tabs.locator('[aria-selected=true]').textContent()).toBe('API Hits');
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await page.getByRole('button', { name: 'Clear All Data' }).click();
  await page.evaluate(() => fetch('/api/hotels'));
  expect(await tab(page, 'API Hits')).toBe('No calls for data yet.');
  expect(await tab(page, 'Errors')).toBe('No errors detected');
  expect(await tab(page, 'Throttling')).toBe('No throttling detected');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  const session = async () => /session-\d+-[0-9a-z]{9}/.exec(await tab(page, 'Overview'))?.[0];
  const before = await session();
  await page.getByRole('button', { name: 'New Session' }).click();
  const second = await session();
  expect(second).not.toBe(before);
  await page.getByText('Excellent Performance!').waitFor();

  await page.getByRole('link', { name: 'Back to Website' }).click();
  await dashboard(page).waitFor({ state: 'detached' });
  await page.goBack();
  await hydrated(page.getByRole('tab', { name: 'Overview' }));
  expect(await session(), 'opening the page starts a fresh session').not.toBe(second);
  expect(await tab(page, 'Overview'), 'the third since the tab was loaded').toMatch(/Session3 session/);
});

test('ten thousand lines of the log are read, searched, exported and cleared', async () => {
  const page = await site.visitor({ viewport: desktop });
  const lines = Array.from({ length: 10_000 }, (_, line) => {
    const words = line % 100 === 7 ? 'ERROR the lift is stuck' : 'WARNING slow';
    return `[2026-11-21T12:00:00.000Z] ${line % 3 === 1 ? words : 'a guest'} ${line}`;
  });
  // A heap that happens to be full would be a line of its own.
  await page.addInitScript(() => Object.defineProperty(performance, 'memory', { value: undefined }));
  let asked = 0;
  await page.route('**/api/logs', (route) => {
    asked += 1;
    return route.fulfill({
      contentType: 'text/plain',
      body: `${lines.join('\n')}\n`,
      headers: { etag: `"${lines.length}"` },
    });
  });
  await page.clock.install();
  await openMonitoring(page);
  await page.getByRole('button', { name: 'System Logs' }).click();
  const logs = page.getByRole('dialog', { name: /^System Logs/ });
  const shown = () => logs.getByRole('listitem');
  // One line is monitoring's own: that the server is healthy.
  await logs.getByRole('heading', { name: 'System Logs (10001)' }).waitFor();
  await expect.poll(() => shown().last().textContent()).toMatch(/INFOServer status: healthymonitoring$/);
  expect(await shown().count()).toBeLessThan(80);
  await logs.getByLabel('Log lines').evaluate((view) => view.scrollTo(0, view.scrollHeight / 2));
  await expect.poll(() => shown().first().textContent()).toMatch(/T12:00:00\.000Z.*(49|50)\d\dserver$/);
  await expectAccessible(page);

  await logs.getByLabel('Level').selectOption('Errors Only');
  await logs.getByRole('heading', { name: /System Logs \(3[34]\)/ }).waitFor();
  await logs.getByLabel('Search the logs').fill('STUCK 907');
  await logs.getByRole('heading', { name: 'System Logs (1)' }).waitFor();
  expect(await shown().first().textContent()).toContain('ERRORthe lift is stuck 907');
  const download = page.waitForEvent('download');
  await logs.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/^system-logs-.*\.txt$/);
  expect(await text(await (await download).createReadStream())).toBe(`${lines[907]}\n`);

  await logs.getByLabel('Search the logs').fill('');
  await logs.getByLabel('Level').selectOption('All Levels');
  await logs.getByRole('button', { name: 'Clear' }).click();
  await logs.getByText('No logs to display').waitFor();
  // From here on time passes as we say.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const auto = logs.getByRole('button', { name: 'Auto' });
  await auto.click();
  expect(await auto.getAttribute('aria-pressed')).toBe('false');
  /** What was asked before an answer that has come is counted. */
  const askedByNow = async () => {
    await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
    return asked;
  };
  const before = await askedByNow();
  await page.clock.runFor(10_000);
  expect(await askedByNow(), 'not asked by itself').toBe(before);
  await auto.click();
  await expect.poll(() => asked).toBe(before + 1);
  lines.push('[2026-11-21T12:00:01.000Z] news');
  await page.clock.runFor(2_999);
  expect(await askedByNow(), 'not yet asked again').toBe(before + 1);
  await page.clock.runFor(1);
  await logs.getByRole('heading', { name: 'System Logs (1)' }).waitFor();
  expect(asked, 'asked again by itself').toBe(before + 2);
  await logs.getByRole('button', { name: 'Close' }).click();
  await logs.waitFor({ state: 'hidden' });
  await page.clock.runFor(10_000);
  expect(await askedByNow(), 'not asked while it is closed').toBe(before + 2);
  expect(await tab(page, 'API Hits'), 'the view does not count against itself').toBe('No calls for data yet.');
});

test('other pages load nothing of it until the switch is on, and then show its button clear of the bar', async () => {
  const page = await site.visitor();
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/people', { waitUntil: 'networkidle' });
  expect(fetched.filter(isOfMonitoring)).toEqual([]);

  await openMonitoring(page);
  await page.waitForLoadState('networkidle');
  // What is fetched only when it is used would be missing while the server is away.
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
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  await button.click();
  await dashboard(page).getByText('Session API hits').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dashboard(page).waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('where System Logs did not arrive the page stays, and a reload brings them', async () => {
  const page = await site.visitor();
  await page.route(/\/assets\/system-logs/, (route) => route.abort());
  await openMonitoring(page);
  await page.getByRole('button', { name: 'System Logs' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'System Logs could not be loaded.' });
  await missing.waitFor();
  await dashboard(page).getByText('Session API hits').waitFor();
  await page.unroute(/\/assets\/system-logs/);
  await missing.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await hydrated(page.getByRole('tab', { name: 'Overview' }));
  await page.getByRole('button', { name: 'System Logs' }).click();
  await page.getByRole('dialog', { name: /^System Logs/ }).waitFor();
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
  await dashboard(page).getByText('Session API hits').waitFor();
});

test('a server that stops is degraded, down after three checks, recovering, healthy; so is a lost database', async () => {
  const way = await stoppableWay(() => site.url);
  const page = await site.visitor({ viewport: desktop });
  await page.clock.install();
  await openMonitoring(page, way.url);
  const server = dashboard(page).locator('.mon-figure').first();
  const afterCheck = async (words: RegExp) => {
    await page.clock.fastForward(30_000);
    await expect.poll(() => server.textContent()).toMatch(words);
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
  await afterCheck(/^ServerOnlinerecovering$/);
  await afterCheck(/^ServerOnlinehealthy$/);
  expect(await page.locator('.mon-online').textContent()).toBe('Online');
  await old.waitFor({ state: 'detached' });
  await page.route('**/api/monitoring', (route) => route.fulfill({ status: 503 }));
  await afterCheck(/^ServerOnlinehealthy$/);
  await old.waitFor();
  await page.unroute('**/api/monitoring');

  const content = async () => {
    await page.clock.fastForward(30_000);
    return page.locator('.truth-words').textContent();
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
