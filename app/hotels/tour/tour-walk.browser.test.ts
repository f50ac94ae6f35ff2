import { expect, test } from 'vitest';
import { hydrated } from '#tests/browser/hydrated.ts';
import { enterTour, openTourPage, stage, stepInside, tourAddress } from '#tests/browser/panorama-tour.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
const whole = { waitUntil: 'domcontentloaded' } as const;
const ofTheTour = /\/assets\/(panorama|royal-palace-|the-tivoli-)/;

test('nothing of the tour is fetched before a visitor steps inside, and at most 900 KB for the first place', async () => {
  const page = await site.visitor({ viewport: phone });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openTourPage(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => ofTheTour.test(path))).toEqual([]);
  await page.evaluate(() => performance.clearResourceTimings());
  await enterTour(page);
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
  );
  expect(asked.filter((path) => path.endsWith('.avif'))).toHaveLength(1);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(900_000);
});

test('the first picture is asked for without waiting for the script of the tour', async () => {
  const page = await site.visitor({ viewport: phone });
  await openTourPage(page);
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/panorama-dialog-*.js', (route) => script.promise.then(() => route.continue()));
  const picture = page.waitForRequest('**/assets/royal-palace-forecourt-*.avif');
  await stepInside(page).click();
  await picture;
  expect(await stage(page).count()).toBe(0);
  script.resolve();
  await stage(page).waitFor();
});

test('without WebGL a sentence says so, and the pictures of the same places stay', async () => {
  const page = await site.visitor({ viewport: desktop });
  await page.goto(tourAddress, whole);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await (await hydrated(stepInside(page))).click();
  await page.getByText('This browser cannot show a place all around.').waitFor();
  expect(await stage(page).count()).toBe(0);
  expect(await page.locator('.walk-stop').count()).toBeGreaterThanOrEqual(8);
});

test('without scripts there is no button, but a list of the places with links to their pictures', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto(tourAddress, whole);
  expect(await stepInside(page).isVisible()).toBe(false);
  const places = page.getByRole('navigation', { name: 'The places of the tour' });
  const targets = await places.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.length).toBeGreaterThanOrEqual(8);
  for (const target of targets) expect(await page.locator(`${target?.replace(/^.*#/, '#')}`).count()).toBe(1);
});

test('where not even the first place arrives the tour closes and says so; it can be tried again', async () => {
  const page = await site.visitor({ viewport: desktop });
  await openTourPage(page);
  await page.route('**/*.avif', (route) => route.abort());
  await stepInside(page).click();
  await page.getByText('The tour did not arrive. Please try again, or look at the pictures below.').waitFor();
  expect(await page.locator('dialog.panorama').count()).toBe(0);
  await page.unroute('**/*.avif');
  await enterTour(page);
});
