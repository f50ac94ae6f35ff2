import { expect, test } from 'vitest';
import { siteOfThisFile } from '#tests/browser/site.ts';

const site = siteOfThisFile();

test.each([
  { film: 'haldi', shape: 16 / 9, widest: { phone: 720, screen: 1440 } },
  { film: 'reel-1', shape: 9 / 16, widest: { phone: 480, screen: 1080 } },
])('$film: a poster that fits the screen until it plays, in the same frame', async ({ film, shape, widest }) => {
  for (const [kind, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['screen', { width: 1440, height: 900 }],
  ] as const) {
    const page = await site.visitor({ viewport, deviceScaleFactor: 2 });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(`/weddings/films/${film}`);
    const poster = page.locator('.film-shown .picture-image');
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeTruthy();
    const { width, height } = await poster.evaluate(({ currentSrc }: HTMLImageElement) => {
      const { searchParams } = new URL(currentSrc);
      return { width: Number(searchParams.get('width')), height: Number(searchParams.get('height')) };
    });
    expect(width).toBeLessThanOrEqual(widest[kind]);
    expect(width / height).toBeCloseTo(shape, 2);
    expect(asked.filter((url) => /\.(mp4|webm)$/.test(url))).toEqual([]);

    const frame = page.locator('.film-shown');
    const before = await frame.boundingBox();
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => poster.count()).toBe(0);
    expect(await frame.boundingBox()).toEqual(before);
  }
});
