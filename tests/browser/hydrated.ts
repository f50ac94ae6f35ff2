import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Scrolls a page to life and waits until React has taken over this element: a click before follows the plain link. */
export async function hydrated(target: Locator): Promise<Locator> {
  // Asked from outside: the page's own clock may stand still, and an element may be another one the next time.
  await expect.poll(() => target.evaluate(isAlive), { interval: 20 }).toBe(true);
  return target;
}

function isAlive(element: Element): boolean {
  dispatchEvent(new Event('scroll'));
  // React hears nothing of the visitor before: see `app/shell/start/replay-early-press.ts`.
  if (!('hydrated' in document.documentElement.dataset) || element.closest('[data-waits-for-script]')) return false;
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
