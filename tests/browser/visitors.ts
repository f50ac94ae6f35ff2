import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

interface Visit {
  /** Of the options: who comes with the same ones may have this page next. */
  key: string;
  page: Page;
  options: BrowserContextOptions;
}

/** Pages that are kept for the next visitor; each is a process of some 100 MB. */
const mostAtRest = 2;
const listened = ['console', 'load', 'pageerror', 'request', 'response'] as const;

/**
 * Pages for visitors who know nothing of each other. A page that was used is made new for the next visitor where that
 * can be done, which takes a quarter of the time that a new process of the browser takes.
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
      const visit = rested ?? { key, options, page: await (await browser.newContext(options)).newPage() };
      here.push(visit);
      return visit.page;
    },
    /** Everybody leaves. */
    async rest(): Promise<void> {
      const left = here;
      here = [];
      for (const visit of left) if (await isNewAgain(visit)) atRest.unshift(visit);
      const kept = atRest.slice(0, mostAtRest);
      const spent = new Set([...left, ...atRest].filter((visit) => !kept.includes(visit)));
      atRest = kept;
      await Promise.all([...spent].map(({ page }) => page.context().close()));
    },
    /** Nobody comes any more. */
    async leave(): Promise<void> {
      await Promise.all([...here, ...atRest].map(({ page }) => page.context().close()));
      here = [];
      atRest = [];
    },
  };
}

/** Takes everything from the page that its visitor left; false where that cannot be done. */
async function isNewAgain({ page, options }: Visit): Promise<boolean> {
  const context = page.context();
  try {
    // A clock that a test has set stays with its context.
    const isSpent = context.pages().length > 1 || (await page.evaluate(() => '__pwClock' in globalThis));
    if (isSpent) return false;
    for (const event of listened) page.removeAllListeners(event);
    await context.setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.clearCookies();
    page.setDefaultTimeout(30_000);
    await page.setViewportSize(options.viewport ?? { width: 1280, height: 720 });
    await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: options.reducedMotion ?? null });
    // A file of the site without scripts: what the tab keeps is let go there, after the page before has kept the last.
    await page.goto('/robots.txt');
    await page.evaluate(() => sessionStorage.clear());
    return true;
  } catch {
    return false;
  }
}
