import type { Locator, Page } from 'playwright-core';

/**
 * Waits until a page whose clock stands has acted on the time that passed: what it asked for then is answered before
 * this is.
 */
export async function settled(page: Page): Promise<void> {
  const rounds = 3;
  await page.route('**/settled', (route) => route.fulfill({ body: '' }), { times: rounds });
  await page.evaluate(async (times) => {
    for (let round = 0; round < times; round += 1) await (await fetch('/settled')).text();
  }, rounds);
}

/**
 * Moves the time of a page whose clock stands until the text is in the page, however busy the machine is.
 * @param step milliseconds from one look to the next
 * @returns the milliseconds that it took
 * @throws if it takes more than ten seconds of the page's time
 */
export async function timeUntil(page: Page, text: Locator, step = 500): Promise<number> {
  for (let passed = 0; ; passed += step) {
    await settled(page);
    if ((await text.count()) > 0) return passed;
    if (passed > 10_000) throw new Error('It did not come within ten seconds.');
    await page.clock.runFor(step);
  }
}
