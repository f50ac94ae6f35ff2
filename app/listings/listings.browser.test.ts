import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdBack } from '#tests/browser/hold-back.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

const tabs = (page: Page, name: string) => page.locator('main').getByRole('navigation', { name });
const chosen = (page: Page, name: string) => tabs(page, name).locator('[aria-current]').textContent();
const count = (page: Page) => page.locator('.locations-results [role=status]').last();

test('filters stand in the address, each is announced with its count, and going back undoes the last', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto('/hotels', { waitUntil: 'domcontentloaded' });
  expect([await chosen(page, 'Brands'), await chosen(page, 'Locations')]).toEqual(['ALL BRANDS', 'All Locations']);
  await count(page).getByText('12 properties', { exact: true }).waitFor();

  const omnia = await hydrated(tabs(page, 'Brands').getByRole('link', { name: 'OMNIA BY TIVOLI' }));
  await omnia.click();
  await page.waitForURL('**/locations?brand=omnia');
  await count(page).getByText('3 properties', { exact: true }).waitFor();
  await page.evaluate(() => scrollTo(0, 40));
  // "Noida" is in "Greater Noida": either text may contain the other.
  await tabs(page, 'Locations').getByRole('link', { name: 'Noida', exact: true }).click();
  await page.waitForURL('**/locations?brand=omnia&location=noida');
  await count(page).getByText('2 properties', { exact: true }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);

  await page.goBack();
  await page.waitForURL('**/locations?brand=omnia');
  await count(page).getByText('3 properties', { exact: true }).waitFor();
  expect(await chosen(page, 'Locations')).toBe('All Locations');

  await tabs(page, 'Locations').getByRole('link', { name: 'Palwal', exact: true }).click();
  await page.getByText('No properties found matching your criteria.').waitFor();
  await page.getByText('Try adjusting your filters to see more results.').waitFor();
  await page.locator('.locations-results').getByRole('link', { name: 'View All Hotels' }).click();
  await page.waitForURL('**/hotels');
});

test('what the address fixes has no tab for all, with and without a script', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await site.visitor({ viewport: desktop, javaScriptEnabled });
    await page.goto('/locations/noida', { waitUntil: 'domcontentloaded' });
    expect(await chosen(page, 'Locations')).toBe('Noida');
    expect(await tabs(page, 'Locations').getByRole('link', { name: 'All Locations' }).count()).toBe(0);
    await tabs(page, 'Brands').getByRole('link', { name: 'THE TIVOLI', exact: true }).click();
    await page.waitForURL('**/locations/noida?brand=tivoli');
    await count(page).getByText('1 property', { exact: true }).waitFor();

    await page.goto('/brands', { waitUntil: 'domcontentloaded' });
    expect(await page.locator('main h2').allTextContents()).toEqual([
      'The Tivoli',
      'Omnia by Tivoli',
      'Wedcation by Tivoli',
      'The Upper HSE',
    ]);
    expect(await page.locator('main').getByText('View Details').count()).toBe(12);
    const omnia = tabs(page, 'Brands').getByRole('link', { name: 'OMNIA BY TIVOLI' });
    if (javaScriptEnabled) {
      await hydrated(omnia);
      const letCome = await holdBack(page, '**/brands/omnia.data*');
      await omnia.click();
      await page.getByRole('status').getByText('Loading brands...').waitFor();
      letCome();
    } else await omnia.click();
    await page.getByRole('heading', { level: 1, name: 'Omnia by Tivoli' }).waitFor();
    expect(await tabs(page, 'Brands').getByRole('link', { name: 'ALL BRANDS' }).count()).toBe(0);
  }
});

test('a filtered list names its filter in heading and title, and its first result is on the first screen', async () => {
  const page = await site.visitor();
  for (const [path, heading] of [
    ['/locations?brand=omnia', 'Omnia by Tivoli'],
    ['/locations?location=noida', 'Hotels and Venues in Noida'],
    ['/locations/greater-noida', 'Hotels and Venues in Greater Noida'],
    ['/locations?location=NOIDA', 'Hotels and Venues in Noida'],
    ['/locations?location=great', 'Hotels and Venues in Greater Noida'],
    ['/locations?brand=Omnia%20by%20Tivoli', 'Omnia by Tivoli'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('h1').textContent()).toBe(heading);
    expect(await page.title()).toBe(`${heading} – Tivoli`);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const first = await page.locator('.hotel-row').first().boundingBox();
      const bar = viewport === phone ? 64 : 0;
      expect((first?.y ?? Number.NaN) + (first?.height ?? Number.NaN), path).toBeLessThanOrEqual(viewport.height - bar);
    }
  }
});

test('a filter of words chooses its tab; one that finds nothing says so on the first screen', async () => {
  const page = await site.visitor();
  await page.goto('/locations?location=NOIDA&brand=OMNIA', { waitUntil: 'domcontentloaded' });
  const current = page.locator('#list .tabs [aria-current]');
  expect(await current.allTextContents()).toEqual(['OMNIA BY TIVOLI', 'Noida']);
  await page.goto('/locations?location=Atlantis', { waitUntil: 'domcontentloaded' });
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    const none = await page.getByText('No properties found matching your criteria.').boundingBox();
    expect((none?.y ?? Number.NaN) + (none?.height ?? Number.NaN)).toBeLessThanOrEqual(viewport.height - 64);
  }
});

test('a place’s own address lists what the list of all places has under it; words in the query find more', async () => {
  const slugsAt = async (path: string) => {
    const html = await (await fetch(site.url + path)).text();
    return [...html.matchAll(/class="hotel-row hairline-t" href="\/hotel\/([a-z-]+)"/g)].map(([, slug]) => slug);
  };
  const all = await (await fetch(`${site.url}/all-locations`)).text();
  const groups = all.split('id="place-').slice(1);
  expect(groups).toHaveLength(7);
  for (const group of groups) {
    const place = group.slice(0, group.indexOf('"'));
    const under = [...group.matchAll(/class="hotel-row hairline-t" href="\/hotel\/([a-z-]+)"/g)].map(
      ([, slug]) => slug,
    );
    expect(await slugsAt(`/locations/${place}`), place).toEqual(under);
    for (const slug of under)
      expect((await fetch(`${site.url}/${place}/${slug}`)).status, `${place}/${slug}`).toBe(200);
  }
  expect(await slugsAt('/locations/noida')).toEqual(['tivoli-lotus-court', 'omnia-noida']);
  expect(await slugsAt('/locations?location=noida')).toHaveLength(3);
});

test('the home page fits a screen of 280 px, and a date fits its box in the finder of a phone', async () => {
  const page = await site.visitor({ viewport: { width: 280, height: 653 } });
  for (const path of ['/', '/hi']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(280);
  }
  await page.setViewportSize(phone);
  for (const path of ['/locations', '/hi/locations']) {
    await page.goto(`${path}?guests=300`);
    await page.locator('.finder summary').click();
    const [needed, width] = await page.locator('#finder-date').evaluate((box) => {
      const { offsetWidth } = box as HTMLElement;
      (box as HTMLElement).style.width = 'max-content';
      return [(box as HTMLElement).offsetWidth, offsetWidth];
    });
    // Other engines need up to 24 pixels more than Chromium.
    expect((needed ?? Number.NaN) + 24, path).toBeLessThanOrEqual(width ?? 0);
  }
});
