import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PanoramaTour, Station } from '#app/catalogue/panorama-tour.ts';
import type { TourPlace } from '#app/hotels/tour/tour-places.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { rememberScrollbarWidth } from '#app/ui/remember-scrollbar-width.ts';
import { FloorPlan } from './floor-plan.tsx';
import { loadPanorama } from './load-panorama.ts';
import styles from './panorama.css?url';
import { texts } from './panorama.texts.ts';
import { StationLinks } from './station-links.tsx';
import { usePanorama } from './use-panorama.ts';

/** Degrees that an arrow key turns. */
const step = 15;
const turns: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

export interface PanoramaDialogProps {
  tour: PanoramaTour;
  /** The hotel's name. */
  name: string;
  places: TourPlace[];
  onClose: () => void;
  /** Is called when not even the first place can be shown. */
  onProblem: (problem: 'unsupported' | 'failed') => void;
}

/** The tour over the whole screen. Escape leaves it, and the browser returns the focus to where it was before. */
export function PanoramaDialog({ tour, name, places, onClose, onProblem }: PanoramaDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const [wanted, setWanted] = useState<Station | undefined>(tour.stations[0]);
  const [shown, setShown] = useState<Station>();
  const [failed, setFailed] = useState<Station>();
  const titleOf = (id: string) => places.find((place) => place.id === id)?.title ?? '';

  useEffect(() => {
    rememberScrollbarWidth();
    dialog.current?.showModal();
  }, []);

  if (!wanted) return null;
  return (
    <dialog ref={dialog} className="panorama on-night" aria-label={texts.title(name)} onClose={onClose}>
      <link rel="stylesheet" href={styles} precedence="panorama" />
      <PanoramaStage
        {...{ tour, wanted, shown, elements, titleOf }}
        place={places.find(({ id }) => id === (shown ?? wanted).id)}
        onShown={(station) => {
          setShown(station);
          setFailed(undefined);
        }}
        onUnsupported={() => onProblem('unsupported')}
        onFailed={(station) => {
          if (!shown) return onProblem('failed');
          setFailed(station);
          // The visitor stays where they are, and may try the same door again.
          setWanted(shown);
        }}
        onGo={(to) => {
          setFailed(undefined);
          setWanted(tour.stations.find(({ id }) => id === to) ?? wanted);
        }}
      >
        <p className="panorama-status" role="status">
          {failed ? texts.failed(titleOf(failed.id)) : null}
          {!failed && wanted !== shown ? texts.loading(titleOf(wanted.id)) : null}
        </p>
        <button
          type="button"
          className="square-button panorama-leave"
          aria-label={texts.leave}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </PanoramaStage>
    </dialog>
  );
}

interface PanoramaStageProps {
  tour: PanoramaTour;
  wanted: Station;
  shown: Station | undefined;
  place: TourPlace | undefined;
  elements: Map<string, HTMLElement>;
  titleOf: (id: string) => string;
  onShown: (station: Station) => void;
  onFailed: (station: Station) => void;
  onUnsupported: () => void;
  onGo: (to: string) => void;
  /** What stands over every place. */
  children: ReactNode;
}

/** The picture with all that stands over it: arrow keys turn it wherever among them the focus is. */
function PanoramaStage({
  tour,
  wanted,
  shown,
  place,
  elements,
  titleOf,
  onShown,
  onFailed,
  onUnsupported,
  onGo,
  children,
}: PanoramaStageProps) {
  const stage = useRef<HTMLElement>(null);
  const hasMoved = useRef(false);
  const panorama = usePanorama(wanted, elements, {
    onFailed,
    onUnsupported,
    onShown: (station) => {
      onShown(station);
      // The link that was followed is gone: the next Tab leads to the first link of the new place.
      if (hasMoved.current) stage.current?.focus();
    },
  });

  // The doors of a place are rendered after its picture was drawn, and are put where they are seen by the next drawing.
  useEffect(() => {
    if (shown) panorama.view.current?.redraw();
  }, [shown, panorama.view]);

  function onKeyDown(event: KeyboardEvent) {
    const turn = turns[event.key];
    // With another key the arrows are the browser's: Alt and the left one go back.
    if (!turn || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    panorama.view.current?.turnBy({ yaw: turn[0], pitch: turn[1] });
  }

  return (
    <section
      ref={stage}
      className="panorama-stage"
      aria-label={texts.view(titleOf((shown ?? wanted).id))}
      tabIndex={-1}
      data-shown={shown?.id}
      data-bearing={panorama.bearing}
      onKeyDown={onKeyDown}
    >
      <canvas ref={panorama.canvas} />
      {shown ? (
        <>
          <StationLinks
            station={shown}
            {...{ titleOf, elements }}
            onGo={(to) => {
              hasMoved.current = true;
              onGo(to);
            }}
            onNear={(to) => {
              const near = tour.stations.find(({ id }) => id === to);
              if (near) loadPanorama(near.panorama).catch(() => undefined);
            }}
            onFocus={({ yaw, pitch }) => panorama.view.current?.turnTo({ yaw, pitch: pitch / 2 })}
          />
          {place ? <Plaque place={place} property={tour.property} /> : null}
          <FloorPlan tour={tour} station={shown} bearing={panorama.bearing} />
        </>
      ) : null}
      {children}
    </section>
  );
}

function Plaque({ place, property }: { place: TourPlace; property: string }) {
  const { title, text, asked } = place;
  const filled = { venue: property, ...(asked?.space ? { space: asked.space.id } : {}) };
  return (
    <div className="panorama-plaque">
      <h2 {...contentLang(title)} className="text-heading">
        {title}
      </h2>
      {asked?.space ? <p className="figures">{texts.guests(asked.space.guests)}</p> : null}
      {text ? <p className="text-small text-quiet">{text}</p> : null}
      {asked ? (
        <a className="button button-gold button-small" href={paths.enquire(filled)}>
          {texts.enquire(asked.name)}
        </a>
      ) : null}
    </div>
  );
}
