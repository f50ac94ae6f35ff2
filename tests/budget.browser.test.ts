import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, siteOfThisFile } from './browser/site.ts';

const kilobyte = 1024;

/** What a visitor on a phone may be asked to fetch before the first interaction, compressed, a page. */
const budget = {
  scripts: 120 * kilobyte,
  /** The HTML with the styles inside it. */
  document: 40 * kilobyte,
  fonts: 55 * kilobyte,
  largestPicture: 60 * kilobyte,
};

const site = siteOfThisFile({ makesAvif: true });

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

/** Whether React has taken over the page's links; to be called in the page. */
function isAlive(): boolean {
  return [...document.links].some((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')));
}

async function contentType(url: string): Promise<string | null> {
  const response = await fetch(url, { headers: { accept: 'image/avif,image/webp' } });
  await response.arrayBuffer();
  return response.headers.get('content-type');
}

test.each([
  { name: 'home', path: '/', opensWithPicture: true },
  { name: 'a hotel', path: '/hotel/the-tivoli', opensWithPicture: true },
  { name: 'a generic hotel', path: '/hotel/omnia-noida', opensWithPicture: true },
  { name: 'all locations', path: '/locations', opensWithPicture: false },
  { name: 'the enquiry', path: '/enquire', opensWithPicture: false },
])('$name stays within its bytes on a phone', async ({ path, opensWithPicture }) => {
  const page = await site.visitor({ viewport: phone, deviceScaleFactor: 2 });
  // The first visit has the server make its pictures, AVIF soon after WebP; the second is what later visitors fetch.
  await page.goto(path, { waitUntil: 'networkidle' });
  const first = await largestPicture(page);
  if (first) await expect.poll(() => contentType(first), { timeout: 25_000 }).toBe('image/avif');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const fetched = await recordTransfers(session);
  await page.goto(path, { waitUntil: 'networkidle' });
  // On a busy machine the scripts may begin to be fetched after a network that was idle for a while.
  await expect.poll(() => page.evaluate(isAlive), { message: 'the page hydrates' }).toBe(true);

  expect(bytesOf(fetched, 'Script'), 'bytes of scripts').toBeLessThanOrEqual(budget.scripts);
  expect(bytesOf(fetched, 'Document'), 'bytes of the document').toBeLessThanOrEqual(budget.document);
  expect(bytesOf(fetched, 'Font'), 'bytes of fonts').toBeLessThanOrEqual(budget.fonts);
  expect(bytesOf(fetched, 'Script'), 'bytes of scripts').toBeGreaterThan(0);
  const picture = await largestPicture(page);
  const transfer = fetched.find(({ url }) => url === picture);
  if (opensWithPicture) expect(transfer, 'the largest paint is a picture').toBeDefined();
  if (transfer) expect(transfer.bytes, `bytes of ${transfer.url}`).toBeLessThanOrEqual(budget.largestPicture);
});
