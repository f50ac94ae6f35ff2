import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { giveTimeOfTests } from './fake-clock.ts';

interface Visit {
  /** The options as text; a later visitor with the same options may get this page. */
  key: string;
  page: Page;
  options: BrowserContextOptions;
}

/** The most pages that wait for the next visitor; each is a process of about 100 MB. */
const mostAtRest = 2;
const listened = ['console', 'load', 'pageerror', 'request', 'response'] as const;

/**
 * Gives each visitor a page without traces of earlier ones. A used page is reset for the next visitor where possible,
 * which takes a quarter of the time of a new browser process.
 */
export function createVisitors() {
  let here: Visit[] = [];
  let atRest: Visit[] = [];
  return {
    async come(browser: Browser, given: BrowserContextOptions): Promise<Page> {
      const options: BrowserContextOptions = { reducedMotion: 'reduce', ...given };
      const key = JSON.stringify(options);
      const rested = atRest.find((visit) => visit.key === key);
      atRest = atRest.filter((visit) => visit !== rested);
      const visit = rested ?? { key, options, page: await openPage(browser, options) };
      here.push(visit);
      return visit.page;
    },
    /** Ends all visits and resets their pages. */
    async rest(): Promise<void> {
      const left = here;
      here = [];
      for (const visit of left) if (await isNewAgain(visit)) atRest.unshift(visit);
      const kept = atRest.slice(0, mostAtRest);
      const spent = new Set([...left, ...atRest].filter((visit) => !kept.includes(visit)));
      atRest = kept;
      await Promise.all([...spent].map(({ page }) => page.context().close()));
    },
    /** Closes all pages. */
    async leave(): Promise<void> {
      await Promise.all([...here, ...atRest].map(({ page }) => page.context().close()));
      here = [];
      atRest = [];
    },
  };
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  await giveTimeOfTests(context);
  return context.newPage();
}

/** Removes everything that the visitor left in the page. Returns false if that is not possible. */
async function isNewAgain({ page, options }: Visit): Promise<boolean> {
  const context = page.context();
  try {
    // A clock that a test has set cannot be removed from its context.
    const isSpent = context.pages().length > 1 || (await page.evaluate(() => '__pwClock' in globalThis));
    if (isSpent) return false;
    for (const event of listened) page.removeAllListeners(event);
    await context.setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: options.reducedMotion ?? null });
    // The tab's storage is cleared on a file without scripts, after the last page has stored its state.
    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.clear());
    return true;
  } catch {
    return false;
  }
}
