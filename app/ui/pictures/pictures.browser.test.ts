import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { picture } from '#content/pictures/picture.ts';
import { publicObjectRoot } from '#platform/images/picture-sizes.ts';
import { testBrowser } from '#tests/browser/chromium.ts';
import { phone } from '#tests/browser/site.ts';
import { sixtyPictures, smallPictures } from '#tests/support/picture-page.tsx';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';

let storage: TestStorage;
let browser: Browser;
beforeAll(async () => {
  storage = await startTestStorage('disk', { pages: { '/': sixtyPictures(), '/blank': smallPictures() } });
  browser = await testBrowser();
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await storage.close();
});

interface Visit {
  page: Page;
  /** The paths of the requested pictures, in their order. */
  requested: string[];
}

interface VisitOptions {
  javaScriptEnabled?: boolean;
  /** How much of the page the test waits for: its pictures may still have to be made. */
  waitUntil?: 'load' | 'domcontentloaded';
  /** Timers of the page run only when the test lets them. */
  stoppedClock?: boolean;
}

async function visit(path = '/', { stoppedClock, waitUntil = 'load', ...options }: VisitOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, baseURL: storage.url, ...options });
  const page = await context.newPage();
  if (stoppedClock) await page.clock.install({ time: 0 });
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(publicObjectRoot)) requested.push(pathname);
  });
  await page.addInitScript(() => {
    const seen = { shift: 0, largest: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      seen.largest = (list.getEntries().at(-1) as unknown as { url: string }).url;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(path, { waitUntil });
  if (stoppedClock) await page.clock.pauseAt(60_000);
  return { page, requested };
}

const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number; largest: string } }).seen);

test('of sixty pictures a phone fetches the first, and nothing that is not near the screen', async () => {
  const { page, requested } = await visit();
  await page.waitForTimeout(500);
  expect(requested).toHaveLength(1);
  expect(requested[0]).toContain('hero-1-phone');
  await expect.poll(async () => (await seenBy(page)).largest).toContain('hero-1-phone');
  expect((await seenBy(page)).shift).toBe(0);
});

test('the first picture is one small AVIF as soon as that is made', async () => {
  const { page } = await visit();
  await expect.poll(async () => (await seenBy(page)).largest).toContain('hero-1-phone');
  const { largest } = await seenBy(page);
  const target = largest.slice(storage.url.length);
  const accept = 'image/avif,image/webp,*/*';
  const typeNow = async () => (await storage.get(target, { accept })).headers['content-type'];
  await expect.poll(typeNow).toBe('image/avif');
  expect((await storage.get(target, { accept })).body.length).toBeLessThan(60 * 1024);
});

test('a picture is fetched when it comes within 300 px, and nothing moves when it does', async () => {
  const { page, requested } = await visit();
  const second = page.locator('.card').first();
  const top = await second.evaluate((element) => element.getBoundingClientRect().top);
  await page.mouse.wheel(0, top - phone.height - 320);
  await page.waitForTimeout(300);
  expect(requested).toHaveLength(1);
  await page.mouse.wheel(0, 80);
  await expect.poll(() => requested.length).toBe(2);
  await expect
    .poll(() => second.locator('.picture-image').evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  expect((await seenBy(page)).shift).toBe(0);
});

test('a visitor who scrolls past within 50 ms does not fetch what was never really there', async () => {
  const { page, requested } = await visit('/', { stoppedClock: true });
  /** Resolves when the page's observers have seen where it stands: this one is the last of them. */
  const scrollTo = (top: number) =>
    page.evaluate(async (to) => {
      window.scrollTo({ top: to, behavior: 'instant' });
      for (let round = 0; round < 2; round += 1)
        await new Promise((seen) => new IntersectionObserver(seen).observe(document.body));
    }, top);
  await scrollTo(5_000);
  await page.clock.runFor(40);
  await scrollTo(0);
  await page.clock.runFor(1_000);
  expect(requested).toHaveLength(1);
  await scrollTo(5_000);
  await page.clock.runFor(60);
  await expect.poll(() => requested.length).toBeGreaterThan(1);
});

test('without JavaScript the browser loads them by its own laziness', async () => {
  const { page, requested } = await visit('/', { javaScriptEnabled: false, waitUntil: 'domcontentloaded' });
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => requested.length).toBeGreaterThan(3);
});

test('a picture that fails gives way to its fallback, then to words, and each is requested for once', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry: 'tests/browser/failing-pictures.tsx', formats: ['iife'], name: 'page' } },
  });
  const [bundle] = Array.isArray(built) ? built : [built];
  if (!bundle || !('output' in bundle)) throw new Error('Vite built nothing');
  const good = picture('brand/tivoli');
  const { page, requested } = await visit('/blank');
  await page.evaluate((facts) => Object.assign(window, { facts }), { good, lost: { ...good, path: 'lost.webp' } });
  await page.addScriptTag({ content: bundle.output[0].code });
  const shownIn = (name: string) =>
    page.locator(`.${name} .picture-image`).evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => shownIn('with-fallback')).toContain(good.path);
  await expect.poll(() => page.locator('.both-lost').textContent()).toBe('Image unavailable');
  await expect.poll(() => page.locator('.alone').textContent()).toBe('Image unavailable');
  expect(await page.locator('.without').textContent()).toBe('No image');
  await page.waitForTimeout(500);
  expect(requested.filter((path) => path.endsWith('/lost-as-well.webp'))).toHaveLength(1);
  expect(requested.filter((path) => path.endsWith('/lost.webp')).length).toBeLessThanOrEqual(3);
});
