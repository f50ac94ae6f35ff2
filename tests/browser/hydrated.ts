import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Makes a page hydrate and waits until React handles this element: an earlier click would follow the plain link. */
export async function hydrated(target: Locator): Promise<Locator> {
  // The test polls, because the page's own clock may be stopped and the element may be replaced meanwhile.
  await expect.poll(() => target.evaluate(isHydrated), { interval: 20 }).toBe(true);
  return target;
}

function isHydrated(element: Element): boolean {
  dispatchEvent(new Event('scroll'));
  // Before hydration, events are kept from React: see `app/shell/start/start-script.tsx`.
  if (!('hydrated' in document.documentElement.dataset) || element.closest('[data-waits-for-script]')) return false;
  return Object.keys(element).some((key) => key.startsWith('__reactProps'));
}
