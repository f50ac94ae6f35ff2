import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { monitoringDashboard, openMonitoring, openMonitoringTab } from '#tests/browser/monitoring-page.ts';
import { desktop, siteOfThisFile } from '#tests/browser/site.ts';

const site = siteOfThisFile();

test('ten thousand lines of the log are read, searched, exported and cleared', async () => {
  const page = await site.visitor({ viewport: desktop });
  const lines = Array.from({ length: 10_000 }, (_, line) => {
    const words = line % 100 === 7 ? 'ERROR the lift is stuck' : 'WARNING slow';
    return `[2026-11-21T12:00:00.000Z] ${line % 3 === 1 ? words : 'a guest'} ${line}`;
  });
  // If the heap happens to be full, that is a line of its own.
  await page.addInitScript(() => Object.defineProperty(performance, 'memory', { value: undefined }));
  let requests = 0;
  await page.route('**/api/logs', (route) => {
    requests += 1;
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
  // From here on the test moves the time.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const auto = logs.getByRole('button', { name: 'Auto' });
  await auto.click();
  expect(await auto.getAttribute('aria-pressed')).toBe('false');
  /** Every request that was made before an answer arrived is counted. */
  const requestsByNow = async () => {
    await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
    return requests;
  };
  const before = await requestsByNow();
  await page.clock.runFor(10_000);
  expect(await requestsByNow(), 'not asked by itself').toBe(before);
  await auto.click();
  await expect.poll(() => requests).toBe(before + 1);
  lines.push('[2026-11-21T12:00:01.000Z] news');
  await page.clock.runFor(2_999);
  expect(await requestsByNow(), 'not yet asked again').toBe(before + 1);
  await page.clock.runFor(1);
  await logs.getByRole('heading', { name: 'System Logs (1)' }).waitFor();
  expect(requests, 'asked again by itself').toBe(before + 2);
  await logs.getByRole('button', { name: 'Close' }).click();
  await logs.waitFor({ state: 'hidden' });
  await page.clock.runFor(10_000);
  expect(await requestsByNow(), 'not asked while it is closed').toBe(before + 2);
  expect(await openMonitoringTab(page, 'API Hits'), 'the view does not count against itself').toBe(
    'No calls for data yet.',
  );
});

test('lines that arrive after those of a later request are not shown', async () => {
  const page = await site.visitor({ viewport: desktop });
  const answers: ((line: string) => Promise<void>)[] = [];
  await page.route('**/api/logs', async (route) => {
    const answer = Promise.withResolvers<string>();
    const done = Promise.withResolvers<void>();
    answers.push((line) => {
      answer.resolve(line);
      return done.promise;
    });
    const words = await answer.promise;
    const body = `[2026-11-21T12:00:00.000Z] ${words}\n`;
    await route.fulfill({ contentType: 'text/plain', body, headers: { etag: `"${words}"` } });
    done.resolve();
  });
  await page.clock.install();
  await openMonitoring(page);
  await page.getByRole('button', { name: 'System Logs' }).click();
  const logs = page.getByRole('dialog', { name: /^System Logs/ });
  await logs.getByRole('button', { name: 'Auto' }).click();
  await logs.getByRole('button', { name: 'Refresh' }).click();
  // Opening, the clock, "Auto" and "Refresh" have each asked; once this is answered, all of them have arrived here.
  await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
  expect(answers.length).toBeGreaterThan(1);
  await answers.at(-1)?.('of now');
  await logs.getByText('of now').waitFor();
  for (const answer of answers.slice(0, -1)) await answer('of before');
  await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
  expect(await logs.getByText('of before').count()).toBe(0);
  expect(await logs.getByText('of now').count()).toBe(1);
});

test('where System Logs did not arrive the page stays, and a reload brings them', async () => {
  const page = await site.visitor();
  await page.route(/\/assets\/system-logs/, (route) => route.abort());
  await openMonitoring(page);
  await page.getByRole('button', { name: 'System Logs' }).click();
  const missing = page.getByRole('alert').filter({ hasText: 'System Logs could not be loaded.' });
  await missing.waitFor();
  await monitoringDashboard(page).getByText('Session API hits').waitFor();
  await page.unroute(/\/assets\/system-logs/);
  await missing.getByRole('button', { name: 'Try Again' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  await hydrated(page.getByRole('tab', { name: 'Overview' }));
  await page.getByRole('button', { name: 'System Logs' }).click();
  await page.getByRole('dialog', { name: /^System Logs/ }).waitFor();
});
