import { type ComponentType, lazy } from 'react';

const signs = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let stirred: Promise<void> | undefined;

/** The visitor's first sign of life on this page: from then on it may cost something to be ready for the next. */
function firstSign(): Promise<void> {
  stirred ??= new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive || scrollY > 0) return resolve();
    const seen = () => {
      for (const sign of signs) removeEventListener(sign, seen, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, seen, { capture: true, passive: true });
  });
  return stirred;
}

/**
 * A part of a page below what is seen first. The server sends it whole; its script comes when the visitor first moves,
 * touches, scrolls or types, so that what nobody uses costs nothing. It stands in a Suspense of its own.
 */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) await firstSign();
    return { default: await load() };
  });
}
