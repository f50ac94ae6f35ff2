import { expect, test } from 'vitest';
import { publicObjectRoot } from '#platform/images/picture-sizes.ts';
import { siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

test("a picture that cannot be had says 'Image unavailable' and is not asked for again and again", async () => {
  const page = await site.visitor();
  const asked: string[] = [];
  await page.route(`**${publicObjectRoot}/**`, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/hotel/the-tivoli');
  const first = page.locator('main .picture').first();
  await expect.poll(() => first.textContent()).toContain('Image unavailable');
  // Other pictures of the page may still be loading; none is requested twice.
  await page.waitForTimeout(1_000);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a picture that is missing in the store is answered so that the page notices', async () => {
  const page = await site.visitor();
  await page.goto('/');
  const [status, type] = await page.evaluate(async (root) => {
    const answer = await fetch(`${root}/lotuscourt/none.webp?width=400`, { headers: { accept: 'image/webp' } });
    return [answer.status, answer.headers.get('content-type')];
  }, publicObjectRoot);
  expect([status, type]).toEqual([404, 'text/plain; charset=utf-8']);
});
