import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { mostSearchHits } from '#app/catalogue/most-search-hits.ts';
import { mostVenueOptions } from '#app/enquiries/venue-options.ts';
import { mostHomeHotels } from '#app/home/home-sections.ts';
import {
  ceremonyPlacesPerPage,
  firstSpaces,
  hotelsPerGroup,
  hotelsPerPage,
  spacesPerPage,
} from '#app/listings/list-lengths.ts';
import { hotelsPerSitemap } from '#app/shell/head/sitemap-route.ts';
import { expectAccessible } from '#tests/browser/accessible.ts';
import { hydrated } from '#tests/browser/hydrated.ts';
import { desktop, siteOfThisFile } from '#tests/browser/site.ts';
import { addHotelsUpTo } from '#tests/databases/many-hotels.ts';

const site = siteOfThisFile();
const hotels = 200;
const size = hotelsPerPage;

beforeAll(async () => {
  await addHotelsUpTo(hotels, site.database);
  await vi.waitUntil(async () => (await textOf('/hotels')).includes(`of ${hotels} properties`), { timeout: 20_000 });
});

const textOf = async (path: string) => (await fetch(site.url + path)).text();
const pages = (page: Page) => page.locator('main').getByRole('navigation', { name: 'Pages' });
const rows = (page: Page) => page.locator(':is(.hotel-rows, .house-cards) > li');
const count = (page: Page) => page.locator('.locations-results [role=status]').last();
const head = (page: Page, rel: string) => page.locator(`head link[rel=${rel}]`).getAttribute('href');

test.each([true, false])(
  'hundreds of hotels are pages of a list, filters kept (scripts: %s)',
  async (javaScriptEnabled) => {
    const page = await site.visitor({ viewport: desktop, javaScriptEnabled });
    await page.goto('/locations/delhi', { waitUntil: 'domcontentloaded' });
    expect(await rows(page).count()).toBe(size);
    await count(page)
      .getByText(/^1 to 24 of \d+ properties$/)
      .waitFor();
    const first = await rows(page).first().textContent();
    expect(await pages(page).getByRole('link', { name: 'Previous' }).count()).toBe(0);

    const next = pages(page).getByRole('link', { name: 'Next' });
    if (javaScriptEnabled) await hydrated(next);
    await next.click();
    await page.waitForURL('**/locations/delhi?page=2#list');
    await count(page)
      .getByText(/^25 to 48 of \d+ properties$/)
      .waitFor();
    expect(await rows(page).first().textContent()).not.toBe(first);
    expect(await pages(page).locator('[aria-current=page]').textContent()).toBe('Page 2');
    if (javaScriptEnabled) await expectAccessible(page);

    await page.goto('/locations?brand=tivoli&page=2', { waitUntil: 'domcontentloaded' });
    expect(new URL((await head(page, 'canonical')) ?? '').search).toBe('?brand=tivoli&page=2');
    expect(new URL((await head(page, 'prev')) ?? '').search).toBe('?brand=tivoli');
    expect(new URL((await head(page, 'next')) ?? '').search).toBe('?brand=tivoli&page=3');
    await pages(page).getByRole('link', { name: 'Previous' }).click();
    await page.waitForURL('**/locations?brand=tivoli#list');
  },
);

