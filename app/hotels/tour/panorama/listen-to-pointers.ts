import type { PanoramaView } from './panorama-view.ts';

/** One finger or the mouse turns the view, two fingers and the wheel enlarge it. Returns how to stop listening. */
export function listenToPointers(element: HTMLElement, view: PanoramaView): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  const stop = new AbortController();
  const { signal } = stop;

  function distance(): number {
    const [one, other] = [...pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  element.addEventListener(
    'pointerdown',
    (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      const last = pointers.get(event.pointerId);
      if (!last) return;
      const apart = distance();
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (pointers.size === 2 && apart > 0) view.zoom(distance() / apart);
      else view.drag(event.clientX - last.x, event.clientY - last.y);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(end, (event) => pointers.delete(event.pointerId), { signal });
  }
  // Otherwise a quick swipe is a fling to the browser, and what is tapped while it lasts only ends it.
  element.addEventListener('touchmove', (event) => event.preventDefault(), { signal, passive: false });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      view.zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}
