import { expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

/** Pixels: eleven screens of a desktop and fourteen of a phone. */
const most = { desktop: 10_000, phone: 12_000 };
const pages = [
  ...properties.map(({ slug }) => ({ path: `/hotel/${slug}`, most })),
  { path: '/weddings', most },
  { path: '/', most: { desktop: 9_000, phone: 11_000 } },
];
const screens = { desktop, phone };

test.each(
  pages.flatMap((page) => [
    { ...page, name: 'desktop' as const },
    { ...page, name: 'phone' as const },
  ]),
)('the page $path is not too long on a $name, and not wider than it', async ({ path, name, most }) => {
  const viewport = screens[name];
  const height = most[name];
  const page = await site.visitor({ viewport, javaScriptEnabled: false });
  // Every picture's place is known before it comes.
  await page.route(/\.(avif|webp|jpeg)(\?|$)/, (route) => route.abort());
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const size = await page.evaluate(() => {
    // The controls of carousels take their place as they do with scripts, and what replaces them takes none.
    for (const part of document.querySelectorAll<HTMLElement>('.needs-script'))
      part.style.setProperty('display', 'revert-layer', 'important');
    for (const part of document.querySelectorAll<HTMLElement>('.without-script')) part.style.display = 'none';
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { scrollHeight, scrollWidth };
  });
  expect(size.scrollHeight).toBeLessThanOrEqual(height);
  expect(size.scrollHeight).toBeGreaterThan(height / 3);
  expect(size.scrollWidth).toBe(viewport.width);
});

test('on a phone what is folded away opens with one press, without any script', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  await page.goto('/hotel/the-tivoli', { waitUntil: 'domcontentloaded' });
  const planning = page.locator('#planning');
  expect(await planning.getByText('Hired for').isVisible()).toBe(false);
  await planning.locator('summary').press('Enter');
  expect(await planning.getByText('Hired for').isVisible()).toBe(true);
  const guests = page.locator('#policies');
  await guests.getByText('Good to Know').filter({ visible: true }).click();
  expect(await guests.getByText('24 hours before arrival').isVisible()).toBe(true);
  const lawn = page.locator('#space-oyster-greens');
  expect(await lawn.locator('svg').isVisible()).toBe(false);
  await lawn.getByText('Floor plan').click();
  expect(await lawn.locator('svg').isVisible()).toBe(true);
});

test('on a phone a space tells four features and how many more there are, without a press', async () => {
  const page = await site.visitor({ viewport: phone });
  await page.goto('/hotel/the-tivoli');
  const features = page.locator('#space-oyster-greens .space-features li');
  expect((await features.allTextContents()).at(-1)).toBe('+2 more features');
  expect(await features.count()).toBe(5);
  for (const feature of await features.all()) expect(await feature.isVisible()).toBe(true);
});