test('every list of hotels is held to its size', async () => {
  const page = await site.visitor({ viewport: desktop });
  const links = async (path: string) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = await page.locator('main a[href^="/hotel/"]').count();
    expect(found, path).toBeGreaterThan(0);
    return found;
  };
  const brands = await page.goto('/brands').then(() => page.locator('.brand-block').count());
  expect(await links('/brands')).toBeLessThanOrEqual(brands * hotelsPerGroup);
  await page.getByRole('link', { name: /^All \d+ of The Tivoli$/ }).waitFor();
  expect(await links('/brands/tivoli')).toBe(size);
  expect(await links('/brands/tivoli?page=2')).toBe(size);
  const places = await page.goto('/all-locations').then(() => page.locator('.place-group').count());
  expect(await links('/all-locations')).toBeLessThanOrEqual(places * hotelsPerGroup);
  // Each space has a link, and each house that heads some of them.
  expect(await links('/locations?guests=100')).toBeLessThanOrEqual(2 * firstSpaces + size);
  expect(await links('/locations?guests=100&all=yes')).toBeLessThanOrEqual(2 * spacesPerPage + size);
  await page.getByText(/^1 to 60 of \d+,?\d* spaces fit 100 guests\.$/).waitFor();
  // The house whose three days are told has a link of its own.
  expect(await links('/weddings?guests=100')).toBeLessThanOrEqual(ceremonyPlacesPerPage + 1);
  // Hotels, halls and dining venues.
  expect(await links('/search?q=house&all=yes')).toBeLessThanOrEqual(4 * mostSearchHits);
  expect(await links('/')).toBeLessThanOrEqual(4 * mostHomeHotels);
  await page.getByText(`1 to 24 of ${hotels} properties`).waitFor();
});

test('a page that a list does not have is not found', async () => {
  for (const path of ['/hotels', '/locations/delhi', '/brands/tivoli', '/all-locations', '/weddings'])
    expect((await fetch(`${site.url}${path}?page=999`)).status, path).toBe(404);
  expect((await fetch(`${site.url}/locations?guests=100&page=999`)).status).toBe(404);
  expect((await fetch(`${site.url}/hotels?page=none`)).status).toBe(404);
});

test('the enquiry for a hotel that is far down the list is filled in with it, also when it is refused', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(`/enquire?venue=house-${hotels}`, { waitUntil: 'domcontentloaded' });
  const venue = page.locator('main select[name=venue_id]');
  expect(await venue.inputValue()).toBe(`house-${hotels}`);
  expect(await venue.locator('option').count()).toBe(mostVenueOptions + 2);
  await page.locator('main form[method=post]').getByRole('button', { name: 'Submit Enquiry' }).click();
  await page.getByText('Please fill in all required fields').first().waitFor();
  expect(await venue.inputValue()).toBe(`house-${hotels}`);
});

test('the dialog on the page of a hotel that is far down the list is filled in with it', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto(`/hotel/house-${hotels}`, { waitUntil: 'domcontentloaded' });
  const opener = page.locator('.site-header').getByRole('link', { name: 'Enquire' });
  await (await hydrated(opener)).click();
  const venue = page.getByRole('dialog').locator('select[name=venue_id]');
  await venue.locator(`option[value=house-${hotels}]`).waitFor({ state: 'attached' });
  expect(await venue.inputValue()).toBe(`house-${hotels}`);
});

test('the sitemap of more than two hundred hotels is an index whose parts hold each once', async () => {
  expect(await textOf('/sitemap.xml')).toContain('<urlset');
  await addHotelsUpTo(hotelsPerSitemap + 10, site.database);
  await vi.waitUntil(async () => (await textOf('/sitemap.xml')).includes('<sitemapindex'), { timeout: 20_000 });
  const index = await textOf('/sitemap.xml');
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap\.xml\?part=\w+)<\/loc>/g)].map(([, path]) => path ?? '');
  expect(parts).toHaveLength(3);
  const listed = async () => {
    const texts = await Promise.all(parts.map(textOf));
    const pages = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]*)<\/loc><lastmod>/g)].map(([, page]) => page));
    return { texts, pages: new Set(pages).size };
  };
  // Each page is there in English and in Hindi. The site may read the first new hotels before the last ones.
  await expect.poll(async () => (await listed()).pages, { timeout: 20_000 }).toBe(2 * 2 * (hotelsPerSitemap + 10));
  const { texts } = await listed();
  expect(texts.join()).toContain('/locations/delhi</loc>');
  expect((await fetch(`${site.url}/sitemap.xml?part=3`)).status).toBe(404);
});
