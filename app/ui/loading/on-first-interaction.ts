/** What tells that somebody is there and about to use the page. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let moved: Promise<void> | undefined;

/** Milliseconds after which what waits for the move is begun even if the browser has found no idle moment. */
const idleLimit = 500;

/** Lets what the move itself does be painted first. Safari does not tell of idle moments. */
function whenIdle(done: () => void) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(done, { timeout: idleLimit });
  else setTimeout(done, idleLimit / 10);
}

/**
 * Resolves at the first idle moment after the visitor's first move; at once on the server, and for who came to a place on
 * the page, went back to where it was left, or has used the page before.
 */
export function onFirstInteraction(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  moved ??= new Promise((resolve) => {
    if (location.hash || scrollY > 0 || navigator.userActivation?.hasBeenActive) return resolve();
    const done = (event: Event) => {
      // Browsers tell of a pointer that rests when the page moves under it.
      if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
      for (const sign of signs) removeEventListener(sign, done, true);
      whenIdle(resolve);
    };
    for (const sign of signs) addEventListener(sign, done, { capture: true, passive: true });
  });
  return moved;
}
