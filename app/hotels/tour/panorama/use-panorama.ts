import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Station } from '#app/catalogue/panorama-tour.ts';
import { project, wrapAngle } from './directions.ts';
import { takePanorama } from './fetch-panorama.ts';
import { listenToPointers } from './listen-to-pointers.ts';
import { panoramaAddress } from './panorama-address.ts';
import { openPanoramaCanvas } from './panorama-canvas.ts';
import { PanoramaView } from './panorama-view.ts';

/** The cone on the plan turns in steps of so many degrees, since each step renders the plan anew. */
const bearingStep = 5;

/** A station as one sees it: its hall may be laid out for different things. */
export interface StationView {
  station: Station;
  /** Name of the panorama. */
  panorama: string;
}

interface Panorama {
  canvas: RefObject<HTMLCanvasElement | null>;
  view: RefObject<PanoramaView | undefined>;
  /** Where the view points to on the plan: degrees clockwise from its upper edge. */
  bearing: number;
}

/** Moves the element of each link to where its direction is seen; one that is not seen stays reachable by Tab. */
function placeLinks(station: Station, elements: Map<string, HTMLElement>, { look, screen }: PanoramaView): void {
  for (const link of station.links) {
    const element = elements.get(link.to);
    if (!element) continue;
    const point = project(link, look, screen);
    element.toggleAttribute('data-unseen', !point);
    const { x, y } = point ?? { x: screen.width / 2, y: screen.height / 2 };
    element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  }
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
): Panorama {
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<PanoramaView>(undefined);
  const present = useRef(seen.station);
  const drawn = useRef<StationView>(undefined);
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
    takePanorama(panoramaAddress(seen.panorama)).then(
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
