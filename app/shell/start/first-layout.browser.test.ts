import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone, siteOfThisFile } from '#tests/browser/site.ts';

const site = siteOfThisFile();

/** Opens a page that has no idle moment before the event `be-idle`, so that only its first layout is there. */
async function atFirstLayout(path: string, viewport = phone): Promise<Page> {
  const page = await site.visitor({ viewport });
  await page.addInitScript(() => {
    const plain = requestIdleCallback;
    const held: Parameters<typeof plain>[] = [];
    window.requestIdleCallback = (...idle) => held.push(idle);
    addEventListener('be-idle', () => {
      window.requestIdleCallback = plain;
      for (const idle of held) plain(...idle);
    });
  });
  await page.goto(path, { waitUntil: 'load' });
  return page;
}

/** Returns how many parts of the page are not laid out. */
function skipped(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('[data-below]')].filter(
        (part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false,
      ).length,
  );
}

test.each([
  { name: 'a phone', path: '/', viewport: phone },
  { name: 'a wide screen', path: '/hotel/the-tivoli', viewport: desktop },
])('on $name what is read on $path stays in its place while the rest is laid out', async ({ path, viewport }) => {
  const page = await atFirstLayout(path, viewport);
  expect(await skipped(page)).toBeGreaterThan(4);
  await page.evaluate(() => scrollTo({ top: 6_000, behavior: 'instant' }));
  // The browser lays out what is on the screen in one of the next frames.
  await expect
    .poll(() => page.evaluate(() => document.elementFromPoint(150, 300)?.closest('section')?.id !== undefined))
    .toBe(true);
  const read = await page.evaluateHandle(() => document.elementFromPoint(150, 300) ?? document.body);
  const place = () => read.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const before = await place();
  await page.evaluate(() => dispatchEvent(new Event('be-idle')));
  await expect.poll(() => page.evaluate(() => 'skips' in document.documentElement.dataset)).toBe(false);
  expect(await skipped(page)).toBe(0);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(4);
});

test('what is not laid out yet is found by a search, by a screen reader, by the keyboard and by a printer', async () => {
  const page = await atFirstLayout('/');
  expect(await skipped(page)).toBeGreaterThan(4);
  expect(await page.locator('body').ariaSnapshot()).toContain('All our properties');
  const found = await page.evaluate(() => {
    const { find } = window as unknown as { find: (text: string) => boolean };
    return find('Latest from LinkedIn') && getSelection()?.toString();
  });
  expect(found).toBe('Latest from LinkedIn');
  const isOnScreen = (element: Element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  };
  await expect.poll(() => page.getByRole('heading', { name: 'Latest from LinkedIn' }).evaluate(isOnScreen)).toBe(true);
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect.poll(() => last.evaluate(isOnScreen)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await skipped(page)).toBe(0);
});

test('nothing is skipped for an anchor, for a visitor who comes back, and without scripts', async () => {
  const page = await atFirstLayout('/#our-locations');
  expect(await skipped(page)).toBe(0);
  const top = () => page.locator('#our-locations').evaluate((part) => part.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - 96)).toBeLessThan(60);

  const visitor = await site.visitor({ viewport: phone });
  await visitor.goto('/hotel/the-tivoli', { waitUntil: 'load' });
  await expect.poll(() => visitor.evaluate(() => 'skips' in document.documentElement.dataset)).toBe(false);
  await visitor.evaluate(() => scrollTo({ top: 6_000, behavior: 'instant' }));
  const place = () => visitor.locator('#dining').evaluate((part) => Math.round(part.getBoundingClientRect().top));
  const before = await place();
  await visitor.goto('/people', { waitUntil: 'load' });
  await visitor.goBack({ waitUntil: 'load' });
  expect(await skipped(visitor)).toBe(0);
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(8);

  const plain = await site.visitor({ viewport: phone, javaScriptEnabled: false });
  await plain.goto('/');
  const parts = plain.locator('[data-below]');
  expect(await parts.count()).toBeGreaterThan(4);
  expect(await plain.evaluate(() => 'skips' in document.documentElement.dataset)).toBe(false);
});
