import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumPath, ensureChromium } from '../../commands/setup/chromium.mjs';
import { ensureInstalled } from '../../commands/setup/packages.mjs';
import { freePort } from '../servers/site-process.mjs';

/**
 * Installs Lighthouse and Chromium where they are missing, and starts a browser for it. Close it at the end.
 * @param {string} root of the project
 */
export async function openAuditor(root) {
  await ensureChromium();
  await ensureInstalled(join(root, 'lab/lighthouse'));
  const { audit } = await import('./audit.mjs');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    // Playwright's own option keeps pages from being restored as they were, which Lighthouse looks at too.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${port}`,
    ],
  });
  return {
    /** One run of Lighthouse as a phone: see `audit`. */
    audit: (url, throttlingMethod = 'simulate') => audit(url, { port, throttlingMethod }),
    close: () => browser.close(),
  };
}
