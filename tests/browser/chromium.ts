import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Where Debian, Ubuntu and Fedora put it, the quicker headless shell first; `CHROMIUM_PATH` wins. */
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

/** No sandbox, because tests may run as root in a container; no traffic of the browser's own. */
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

/** The Chromium of this process, which ends with it: each test file works in contexts of its own, and closes those. */
export async function testBrowser(): Promise<Browser> {
  if (!browser?.isConnected())
    browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments });
  return browser;
}
