import { useEffect, useRef, useState } from 'react';
import type { Station } from '#app/catalogue/panorama-tour.ts';
import { project, wrapAngle } from './directions.ts';
import { takePanorama } from './fetch-panorama.ts';
import { openPanoramaCanvas } from './panorama-canvas.ts';
import { PanoramaView } from './panorama-view.ts';

/** Degrees. The cone on the plan turns in steps, since each step renders the plan anew. */
const bearingStep = 5;
/** Pixels from one link at the edge of the screen to the next below it. */
const edgeStep = 84;

/** A station as one sees it: its hall may be laid out for different things. */
export interface StationView {
  station: Station;
  /** The address of the picture. */
  panorama: string;
}

/**
 * Draws the panorama of a station on a canvas. A panorama is shown when it has arrived; until then the one before stays. `onShown` and `onFailed` say how it ended, `onUnsupported` that this browser cannot draw any.
 */
export function usePanorama(
  seen: StationView,
  links: Map<string, HTMLElement>,
  callbacks: {
    onShown: (seen: StationView, isOtherPlace: boolean) => void;
    onFailed: (seen: StationView) => void;
    onUnsupported: () => void;
  },
) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<PanoramaView>(undefined);
  const present = useRef(seen.station);
  const drawn = useRef<StationView>(undefined);
  /** Where the view points to on the plan: degrees clockwise from its upper edge. */
  const [bearing, setBearing] = useState(seen.station.heading);
  const latest = useRef(callbacks);
  latest.current = callbacks;

  useEffect(() => {
    const element = canvas.current;
    const painter = element ? openPanoramaCanvas(element) : undefined;
    if (!element || !painter) return latest.current.onUnsupported();
    const opened = new PanoramaView(element, painter, (look) => {
      placeLinks(present.current, links, opened);
      const exact = wrapAngle(present.current.heading + look.yaw);
      setBearing(Math.round(exact / bearingStep) * bearingStep);
    });
    view.current = opened;
    const stopListening = listenToPointers(element, opened);
    const sizes = new ResizeObserver(() => opened.redraw());
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      stopListening();
      opened.close();
    };
  }, [links]);

  useEffect(() => {
    if (drawn.current === seen) return undefined;
    let isWanted = true;
    takePanorama(seen.panorama).then(
      (picture) => {
        if (!isWanted || !view.current) return picture.close();
        const isOtherPlace = drawn.current?.station !== seen.station;
        present.current = seen.station;
        drawn.current = seen;
        view.current.show(picture, isOtherPlace);
        latest.current.onShown(seen, isOtherPlace);
      },
      () => isWanted && latest.current.onFailed(seen),
    );
    return () => {
      isWanted = false;
    };
  }, [seen]);

  return { canvas, view, bearing };
}

/** Moves the element of each link to where its direction is seen; one that is not seen stands at the edge on its side. */
function placeLinks(station: Station, elements: Map<string, HTMLElement>, { look, screen }: PanoramaView): void {
  const atEdge = { left: 0, right: 0 };
  for (const link of station.links) {
    const element = elements.get(link.to);
    if (!element) continue;
    const point = project(link, look, screen);
    const side = wrapAngle(link.yaw - look.yaw) < 0 ? 'left' : 'right';
    if (point) delete element.dataset.unseen;
    else element.dataset.unseen = side;
    const x = point?.x ?? (side === 'left' ? 0 : screen.width);
    const y = point?.y ?? screen.height * 0.4 + edgeStep * atEdge[side]++;
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }
}

/**
 * One finger or the mouse turns the view; two fingers enlarge it, on a screen or on a touchpad (to the browser that is a
 * wheel with Control). The wheel alone scrolls the page. Returns how to stop listening.
 */
function listenToPointers(element: HTMLElement, view: PanoramaView): () => void {
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
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      view.zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}
