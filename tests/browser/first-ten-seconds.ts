import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The most script bytes, compressed, that a page may fetch in its first ten seconds without an interaction. */
export const mostScriptBytes = 120 * 1024;

export interface Fetched {
  type: string;
  url: string;
  /** The size of the compressed body, without headers. */
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

/**
 * Returns all that a page fetches in its first ten seconds without an interaction. The test moves the page's clock
 * forward.
 */
export async function firstTenSeconds(page: Page, path: string): Promise<Fetched[]> {
  await page.clock.install();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const fetched = await recordTransfers(session);
  await page.goto(path);
  // Playwright's `evaluate` would count as a visitor's interaction.
  const ask = async (expression: string) => (await session.send('Runtime.evaluate', { expression })).result.value;
  const isHydrated = () => ask("'hydrated' in document.documentElement.dataset");
  await expect.poll(isHydrated, { message: 'the page hydrates' }).toBe(true);
  await page.clock.runFor(Math.max(0, 10_000 - Number(await ask('performance.now()'))));
  await page.waitForLoadState('networkidle');
  await session.detach();
  return fetched;
}

/** Scripts are fetched as files before they are evaluated, so the count includes them. */
export function scriptBytes(fetched: Fetched[]): number {
  return fetched.filter(({ url }) => new URL(url).pathname.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0);
}
