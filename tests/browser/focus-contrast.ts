import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { hydrated } from './hydrated.ts';

/** Pixels around an element that a picture of it shows: the focus ring and its gap need seven. */
const margin = 10;

/** Relative luminance as WCAG 2.2 defines it. */
export function luminance(pixels: Buffer, at: number): number {
  const linear = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

async function pixelsOf(picture: Buffer): Promise<Buffer> {
  return await sharp(picture).removeAlpha().raw().toBuffer();
}

/**
 * How much around an element the keyboard's focus changes with a contrast of at least 3 : 1, in pixels' width of a line
 * around the whole. WCAG 2.2 (2.4.13) wants 2.
 */
export async function focusContrast(page: Page, selector: string): Promise<number> {
  const target = page.locator(selector).first();
  // A picture adds a style to the page, which React would not expect.
  await hydrated(target);
  await target.evaluate((element: HTMLElement) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
  });
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  const clip = {
    x: Math.max(0, box.x - margin),
    y: Math.max(0, box.y - margin),
    width: box.width + 2 * margin,
    height: box.height + 2 * margin,
  };
  const picture = () => page.screenshot({ clip, animations: 'disabled' });
  const withFocus = await pixelsOf(await picture());
  await target.evaluate((element: HTMLElement) => element.blur());
  const without = await pixelsOf(await picture());
  let changed = 0;
  for (let at = 0; at < without.length; at += 3) {
    const [one, other] = [luminance(withFocus, at), luminance(without, at)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) changed += 1;
  }
  return changed / (2 * (box.width + box.height));
}
