import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { PanoramaTour, Station } from '#app/catalogue/panorama-tour.ts';
import type { TourPlace } from '#app/hotels/tour/list-views.ts';
import { PlacePlaque } from '#app/hotels/tour/place-plaque.tsx';
import { tourTexts } from '#app/hotels/tour/texts.ts';
import { paths } from '#app/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PageLink } from '#app/ui/links/page-link.tsx';
import { lookUp } from '#platform/look-up.ts';
import { fetchPanoramaAhead } from './fetch-panorama.ts';
import { FloorPlan } from './floor-plan.tsx';
import { HallSettings } from './hall-settings.tsx';
import styles from './panorama.css?url';
import { StationLinks } from './station-links.tsx';
import { panoramaTexts as texts } from './texts.ts';
import { type StationView, usePanorama } from './use-panorama.ts';
import { canBeTurned, usePhoneTurning } from './use-phone-turning.ts';

/** Degrees that an arrow key turns. */
const step = 15;
const turns: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

/** What the keys that enlarge and reduce do. */
const zooms: Record<string, number> = { '+': 1.25, '=': 1.25, '-': 0.8 };

function firstViewOf(station: Station): StationView {
  return { station, panorama: station.panorama };
}

export interface PanoramaStageProps {
  /** Its panoramas are addresses. */
  tour: PanoramaTour;
  /** Where the visitor stands first. */
  first: Station;
  places: TourPlace[];
  /** Is called when the first place is shown. */
  onShown: () => void;
  /** Is called when not even the first place can be shown. */
  onProblem: (problem: 'unsupported' | 'failed') => void;
}

/** The tour over the first screen of its page: the picture with all that stands over it. Keys turn it wherever among them the focus is. */
export function PanoramaStage({ tour, first, places, onShown, onProblem }: PanoramaStageProps) {
  const stage = useRef<HTMLElement>(null);
  const hasMoved = useRef(false);
  const takesFocus = useRef(false);
  const [elements] = useState(() => new Map<string, HTMLElement>());
  const [wanted, setWanted] = useState<StationView>(() => firstViewOf(first));
  const [shown, setShown] = useState<StationView>();
  const [failed, setFailed] = useState<StationView>();
  const panorama = usePanorama(wanted, elements, {
    onUnsupported: () => onProblem('unsupported'),
    onFailed(seen) {
      if (!shown) return onProblem('failed');
      setFailed(seen);
      // The visitor stays where they are, and may try the same door again.
      setWanted(shown);
    },
    onShown(seen, isOtherPlace) {
      // What had the focus is about to go: the next Tab leads to the first link of the new place.
      takesFocus.current = isOtherPlace && (hasMoved.current || !!document.activeElement?.closest('.walk-plaque'));
      setShown(seen);
      setFailed(undefined);
      onShown();
    },
  });
  const turning = usePhoneTurning(panorama.view);
  const { station } = shown ?? wanted;
  const titleOf = (id: string) => places.find((place) => place.id === id)?.title ?? '';
  const place = places.find(({ id }) => id === station.id);
  const waitingFor = wanted.station === shown?.station ? texts.arranging : texts.loading;
  const waiting = !shown || wanted === shown ? undefined : waitingFor(titleOf(wanted.station.id));
  const message = failed ? texts.failed(titleOf(failed.station.id)) : waiting;

  // The doors of a place are rendered after its picture was drawn, and are put where they are seen by the next drawing.
  useEffect(() => {
    if (shown) panorama.view.current?.redraw();
    if (takesFocus.current) stage.current?.focus({ preventScroll: true });
    takesFocus.current = false;
  }, [shown, panorama.view]);

  function onKeyDown(event: KeyboardEvent) {
    const turn = lookUp(turns, event.key);
    const zoom = lookUp(zooms, event.key);
    // With another key they are the browser's: Alt and the left arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (turn) panorama.view.current?.turnBy({ yaw: turn[0], pitch: turn[1] });
    else if (zoom) panorama.view.current?.zoom(zoom);
    else return;
    event.preventDefault();
  }

  return (
    <section
      ref={stage}
      className="panorama-stage"
      aria-label={texts.view(titleOf(station.id))}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys turn the view
      tabIndex={0}
      data-shown={shown?.station.id}
      data-panorama={shown?.panorama}
      data-bearing={panorama.bearing}
      onKeyDown={onKeyDown}
    >
      <link rel="stylesheet" href={styles} precedence="panorama" />
      <canvas ref={panorama.canvas} />
      {shown ? (
        <>
          <StationLinks
            station={station}
            titleOf={titleOf}
            elements={elements}
            onGo={(to) => {
              hasMoved.current = true;
              setFailed(undefined);
              const next = tour.stations.find(({ id }) => id === to);
              if (next) setWanted(firstViewOf(next));
            }}
            onNear={(to) => {
              const near = tour.stations.find(({ id }) => id === to);
              if (near) fetchPanoramaAhead(near.panorama);
            }}
            onFocus={({ yaw, pitch }) => panorama.view.current?.turnTo({ yaw, pitch: pitch / 2 })}
          />
          {place ? (
            <PlacePlaque place={place} property={tour.property} isUsual={shown.panorama === station.panorama}>
              {hasMoved.current ? null : <p className="text-small">{texts.around(places.length)}</p>}
              {station.settings ? (
                <HallSettings
                  settings={station.settings}
                  panorama={wanted.panorama}
                  onSettingChange={(setting) => {
                    setFailed(undefined);
                    setWanted(setting === shown.panorama ? shown : { station, panorama: setting });
                  }}
                />
              ) : null}
            </PlacePlaque>
          ) : null}
          <FloorPlan tour={tour} station={station} bearing={panorama.bearing} />
          {canBeTurned() ? (
            <button
              type="button"
              className="square-button panorama-turn"
              aria-label={texts.turnWithPhone}
              aria-pressed={turning.isFollowing}
              onClick={turning.toggle}
            >
              {/* A phone between two arcs. It is drawn here, because the icons of the design system are in every page. */}
              <svg
                className="size-5"
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth={1.5}
                aria-hidden="true"
              >
                <path d="M8 4.5h8v15H8zM4.5 9a5 5 0 0 0 0 6M19.5 9a5 5 0 0 1 0 6" />
              </svg>
            </button>
          ) : null}
        </>
      ) : null}
      <p className="panorama-status" role="status">
        {message ?? (turning.hasNoSensor ? texts.noSensor : null)}
      </p>
      <PageLink to={paths.hotel(tour.property)} className="square-button panorama-leave">
        <span className="sr-only">{tourTexts.leave}</span>
        <Icon name="close" />
      </PageLink>
    </section>
  );
}
