import { expect, test } from 'vitest';
import { expectAccessible } from './browser/accessible.ts';
import { hydrated } from './browser/hydrated.ts';
import { desktop, siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

test('a film plays where it stands, one at a time, and gives its thumbnail back when it is paused or over', async () => {
  const page = await site.visitor({ viewport: desktop });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/weddings', { waitUntil: 'networkidle' });
  expect(asked.length).toBeLessThanOrEqual(40);
  expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
  expect(asked.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([]);

  const first = page.locator('.video').nth(0);
  const second = page.locator('.video').nth(1);
  await hydrated(first.getByRole('link'));
  await first.getByRole('link', { name: 'Play: An evening under the mandap' }).click();
  const playing = first.locator('video');
  await expect.poll(() => playing.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expectAccessible(page);

  await second.getByRole('link').press('Enter');
  await expect.poll(() => second.locator('video').count()).toBe(1);
  await expect.poll(() => playing.count()).toBe(0);
  await second.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await second.getByRole('link').waitFor();

  await first.getByRole('link').click();
  await playing.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.1;
  });
  await first.getByRole('link').waitFor();
});

test('an arrow moves the reels by 272 pixels', async () => {
  const page = await site.visitor({ viewport: { width: 700, height: 900 }, reducedMotion: 'reduce' });
  await page.goto('/weddings');
  const reels = page.locator('.reels');
  const right = page.getByRole('button', { name: 'Scroll reels right' });
  await hydrated(right);
  await right.click();
  await expect.poll(() => reels.evaluate((strip) => Math.round(strip.scrollLeft))).toBe(272);
  await page.getByRole('button', { name: 'Scroll reels left' }).click();
  await expect.poll(() => reels.evaluate((strip) => Math.round(strip.scrollLeft))).toBe(0);
});

test('without a script the films are links, and the planner leads to a form that is filled in', async () => {
  const page = await site.visitor({ javaScriptEnabled: false });
  page.setDefaultTimeout(25_000);
  await page.goto('/weddings', { waitUntil: 'domcontentloaded' });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Wedding Celebrations at Tivoli');
  const groups = await page
    .locator('.film-group')
    .evaluateAll((all) => all.map((one) => one.querySelectorAll('.video').length));
  expect(groups).toEqual([2, 1, 1, 1, 1, 5]);
  const clip = await page.getByRole('link', { name: 'Play: A haldi morning' }).getAttribute('href');
  const range = await page.request.get(clip ?? '', { headers: { range: 'bytes=0-99' } });
  expect(range.status()).toBe(206);
  expect(range.headers()['content-type']).toBe('video/mp4');

  await page.locator('#planner-ceremony').selectOption('reception');
  await page.locator('#planner-guests').fill('900');
  await page.getByRole('button', { name: 'Show places' }).click();
  expect(await page.locator('#planner').getByRole('status').textContent()).toMatch(
    /^\d houses suit a reception for 900 guests\.$/,
  );
  const best = page.locator('.planner-place').first();
  expect(await best.textContent()).toContain('Oakwood Hall');
  await best.getByRole('link', { name: /Enquire/ }).click();
  expect(new URL(page.url()).pathname).toBe('/enquire');
  expect(await page.getByRole('combobox', { name: 'Hotel or venue' }).inputValue()).toBe('the-tivoli');

  await page.goto('/weddings?ceremony=haldi&guests=9000', { waitUntil: 'domcontentloaded' });
  expect(await page.locator('.planner-place').allTextContents()).toEqual([
    expect.stringContaining('Layout on request'),
  ]);
});
