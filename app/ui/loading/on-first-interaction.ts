/** Events that show that a visitor is about to use the page. */
const events = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

let firstInteraction: Promise<void> | undefined;

/**
 * Resolves with the visitor's first interaction. It resolves at once on the server, and where the visitor came to an
 * anchor, returned to a scrolled page, or has used the page before.
 */
export function onFirstInteraction(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
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
