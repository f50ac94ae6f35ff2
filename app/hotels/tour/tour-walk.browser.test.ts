import { expect, test } from 'vitest';
import { hydrated } from '#tests/browser/hydrated.ts';
import { enterTour, here, stage, tourAddress } from '#tests/browser/panorama-tour.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
const whole = { waitUntil: 'domcontentloaded' } as const;
const still = '.walk-still img';
const ofPanorama = /\/assets\/royal-palace-forecourt-(?!wide|tall)/;

test('a phone fetches the tall still and one panorama, with the script at most 400 KB', async () => {
  const page = await site.visitor({ viewport: phone });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await enterTour(page);
  await page.waitForLoadState('networkidle');
  const pictures = asked.filter((path) => /\/assets\/.*avif$/.test(path));
  expect(pictures.map((path) => path.replace(/-.{8}\.avif$/, ''))).toEqual([
    '/assets/royal-palace-forecourt-tall',
    '/assets/royal-palace-forecourt',
  ]);
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(panorama|royal-palace)/.test(name))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(400_000);
});

test('the still is there first; the panorama is asked for after it, without waiting for its script', async () => {
  const page = await site.visitor({ viewport: desktop });
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/panorama-stage-*.js', (route) => script.promise.then(() => route.continue()));
  const stillHere = page.waitForResponse(/forecourt-wide-/).then(() => 'still');
  const panorama = page.waitForRequest(ofPanorama);
  await page.goto(tourAddress, whole);
  await hydrated(page.locator(still));
  expect(await Promise.race([stillHere, panorama.then(() => 'panorama')])).toBe('still');
  await panorama;
  expect(await stage(page).count()).toBe(0);
  const seen = await page.locator(still).boundingBox();
  expect(seen?.width).toBe(desktop.width);
  expect(seen?.y).toBeLessThan(60);
  script.resolve();
  await page.locator('.panorama-stage[data-shown="arrival"]').waitFor();
});

test('without WebGL a sentence says so, and the pictures of the same places stay', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(tourAddress, whole);
  await hydrated(page.locator(still));
  await page.getByText('This browser cannot show a place all around.').waitFor();
  expect(await stage(page).count()).toBe(0);
  expect(await page.locator('.walk-stop').filter({ visible: true }).count()).toBeGreaterThanOrEqual(8);
  // The next visitor gets another page, which has WebGL.
  await page.close();
});

test('where the tour works it is the whole page: it ends above the bar, and no picture of a place follows', async () => {
  const page = await site.visitor({ viewport: phone });
  await enterTour(page);
  expect(await page.locator('.walk-stop').filter({ visible: true }).count()).toBe(1);
  expect(await page.locator('.walk-places').isVisible()).toBe(false);
  const [canvas, bar] = [
    await stage(page).locator('canvas').boundingBox(),
    await page.locator('.bottom-bar').boundingBox(),
  ];
  expect((canvas?.y ?? 0) + (canvas?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('without scripts one stands in the first place, and a list has links to pictures of the others', async () => {
  const page = await site.visitor({ viewport: desktop, javaScriptEnabled: false });
  await page.goto(tourAddress, whole);
  const first = page.locator('.walk-stop').first();
  expect(await first.getAttribute('id')).toBe('arrival');
  const size = await page
    .locator(still)
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
  expect(size).toBe(1440);
  expect(await first.getByRole('link', { name: 'Into Diamond Hall' }).getAttribute('href')).toMatch(/#diamond-hall$/);
  const places = page.getByRole('navigation', { name: 'The places of the tour' });
  const targets = await places.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.length).toBeGreaterThanOrEqual(8);
  for (const target of targets) expect(await page.locator(`${target?.replace(/^.*#/, '#')}`).count()).toBe(1);
});

test('where neither still nor panorama arrives the page says so; it can be tried again', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.route('**/*.avif', (route) => route.abort());
  await page.goto(tourAddress, whole);
  await hydrated(page.locator(still));
  await page.getByText('The view all around did not arrive. The pictures below show the same places.').waitFor();
  expect(await stage(page).count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Arrival' }).isVisible()).toBe(true);
  await page.unroute('**/*.avif');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => here(page)).toBe('arrival');
});

test('who already uses a link of the still keeps the place: the next Tab leads to the first diamond', async () => {
  const page = await site.visitor({ viewport: desktop });
  const arrived = Promise.withResolvers<void>();
  await page.route(ofPanorama, (route) => arrived.promise.then(() => route.continue()));
  await page.goto(tourAddress, whole);
  await hydrated(page.locator(still));
  await page.locator('.walk-plaque').first().getByRole('link', { name: 'Leave the tour' }).focus();
  arrived.resolve();
  await page.locator('.panorama-stage[data-shown="arrival"]').waitFor();
  await expect.poll(() => stage(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Go to Diamond Hall');
});
