import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { stages } from '#app/ui/loading/stage.tsx';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { holdBack } from '#tests/browser/hold-back.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteOfThisFile } from '#tests/browser/site.ts';
import { timeUntil } from '#tests/browser/stopped-clock.ts';
import { addHotel } from '#tests/factories/catalogue-rows.ts';

const site = siteOfThisFile();

async function openList(page: Page) {
  await page.goto('/all-locations');
  await hydrated(page.locator('main a[href="/hotel/tivoli-heritage-palace"]'));
}

const follow = (page: Page, slug: string) => page.locator(`main a[href="/hotel/${slug}"]`).first().click();
const asksForData = /\/hotel\/.*\.data/;

test('reached from another page, a hotel shows that it loads, then its sections without a shift', async () => {
  const page = await site.visitor({ viewport: desktop });
  await openList(page);
  await page.route(asksForData, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await page.evaluate(() => {
    const seen: { at: number; waiting: number }[] = [];
    const look = () => {
      const all = document.querySelectorAll('.stage').length;
      const waiting = document.querySelectorAll('.stage[data-waiting]').length;
      if (all > 0 && seen.at(-1)?.waiting !== waiting) seen.push({ at: performance.now(), waiting });
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        if (document.querySelector('.stage')) shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { seen, shifts });
  });
  await follow(page, 'tivoli-heritage-palace');
  await page.getByRole('status').getByText('Loading hotel details...').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Tivoli Heritage Palace' }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.stage[data-waiting]').length === 0);
  const { seen, shifts } = await page.evaluate(() => {
    const { seen, shifts } = window as unknown as { seen: { at: number; waiting: number }[]; shifts: number[] };
    return { seen, shifts };
  });
  const [first] = seen;
  expect(first?.waiting).toBe(10);
  expect(seen.map(({ waiting }) => waiting)).toEqual([...seen.map(({ waiting }) => waiting)].sort((a, b) => b - a));
  const took = (seen.at(-1)?.at ?? 0) - (first?.at ?? 0);
  expect(took).toBeGreaterThanOrEqual(stages.background);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);

  // The second time the data come from the session.
  await page.goBack();
  await page.unroute(asksForData);
  await page.route(asksForData, (route) => route.abort());
  await follow(page, 'tivoli-heritage-palace');
  await page.getByRole('heading', { level: 1, name: 'Tivoli Heritage Palace' }).waitFor();
});

test('what is loading is seen in the middle of the screen, and so is a section that waits', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.clock.install();
  await openList(page);
  const last = page.locator('main a[href="/hotel/wedcation-by-tivoli-israna"]').first();
  await last.scrollIntoViewIfNeeded();
  const letCome = await holdBack(page, '**/hotel/wedcation-by-tivoli-israna.data*');
  await page.clock.pauseAt(Date.now() + 60_000);
  await last.click();
  const pending = page.getByRole('status').getByText('Loading hotel details...');
  expect(await timeUntil(page, pending, 100)).toBeLessThanOrEqual(300);
  const box = await pending.boundingBox();
  expect(box?.y).toBeGreaterThan(desktop.height / 3);
  expect(box?.y).toBeLessThan((desktop.height * 2) / 3);
  letCome();
  const rooms = page.getByText('Loading room information...');
  await rooms.waitFor();
  expect((await rooms.boundingBox())?.height).toBeGreaterThan(10);
  const waits = async () => {
    await page.clock.runFor(100);
    return rooms.count();
  };
  await expect.poll(waits).toBe(0);
});

test('a hotel that cannot be loaded says so in the words of its family', async () => {
  const page = await site.visitor({ viewport: desktop });
  await openList(page);
  await page.route(asksForData, (route) => route.abort());
  for (const [slug, title, retry] of [
    ['tivoli-heritage-palace', 'Unable to Load Hotel', 'Try Again after some time'],
    ['tivoli-royal-court-okhla', 'Unable to Load Venue', 'Try Again'],
    ['omnia-greater-noida', 'Something went wrong', 'Try Again'],
  ] as const) {
    await follow(page, slug);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.locator('main').getByRole('link', { name: retry, exact: true }).getAttribute('href')).toBe(
      `/hotel/${slug}`,
    );
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'All Locations' }).waitFor();
  }
});

test('every address of a hotel leads to its one page', async () => {
  const answer = (path: string) => fetch(site.url + path, { redirect: 'manual' });
  for (const path of ['/delhi/the-tivoli', '/tivoli/the-tivoli']) {
    const page = await answer(path);
    expect(page.status, path).toBe(200);
    expect(await page.text()).toMatch(/rel="canonical" href="[^"]*\/hotel\/the-tivoli"/);
  }
  for (const [path, to] of [
    ['/hotel/tivoli-grand-palace', '/hotel/the-tivoli'],
    ['/tivoli/tivoli-royal-suite', '/hotel/tivoli-royal-palace'],
    ['/hotel/tivoli-royal-suite/fact-sheet', '/hotel/tivoli-royal-palace/fact-sheet'],
  ] as const) {
    const moved = await answer(path);
    expect([moved.status, new URL(moved.headers.get('location') ?? '', site.url).pathname], path).toEqual([301, to]);
  }
  for (const path of [
    '/noida/the-tivoli',
    '/atlantis/the-tivoli',
    '/omnia/the-tivoli',
    '/brands/none',
    '/hotel/none/tour',
  ])
    expect((await answer(path)).status, path).toBe(404);
});

