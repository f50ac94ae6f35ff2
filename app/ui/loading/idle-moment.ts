/** Milliseconds after which it resolves even if the browser has had no idle moment. */
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
