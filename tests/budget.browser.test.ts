import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { atATime } from '#tests/support/at-a-time.ts';
import { unknownPage } from '#tests/support/visitor-pages.ts';
import { listedIn } from './browser/crawl.ts';
import { type Fetched, firstTenSeconds, mostScriptBytes, scriptBytes } from './browser/first-ten-seconds.ts';
import { openedOnPhone } from './browser/phone-pictures.ts';
import { phone, siteForReaders, siteOfThisFile } from './browser/site.ts';

const kilobyte = 1024;

/**
 * These are the most compressed bytes that a page may make a phone fetch in its first ten seconds without an
 * interaction.
 */
const budget = {
  scripts: mostScriptBytes,
  /** The HTML includes the styles. */
  document: 40 * kilobyte,
  /** A letter of Hindi has three bytes, and compresses to more than a Latin one. */
  documentInHindi: 44 * kilobyte,
  fonts: 55 * kilobyte,
  largestPicture: 60 * kilobyte,
};

/** Making the first pictures of about sixty pages in two formats takes this many milliseconds on a busy machine. */
const everyPageLimit = 300_000;

const site = siteOfThisFile({ makesSmallest: true });
/** It compresses its pages quickly, so that they are larger. */
const quickSite = siteForReaders();

function bytesOf(fetched: Fetched[], type: string): number {
  return fetched.filter((response) => response.type === type).reduce((sum, { bytes }) => sum + bytes, 0);
}

async function largestPicture(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as unknown as { url?: string } | undefined;
          resolve(last?.url ?? '');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

async function contentType(url: string): Promise<string | null> {
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp' } });
  await response.arrayBuffer();
  return response.headers.get('content-type');
}

test.each([
  { name: 'home', path: '/', opensWithPicture: true },
  { name: 'a hotel', path: '/hotel/the-tivoli', opensWithPicture: true },
  { name: 'the enquiry', path: '/enquire', opensWithPicture: true },
])('$name stays within its bytes on a phone', async ({ path, opensWithPicture }) => {
  const page = await site.visitor({ viewport: phone, deviceScaleFactor: 2 });
  // The first visit makes the server encode its pictures, AVIF soon after WebP; the second fetches what later visitors
  // get.
  await page.goto(path, { waitUntil: 'networkidle' });
  const first = await largestPicture(page);
  if (first) await expect.poll(() => contentType(first), { timeout: 25_000 }).toBe('image/avif');
  const fetched = await firstTenSeconds(page, path);

  expect(scriptBytes(fetched), 'bytes of scripts').toBeLessThanOrEqual(budget.scripts);
  expect(bytesOf(fetched, 'Document'), 'bytes of the document').toBeLessThanOrEqual(budget.document);
  expect(bytesOf(fetched, 'Font'), 'bytes of fonts').toBeLessThanOrEqual(budget.fonts);
  expect(scriptBytes(fetched), 'bytes of scripts').toBeGreaterThan(0);
  const picture = await largestPicture(page);
  const transfer = fetched.find(({ url }) => url === picture);
  if (opensWithPicture) expect(transfer, 'the largest paint is a picture').toBeDefined();
  if (transfer) expect(transfer.bytes, `bytes of ${transfer.url}`).toBeLessThanOrEqual(budget.largestPicture);
});

/** Returns the compressed bytes that a phone fetches first. */
interface Opening {
  path: string;
  scripts: number;
  /**
   * Returns the largest first picture on any of the phones, as AVIF and as the WebP that is sent until the AVIF is
   * made.
   */
  picture: number;
}

const phones = [
  { width: 390, density: 2 },
  { width: 390, density: 3 },
  { width: 430, density: 3 },
];

const isInHindi = (path: string) => /^\/hi\b/.test(path);

async function openingOf(path: string, bytesOf: (address: string) => Promise<number>): Promise<Opening> {
  const html = await (await fetch(quickSite.url + path)).text();
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  // A page in Hindi has the pictures of the same page in English.
  const shown = isInHindi(path) ? [] : [...new Set(phones.flatMap((screen) => openedOnPhone(html, screen)))];
  const pictures = shown.flatMap((address) => ['avif', 'webp'].map((format) => `${address}&format=${format}`));
  const [scriptBytes, pictureBytes] = await Promise.all(
    [scripts, pictures].map((all) => Promise.all(all.map(bytesOf))),
  );
  return { path, scripts: sum(scriptBytes), picture: Math.max(0, ...(pictureBytes ?? [])) };
}

function sum(numbers: number[] = []): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A request that accepts only AVIF waits until the server has made it. */
async function bytesSent(address: string, from = site.url): Promise<number> {
  const headers = { 'accept-encoding': 'br', accept: address.includes('format=avif') ? 'image/avif' : '*/*' };
  const response = await fetch(from + address, { headers });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

function once(ask: (address: string) => Promise<number>): (address: string) => Promise<number> {
  const asked = new Map<string, Promise<number>>();
  return (address) => {
    const answer = asked.get(address) ?? ask(address);
    asked.set(address, answer);
    return answer;
  };
}

function documentLimit(path: string): number {
  return isInHindi(path) ? budget.documentInHindi : budget.document;
}

/** After its first request the server compresses a page with the highest quality. This waits for it if it has to. */
async function isSentWithin(most: number, path: string): Promise<boolean> {
  if ((await bytesSent(path, quickSite.url)) <= most) return true;
  const isWithin = async () => (await bytesSent(path)) <= most;
  return vi.waitUntil(isWithin, { timeout: 20_000, interval: 250 }).catch(() => false);
}

/** Bytes of a document as it is, with its styles, and as it is sent with the best compression. */
test.each([
  { path: '/', whole: 232_500, sent: 36_200 },
  { path: '/hotel/the-tivoli', whole: 229_000, sent: 40_600 },
  { path: '/hi', whole: 252_500, sent: 37_700 },
  { path: '/enquire', whole: 108_500, sent: 23_000 },
])('the document of $path stays as light as it is', async ({ path, whole, sent }) => {
  const html = await (await fetch(site.url + path)).arrayBuffer();
  expect(html.byteLength).toBeLessThanOrEqual(whole);
  await expect.poll(() => bytesSent(path), { timeout: 20_000, interval: 250 }).toBeLessThanOrEqual(sent);
});

/** The sitemap does not name these pages. */
const unlisted = ['/monitoring', '/request-room/the-tivoli', unknownPage];

test(
  'every page that is listed, and the one that nobody has, opens within its bytes on a phone',
  async () => {
    const listed = (await listedIn(site.url)).map((address) => new URL(address).pathname);
    const openings: Opening[] = [];
    const bytesOf = once((address) => bytesSent(address));
    await atATime(2, [...listed, ...unlisted], async (path) => {
      openings.push(await openingOf(path, bytesOf));
    });

    const within = (bytes: number, most: number) => bytes > 0 && bytes <= most;
    expect(openings.filter(({ scripts }) => !within(scripts, budget.scripts))).toEqual([]);
    const pictured = openings.filter(({ picture }) => picture > 0);
    expect(pictured.length).toBeGreaterThan(30);
    const paths = pictured.map(({ path }) => path);
    for (const path of ['/locations', '/compare', '/hotel/the-tivoli/fact-sheet', '/press-coverage', unknownPage])
      expect(paths).toContain(path);
    expect(pictured.filter(({ picture }) => !within(picture, budget.largestPicture))).toEqual([]);
    const tooLarge: string[] = [];
    for (const path of listed) if (!(await isSentWithin(documentLimit(path), path))) tooLarge.push(path);
    expect(tooLarge).toEqual([]);
  },
  everyPageLimit,
);
