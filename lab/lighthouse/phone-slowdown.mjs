import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * The speed of the phone that proofs measure for, as Lighthouse's benchmark index. Lighthouse slows a desktop down four
 * times for it, and names 1,500 to 2,000 as the index of a fast desktop: 2,000 / 4. A phone of the middle class has 125
 * to 800.
 */
const phoneIndex = 500;

/**
 * Returns how many times this machine is faster than that phone at the moment, at least once: so the same phone is
 * measured on a fast machine, on a slow one, and on one that is busy.
 * @param {import('playwright-core').Browser} browser
 */
export async function phoneSlowdown(browser) {
  const page = await browser.newPage();
  try {
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    return Math.max(1, Number((index / phoneIndex).toFixed(2)));
  } finally {
    await page.close();
  }
}
