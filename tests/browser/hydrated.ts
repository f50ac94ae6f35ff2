import type { Locator } from 'playwright-core';

/** Waits until React has taken over this element: a click before that follows the plain link or form. */
export async function hydrated(target: Locator): Promise<Locator> {
  await target.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const look = () => {
          // Parts of a page come to life with the visitor's first move.
          dispatchEvent(new Event('scroll'));
          return Object.keys(element).some((key) => key.startsWith('__reactProps'))
            ? resolve()
            : requestAnimationFrame(look);
        };
        look();
      }),
  );
  return target;
}
