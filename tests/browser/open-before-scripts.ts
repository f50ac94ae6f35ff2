import type { BrowserContextOptions, Page } from 'playwright-core';
import { holdBack } from './hold-back.ts';
import { phone, type ReadSite } from './site.ts';

/** A page whose scripts are requested, but held back until `letScriptsCome` is called. */
export async function openBeforeScripts(
  site: ReadSite,
  path: string,
  options?: BrowserContextOptions,
): Promise<{ page: Page; letScriptsCome: () => void }> {
  const page = await site.visitor({ viewport: phone, reducedMotion: 'reduce', ...options });
  const letScriptsCome = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return { page, letScriptsCome };
}
