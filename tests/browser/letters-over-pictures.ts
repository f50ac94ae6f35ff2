import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { luminance } from './focus-contrast.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of text on the screen: its place, and its colour as "rgb(1, 2, 3)". */
interface Line {
  words: string;
  colour: string;
  box: Box;
}

/** Three bytes for each pixel of a part of the screen. */
interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function shot(page: Page, clip: Box): Promise<Pixels> {
  const picture = await page.screenshot({ animations: 'disabled', clip });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Returns the whole pixels of the screen that hold all boxes, or undefined where none of them is on the screen. */
function partOfScreen(boxes: Box[], screen: { width: number; height: number }): Box | undefined {
  const left = Math.floor(Math.max(0, Math.min(...boxes.map(({ x }) => x))));
  const top = Math.floor(Math.max(0, Math.min(...boxes.map(({ y }) => y))));
  const right = Math.ceil(Math.min(screen.width, Math.max(...boxes.map(({ x, width }) => x + width))));
  const bottom = Math.ceil(Math.min(screen.height, Math.max(...boxes.map(({ y, height }) => y + height))));
  return right > left && bottom > top ? { x: left, y: top, width: right - left, height: bottom - top } : undefined;
}

function linesIn(page: Page, selector: string): Promise<Line[]> {
  return page.evaluate((within) => {
    const lines: Line[] = [];
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true }) || text.data.trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { color } = getComputedStyle(parent);
        for (const { x, y, width, height } of range.getClientRects())
          if (width > 1 && height > 1)
            lines.push({ words: text.data.trim(), colour: color, box: { x, y, width, height } });
      }
    }
    return lines;
  }, selector);
}

/** Pixels whose parts differ by more than this are part of a letter. */
const letterDifference = 60;

/**
 * Returns the lowest contrast between a text's colour and the pixels that lie behind its letters, or undefined where the
 * text is outside of the screen or covered. Letters are where a picture with black ones differs from a picture with white ones.
 */
function contrastOf({ colour, box }: Line, black: Pixels, white: Pixels, behind: Pixels): number | undefined {
  const own = luminance(Buffer.from((colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)), 0);
  let lowest: number | undefined;
  const [left, right] = [Math.max(0, Math.floor(box.x)), Math.min(behind.width, Math.ceil(box.x + box.width))];
  const [top, bottom] = [Math.max(0, Math.floor(box.y)), Math.min(behind.height, Math.ceil(box.y + box.height))];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const at = (y * behind.width + x) * 3;
      const isLetter = [0, 1, 2].some(
        (part) => Math.abs((black.data[at + part] ?? 0) - (white.data[at + part] ?? 0)) > letterDifference,
      );
      if (!isLetter) continue;
      const other = luminance(behind.data, at);
      lowest = Math.min(lowest ?? 21, (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05));
    }
  return lowest;
}

const whitePicture = sharp({ create: { width: 64, height: 40, channels: 3, background: '#fff' } })
  .webp()
  .toBuffer();

/**
 * Shows every picture white. That is the worst that somebody can upload behind light letters: what can be read over it can
 * be read over any picture.
 */
export async function showWhitePictures(page: Page): Promise<void> {
  const body = await whitePicture;
  await page.route(/\.(avif|webp|jpe?g)(\?|$)/, (route) => route.fulfill({ contentType: 'image/webp', body }));
}

/**
 * Returns every line of text of the screen within a selector, with its lowest contrast against the pixels that are
 * really behind its letters: pictures are taken with black, with white and with transparent letters.
 */
export async function contrastOverPictures(
  page: Page,
  selector: string,
): Promise<{ words: string; contrast: number }[]> {
  const all = await linesIn(page, selector);
  const screen = page.viewportSize() ?? { width: 0, height: 0 };
  const lines = all.filter(({ box }) => partOfScreen([box], screen));
  const clip = partOfScreen(
    lines.map(({ box }) => box),
    screen,
  );
  if (!clip) return [];
  const withLetters = async (colour: string) => {
    await page.evaluate(
      ([within, shown]) => {
        for (const root of document.querySelectorAll(within))
          for (const one of root.querySelectorAll<HTMLElement>('*')) one.style.setProperty('color', shown, 'important');
      },
      [selector, colour] as const,
    );
    return shot(page, clip);
  };
  const black = await withLetters('#000');
  const white = await withLetters('#fff');
  const behind = await withLetters('transparent');
  await page.evaluate((within) => {
    for (const root of document.querySelectorAll(within))
      for (const one of root.querySelectorAll<HTMLElement>('*')) one.style.removeProperty('color');
  }, selector);
  return lines.flatMap((line) => {
    const box = { ...line.box, x: line.box.x - clip.x, y: line.box.y - clip.y };
    const contrast = contrastOf({ ...line, box }, black, white, behind);
    return contrast === undefined ? [] : [{ words: line.words, contrast }];
  });
}

/** Waits until the pictures that are on the screen now are there; another size of the screen may ask for others. */
export async function picturesShown(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(() =>
      [...document.images].flatMap((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        const isOnScreen = width > 0 && bottom > 0 && top < innerHeight && image.checkVisibility();
        return isOnScreen && !(image.complete && image.naturalWidth > 0) ? [image.currentSrc] : [];
      }),
    );
  // The browser chooses another source at its next frame, which a picture of the screen makes it paint.
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await expect.poll(missing, { message: 'pictures that are not there yet' }).toEqual([]);
}

/** The screens of a phone, of one whose browser shows its bars, of a tablet, a laptop and a large monitor. */
export const measuredScreens = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** The lowest contrast that WCAG allows for text of any size. */
const leastContrast = 4.5;

/** Returns a phrase about each line of text that cannot be read well. */
export function tooFaintOf(lines: { words: string; contrast: number }[]): string[] {
  const faint = lines.filter(({ contrast }) => contrast < leastContrast);
  return faint.map(({ words, contrast }) => `"${words}" has ${contrast.toFixed(2)}`);
}
