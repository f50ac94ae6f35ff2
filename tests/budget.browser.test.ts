import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atATime } from './at-a-time.ts';
import { listedIn } from './browser/crawl.ts';
import { openedOnPhone } from './browser/phone-pictures.ts';
import { desktop, phone, siteOfThisFile } from './browser/site.ts';

const kilobyte = 1024;

/** What a visitor on a phone may be asked to fetch in the first ten seconds without a touch, compressed, a page. */
const budget = {
  scripts: 120 * kilobyte,
  /** The HTML with the styles inside it. */
  document: 40 * kilobyte,
  fonts: 55 * kilobyte,
  largestPicture: 60 * kilobyte,
};

/** Milliseconds to make what about sixty pages open with, in two formats, on a busy machine. */
const everyPageLimit = 300_000;

const site = siteOfThisFile({ makesSmallest: true });

interface Fetched {
  type: string;
  url: string;
  /** Of the body as it travels, compressed, without its headers. */
  bytes: number;
}

async function recordTransfers(session: CDPSession): Promise<Fetched[]> {
  const open = new Map<string, Fetched>();
  const fetched: Fetched[] = [];
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    open.set(requestId, { type, url: response.url, bytes: 0 });
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const response = open.get(requestId);
    if (response) response.bytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const response = open.get(requestId);
    if (response) fetched.push(response);
  });
  return fetched;
}

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

/** All that a page fetches in its first ten seconds, which pass at once, while nobody touches it. */
async function firstTenSeconds(page: Page, path: string): Promise<Fetched[]> {
  await page.clock.install();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const fetched = await recordTransfers(session);
  await page.goto(path);
  // Asked without Playwright, which asks as if a visitor had touched the page.
  const ask = async (expression: string) => (await session.send('Runtime.evaluate', { expression })).result.value;
  const isHydrated = () => ask("'hydrated' in document.documentElement.dataset");
  await expect.poll(isHydrated, { message: 'the page hydrates' }).toBe(true);
  await page.clock.runFor(Math.max(0, 10_000 - Number(await ask('performance.now()'))));
  await page.waitForLoadState('networkidle');
  await session.detach();
  return fetched;
}

/** Scripts are fetched as files before they are evaluated. */
function scriptBytes(fetched: Fetched[]): number {
  return fetched.filter(({ url }) => new URL(url).pathname.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** One page of each kind that visitors see. */
const templates = [
  '/hotel/omnia-noida',
  '/hotel/the-tivoli/tour',
  '/hotel/the-tivoli/fact-sheet',
  '/locations',
  '/all-locations',
  '/brands/omnia',
  '/weddings',
  '/careers',
  '/offers',
  '/our-story',
  '/press-coverage',
  '/sustainability',
  '/loyalty',
  '/contact',
  '/people',
  '/digital-qr',
  '/search?q=palace',
  '/compare',
  '/request-room/the-tivoli',
  '/privacy',
  '/nowhere',
];

test('no page of any kind fetches more scripts in its first ten seconds than it may, on phone or desktop', async () => {
  const heavy: string[] = [];
  await atATime(2, templates, async (path) => {
    const page = await site.visitor({ viewport: templates.indexOf(path) % 2 ? desktop : phone });
    const bytes = scriptBytes(await firstTenSeconds(page, path));
    if (bytes === 0 || bytes > budget.scripts) heavy.push(`${path}: ${bytes}`);
    await page.goto('about:blank');
  });
  expect(heavy).toEqual([]);
}, 120_000);

async function contentType(url: string): Promise<string | null> {
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp' } });
  await response.arrayBuffer();
  return response.headers.get('content-type');
}

test.each([
  { name: 'home', path: '/', opensWithPicture: true },
  { name: 'a hotel', path: '/hotel/the-tivoli', opensWithPicture: true },
  { name: 'the enquiry', path: '/enquire', opensWithPicture: false },
])('$name stays within its bytes on a phone', async ({ path, opensWithPicture }) => {
  const page = await site.visitor({ viewport: phone, deviceScaleFactor: 2 });
  // The first visit has the server make its pictures, AVIF soon after WebP; the second is what later visitors fetch.
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

/** The largest there is on a phone, of what a page opens with: each in bytes as it travels. */
interface Opening {
  path: string;
  scripts: number;
  /** The largest first picture, at any of the phones, as AVIF and as the WebP that is sent until there is one. */
  picture: number;
}

const phones = [
  { width: 390, density: 2 },
  { width: 390, density: 3 },
  { width: 430, density: 3 },
];

async function openingOf(path: string, bytesOf: (address: string) => Promise<number>): Promise<Opening> {
  const html = await (await fetch(site.url + path)).text();
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
  const avif = [...new Set(phones.flatMap((screen) => openedOnPhone(html, screen)))];
  const pictures = [...avif, ...avif.map((address) => address.replace('format=avif', 'format=webp'))];
  const [scriptBytes, pictureBytes] = await Promise.all(
    [scripts, pictures].map((all) => Promise.all(all.map(bytesOf))),
  );
  return { path, scripts: sum(scriptBytes), picture: Math.max(0, ...(pictureBytes ?? [])) };
}

function sum(numbers: number[] = []): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** A browser that shows nothing but AVIF waits until there is one. */
async function bytesSent(address: string): Promise<number> {
  const headers = { 'accept-encoding': 'br', accept: address.includes('format=avif') ? 'image/avif' : '*/*' };
  const response = await fetch(site.url + address, { headers });
  await response.arrayBuffer();
  return Number(response.headers.get('content-length'));
}

/** Asks once for each address. */
function once(ask: (address: string) => Promise<number>): (address: string) => Promise<number> {
  const asked = new Map<string, Promise<number>>();
  return (address) => {
    const answer = asked.get(address) ?? ask(address);
    asked.set(address, answer);
    return answer;
  };
}

test(
  'every page that is listed, and the one that nobody has, opens within its bytes on a phone',
  async () => {
    const listed = (await listedIn(site.url)).map((address) => new URL(address).pathname);
    const openings: Opening[] = [];
    const bytesOf = once(bytesSent);
    await atATime(2, [...listed, '/nowhere', '/monitoring', '/request-room/the-tivoli'], async (path) => {
      openings.push(await openingOf(path, bytesOf));
    });

    const within = (bytes: number, most: number) => bytes > 0 && bytes <= most;
    expect(openings.filter(({ scripts }) => !within(scripts, budget.scripts))).toEqual([]);
    const pictured = openings.filter(({ picture }) => picture > 0);
    expect(pictured.length).toBeGreaterThan(30);
    const paths = pictured.map(({ path }) => path);
    for (const path of ['/locations', '/people', '/press-coverage', '/nowhere']) expect(paths).toContain(path);
    expect(pictured.filter(({ picture }) => !within(picture, budget.largestPicture))).toEqual([]);
    // Once it has been asked for, a page is compressed as well as can be.
    const largest = async () => Math.max(...(await Promise.all(listed.map(bytesSent))));
    await expect.poll(largest, { timeout: 60_000 }).toBeLessThanOrEqual(budget.document);
  },
  everyPageLimit,
);
