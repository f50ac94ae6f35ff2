import { setTimeout as wait } from 'node:timers/promises';
import { createVisitor } from './visitor.mjs';

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/** How many times slower than this machine the visitor's processor is. */
const slowdown = 4;

/** Milliseconds until a press must have had its effect, and until a page must be hydrated. */
const limits = { happens: 12_000, alive: 10_000 };

/** Milliseconds after hydration in which the page might still change something. */
const settles = 400;

/** Repeats the check of a case until it says 'done'; returns its last answer. */
async function settle(check, visitor, late) {
  for (;;) {
    const said = await check(visitor).catch(({ message }) => `lost: ${message.split('\n', 1)[0]}`);
    if (said === 'done' || performance.now() > late) return said;
    await wait(50);
  }
}

/** Waits until React has hydrated the element, or until the limit. */
async function comesAlive(page, selector) {
  const isAlive = (one) => {
    const element = document.querySelector(one);
    return Boolean(element) && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  };
  await page.waitForFunction(isAlive, selector, { timeout: limits.alive }).catch(() => undefined);
}

/**
 * One visit of a new visitor: does what the case does `after` milliseconds from the page's load, and says what became
 * of it once the page has come to life: "done", "lost: …" (nothing happened) or "changed: …" (something else did).
 * @returns {Promise<{ said: string, interaction: number | null }>} milliseconds to the next paint, as the browser timed
 *   it
 */
export async function visit(browser, { origin, size, after, one }) {
  const context = await browser.newContext({ baseURL: origin, ...sizes[size] });
  const page = await context.newPage();
  try {
    const visitor = await createVisitor(page, { isPhone: size === 'phone', slowdown });
    if (one.prepare) {
      await one.prepare(visitor);
      await wait(after);
    } else await visitor.open(one.path, after);
    const { pathname } = new URL(page.url());
    await one.touch(visitor);
    const first = await settle(one.check, visitor, performance.now() + limits.happens);
    let said = first;
    if (first === 'done') {
      await comesAlive(page, one.alive ?? '#content > *');
      await wait(settles);
      said = await settle(one.check, visitor, performance.now());
    }
    const now = new URL(page.url()).pathname;
    if (said !== 'done' && now !== pathname) said = `changed: left ${pathname} for ${now}`;
    const interaction = await visitor.slowestInteraction().catch(() => null);
    return { said, interaction };
  } catch ({ message }) {
    return { said: `lost: ${message.split('\n', 1)[0]}`, interaction: null };
  } finally {
    await context.close();
  }
}
