import { firstTouches } from './first-touches.ts';

/** Pixels below the screen within which a part of the page is near. */
const margin = 300;

/**
 * Resolves once a visitor who scrolls has the element with this id near the screen, or touches anything. At once on the
 * server, and where there is no such element: then a page is being made in the browser. For `lazy`: what the server sent
 * stands there meanwhile, and its links work.
 */
export function whenNear(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  // Whoever touched the page before it came alive waits for what the touch has asked for.
  if (!element || navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && done(), {
      // Whoever jumps past it is near as well.
      rootMargin: `99999px 0px ${margin}px`,
    });
    const watch = () => observer.observe(element);
    function done() {
      observer.disconnect();
      removeEventListener('scroll', watch);
      for (const touch of firstTouches) removeEventListener(touch, done, true);
      resolve();
    }
    if (scrollY > 0) watch();
    else addEventListener('scroll', watch, { once: true, passive: true });
    for (const touch of firstTouches) addEventListener(touch, done, { capture: true, passive: true });
  });
}
