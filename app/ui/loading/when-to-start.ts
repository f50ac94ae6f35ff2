/** Milliseconds after which `idleMoment` resolves even if the browser has had no idle moment. */
const idleLimit = 500;

/**
 * Resolves at an idle moment of the browser, after the effect of the visitor's interaction is painted. Each call gets a task
 * of its own, between which the browser can respond to the visitor. Safari has no `requestIdleCallback`.
 */
export function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: idleLimit });
    else setTimeout(resolve, idleLimit / 10);
  });
}

/** Returns the milliseconds since the page has loaded. */
export function sinceLoad(): number {
  const loadedAt = performance.getEntriesByType('navigation')[0]?.loadEventStart ?? 0;
  return performance.now() - loadedAt;
}

/** Events that show that a visitor is about to use the page. */
const events = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let firstInteraction: Promise<void> | undefined;

/**
 * Resolves with the visitor's first interaction, and at once where the visitor came to an anchor, returned to a scrolled
 * page, or has used the page before.
 */
export function onFirstInteraction(): Promise<void> {
  firstInteraction ??= new Promise((resolve) => {
    if (location.hash || scrollY > 0 || navigator.userActivation?.hasBeenActive) return resolve();
    const done = (event: Event) => {
      // Browsers also dispatch `pointermove` when the page moves under a resting pointer.
      if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      for (const type of events) removeEventListener(type, done, true);
      resolve();
    };
    for (const type of events) addEventListener(type, done, { capture: true, passive: true });
  });
  return firstInteraction;
}
