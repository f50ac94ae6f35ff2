import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, siteForReaders } from '#tests/browser/site.ts';

const site = siteForReaders();

/** Presses the middle of the player, which knows its film by then, and waits until the film plays. */
async function play(page: Page): Promise<void> {
  const video = page.locator('main video');
  await expect.poll(() => video.evaluate(({ readyState }: HTMLVideoElement) => readyState)).toBeGreaterThan(0);
  await video.click();
  await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0);
}

const screens = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
];

test.each(['haldi', 'reel-1'].flatMap((film) => screens.map((screen) => ({ film, ...screen }))))(
  '$film, $width pixels wide: a poster that fits the screen, and the film in its place',
  async (given) => {
    const { film, width, height, deviceScaleFactor } = given;
    const page = await site.visitor({ viewport: { width, height }, deviceScaleFactor });
    await page.goto(`/weddings/films/${film}`);
    const poster = page.locator('.film-shown .picture-image');
    const fetched = () => poster.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
    await expect.poll(fetched).toBeGreaterThan(0);
    const { source, shown } = await poster.evaluate((image: HTMLImageElement) => ({
      source: image.currentSrc,
      shown: image.width,
    }));
    const pixels = Number(new URL(source).searchParams.get('width'));
    const needed = shown * deviceScaleFactor;
    // Phones get no more than 720 pixels, which at two a point is sharp enough.
    expect(pixels).toBeGreaterThan(Math.min(needed, 720) * 0.9);
    expect(pixels).toBeLessThan(needed * 2);

    const frame = page.locator('.film-shown');
    const before = await frame.boundingBox();
    await play(page);
    expect(await frame.boundingBox()).toEqual(before);
    const { videoWidth, videoHeight } = await page
      .locator('main video')
      .evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => ({ videoWidth, videoHeight }));
    expect(videoWidth / videoHeight).toBeCloseTo((before?.width ?? 0) / (before?.height ?? 1), 2);
  },
);

test.each([true, false])(
  'a film of a gallery takes its own shape, not the poster’s (with scripts: %s)',
  async (scripts) => {
    const page = await site.visitor({ javaScriptEnabled: scripts });
    await page.goto('/hotel/the-tivoli/gallery/4');
    const video = page.locator('main video');
    const shape = async () => {
      const box = await video.boundingBox();
      return (box?.width ?? 0) / (box?.height ?? 1);
    };
    await play(page);
    await expect.poll(shape).toBeCloseTo(16 / 9, 1);
    expect((await video.boundingBox())?.width).toBe(phone.width);
  },
);

test('a tall clip and its buttons fit a phone that lies on its side', async () => {
  const page = await site.visitor({ viewport: { width: 844, height: 390 } });
  await page.goto('/weddings/films/reel-1');
  const room = await page.evaluate(
    () => innerHeight - (document.querySelector('header')?.getBoundingClientRect().height ?? 0),
  );
  expect((await page.locator('.film-shown').boundingBox())?.height).toBeLessThan(room);
});
