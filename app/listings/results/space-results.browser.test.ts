import { expect, test } from 'vitest';
import { expectAccessible, expectToFit } from '#tests/browser/accessible.ts';
import { desktop, phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();
const soon = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const results = ['/locations?guests=1&all=yes', `/locations?guests=150&layout=boardroom&date=${soon}&all=yes`];
const searches = ['/search?q=hall&all=yes', '/hi/search?q=hall&all=yes', '/hi/locations?guests=1&all=yes'];

test.each([...results, ...searches])(
  'each row of %s is at most 132 px high on a phone, and shows its space',
  async (path) => {
    const page = await site.visitor();
    await page.goto(path);
    const rows = page.locator('.space-row');
    const measured = await rows.evaluateAll((all) =>
      all.map((row) => {
        const size = (part: string) => row.querySelector(part)?.getBoundingClientRect();
        const arch = size('.arch');
        const bottom = row.getBoundingClientRect().bottom;
        return {
          height: row.getBoundingClientRect().height,
          arch: [arch?.width, arch?.height],
          isCutOff: [...row.querySelectorAll('.space-row-name, .space-row-notes')].some(
            (words) => words.scrollHeight > words.clientHeight + 2,
          ),
          isInside: [...row.querySelectorAll('.floor, .space-row-foot > *')].every(
            (part) => part.getBoundingClientRect().bottom <= bottom + 8,
          ),
          press: size('.space-row-enquire')?.height ?? 0,
        };
      }),
    );
    expect(measured.length).toBeGreaterThan(4);
    for (const row of measured) {
      expect(row).toMatchObject({ arch: [96, 120], isCutOff: false, isInside: true });
      expect(row.height).toBeLessThanOrEqual(132);
      expect(row.press).toBeGreaterThanOrEqual(44);
    }
    const figure = rows.locator('.space-row-guests b').first();
    expect(await figure.evaluate((one) => getComputedStyle(one).fontSize)).toBe('28px');
    expect(await rows.locator('.floor').count()).toBeGreaterThan(2);
  },
);

test('without a script eight spaces by house, then all of them; a row leads to its space', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  for (const path of ['/locations?guests=1', '/search?q=hall']) {
    await page.goto(path);
    const rows = page.locator('.space-row');
    expect(await rows.count(), path).toBe(8);
    await page.getByRole('link', { name: /^Show all \d+/ }).click();
    await page.waitForURL(/all=yes/);
    expect(await rows.count(), path).toBeGreaterThan(8);
    const houses = await page.locator('.found-house a').allTextContents();
    expect(new Set(houses).size, path).toBe(houses.length);
    expect(await page.getByRole('link', { name: /^Show all/ }).count()).toBe(0);
  }
  await page.goto('/locations?guests=1');
  const row = page.locator('.space-row').first();
  const name = (await row.getByRole('heading').textContent()) ?? '';
  // The middle of the picture is part of the link.
  await row.click({ position: { x: 48, y: 60 } });
  await page.waitForURL(/\/hotel\/.+#space-/);
  const id = new URL(page.url()).hash;
  expect(await page.locator(`${id} h3`).textContent()).toContain(name);
});

test.each([phone, desktop])('found spaces are accessible, $width pixels wide', async (viewport) => {
  const page = await site.visitor({ viewport });
  for (const path of ['/locations?guests=300', '/search?q=hall', '/hi/search?q=hall']) {
    await page.goto(path);
    await page.locator('.space-row').first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  }
});
