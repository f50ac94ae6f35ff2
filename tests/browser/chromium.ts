import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { environmentOfBrowser } from './fake-clock.ts';

/**
 * Debian, Ubuntu and Fedora install Chromium here. The headless shell starts faster and comes first; `CHROMIUM_PATH`
 * takes precedence.
 */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? places.find(existsSync);
  if (!path) throw new Error(`No Chromium at ${places.join(', ')}: install it or set CHROMIUM_PATH.`);
  return path;
}

/** There is no sandbox because tests may run as root in a container. The browser's own traffic is switched off. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let browser: Browser | undefined;

/** One Chromium serves this process and ends with it. Each test file opens its own contexts and closes them. */
export async function testBrowser(): Promise<Browser> {
  if (!browser?.isConnected())
    browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: chromiumArguments,
      env: environmentOfBrowser(),
    });
  return browser;
}