test('a hotel that staff add, hide or close is so at its address, in lists, in search and in the sitemap', async () => {
  const { db, owner } = site.database;
  const read = async (path: string) => {
    const page = await fetch(site.url + path);
    return { status: page.status, text: await page.text() };
  };
  await addHotel(db, { slug: 'added-today', name: 'Added Today', brand: 'omnia', location: 'palwal', city: 'Hodal' });
  await addHotel(db, { slug: 'shut-for-good', name: 'Shut For Good', closed: true });
  await owner.query(
    "update hotels set is_active = false where slug in ('tivoli-royal-palace', 'tivoli-royal-court-okhla')",
  );

  const page = await site.visitor({ viewport: desktop });
  // A database that takes too long on a busy machine is answered for by what was known before.
  await expect.poll(async () => (await read('/hotel/added-today')).status).toBe(200);
  await page.goto('/hotel/added-today');
  expect(await page.title()).toBe('Added Today – Luxury Hotel in Hodal');
  await page.getByRole('link', { name: 'Book Your Stay' }).last().waitFor();
  await expectAccessible(page);

  for (const [path, words] of [
    ['/locations?brand=omnia', 'Added Today'],
    ['/search?q=added', '/hotel/added-today'],
    ['/sitemap.xml', '/hotel/added-today</loc>'],
    ['/compare?a=added-today', 'Hodal'],
  ] as const)
    await expect.poll(async () => (await read(path)).text, { message: path }).toContain(words);

  await expect.poll(async () => (await read('/hotel/shut-for-good')).status).toBe(410);
  await expect.poll(async () => (await read('/hotel/tivoli-royal-palace')).status).toBe(404);
  const palace = await read('/hotel/tivoli-royal-palace');
  expect(palace.text).toContain('We couldn&#x27;t find the hotel you&#x27;re looking for.');
  expect(palace.text).toMatch(/href="\/locations"[^>]*>Back to Locations/);
  await expect.poll(async () => (await read('/hotel/tivoli-royal-court-okhla')).text).toContain('Venue Not Found');
  await expect.poll(async () => (await read('/sitemap.xml')).text).not.toContain('/hotel/tivoli-royal-palace<');
});

test('planners print a fact sheet, compare three venues and walk through a house', async () => {
  const page = await site.visitor();
  await page.goto('/hotel/upper-hse-sultanpur/fact-sheet');
  const sheet = await page.getByRole('row', { name: /Oval Glass House/ }).textContent();
  expect(sheet).toMatch(/10,000\ssq\sft \(929\sm²\)200–600600–200–/);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('footer').isVisible()).toBe(false);
  const pages = /\/Count (\d+)/.exec((await page.pdf({ format: 'A4' })).toString('latin1'));
  expect(pages?.[1]).toBe('1');
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Compare with other venues' }).click();
  await page.waitForURL('**/compare?a=upper-hse-sultanpur');
  await page.getByLabel('Second venue').selectOption('tivoli-bijwasan');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.waitForURL('**/compare?a=upper-hse-sultanpur&b=tivoli-bijwasan**');
  await page.getByRole('cell', { name: 'From ₹20,000 a night' }).waitFor();
  await expectAccessible(page);

  await page.goto('/compare');
  const starts = page.locator('.compare-start').getByRole('link');
  expect(await starts.locator('picture').count()).toBeGreaterThan(9);
  await page
    .locator('.compare-start')
    .getByRole('link', { name: /^The Tivoli/ })
    .click();
  await page.waitForURL('**/compare?a=the-tivoli');

  await page.goto('/hotel/tivoli-bijwasan/tour');
  await page.getByRole('link', { name: 'On to Inside the Marquee at dusk' }).click();
  await page.waitForURL('**/tour#inside');
});

test('a hotel is reached from another page although the scripts of its sections do not come', async () => {
  const page = await site.visitor({ viewport: desktop });
  await openList(page);
  let asked = 0;
  await page.route(/\/assets\/(rooms|dining|spaces)-[^/]*\.js/, (route) => {
    asked += 1;
    return route.abort();
  });
  await follow(page, 'tivoli-heritage-palace');
  await page.getByRole('heading', { level: 1, name: 'Tivoli Heritage Palace' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Something went wrong' }).count()).toBe(0);
  expect(asked).toBeGreaterThan(0);
});
