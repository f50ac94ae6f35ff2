/** Events that show that a visitor is about to use the page. */
const events = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let firstInteraction: Promise<void> | undefined;

/** It resolves after so many milliseconds even if the browser has had no idle moment. */
const idleLimit = 500;

/** Waits until the effect of the interaction itself is painted. Safari has no `requestIdleCallback`. */
function whenIdle(done: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: idleLimit });
  else setTimeout(done, idleLimit / 10);
}

/**
 * Resolves at the first idle moment after the visitor's first interaction. It resolves at once on the server, and where
 * the visitor came to an anchor, returned to a scrolled page, or has used the page before.
 */
export function onFirstInteraction(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  firstInteraction ??= new Promise((resolve) => {
    if (location.hash || scrollY > 0 || navigator.userActivation?.hasBeenActive) return resolve();
    const done = (event: Event) => {
      // Browsers also dispatch `pointermove` when the page moves under a resting pointer.
      if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      for (const type of events) removeEventListener(type, done, true);
      whenIdle(resolve);
    };
    for (const type of events) addEventListener(type, done, { capture: true, passive: true });
  });
  return firstInteraction;
}
