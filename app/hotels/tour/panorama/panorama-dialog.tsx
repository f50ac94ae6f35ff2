import { type ComponentType, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PanoramaTour, Station } from '#app/catalogue/panorama-tour.ts';
import type { TourPlace } from '#app/hotels/tour/list-views.ts';
import { contentLang } from '#app/language/content-lang.ts';
import { paths } from '#app/paths.ts';
import { beforeDialog } from '#app/ui/before-dialog.ts';
import { Icon } from '#app/ui/icon.tsx';
import { tours } from '#content/tours/tours.ts';
import { lookUp } from '#platform/look-up.ts';
import { fetchPanoramaAhead } from './fetch-panorama.ts';
import { FloorPlan } from './floor-plan.tsx';
import { HallSettings } from './hall-settings.tsx';
import styles from './panorama.css?url';
import { StationLinks } from './station-links.tsx';
import { panoramaTexts as texts } from './texts.ts';
import { panoramaAddress, type StationView, usePanorama } from './use-panorama.ts';
import { canBeTurned, usePhoneTurning } from './use-phone-turning.ts';

/** Degrees that an arrow key turns. */
const step = 15;
const turns: Record<string, [right: number, up: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
};

function firstViewOf(station: Station): StationView {
  return { station, panorama: station.panorama };
}

/** Returns the dialog with the tour of a property. Everything of a tour is imported from here, when it is opened. */
export function panoramaTourOf(slug: string): ComponentType<Omit<PanoramaDialogProps, 'tour' | 'first'>> {
  const tour = tours.find(({ property }) => property === slug);
  const [first] = tour?.stations ?? [];
  if (!tour || !first) throw new Error(`content/tours/tours.ts has no tour of '${slug}'.`);
  return (props) => <PanoramaDialog {...props} tour={tour} first={first} />;
}

export interface PanoramaDialogProps {
  tour: PanoramaTour;
  /** Where one steps inside. */
  first: Station;
  name: string;
  places: TourPlace[];
  onClose: () => void;
  /** Is called when not even the first place can be shown. */
  onProblem: (problem: 'unsupported' | 'failed') => void;
}

/**
 * The tour over the whole screen: the picture with all that stands over it. Arrow keys turn it wherever among them the
 * focus is. Escape leaves it, and the browser returns the focus to where it was before.
 */
function PanoramaDialog({ tour, first, name, places, onClose, onProblem }: PanoramaDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const hasMoved = useRef(false);
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
      setShown(seen);
      setFailed(undefined);
      // The link that was followed is gone: the next Tab leads to the first link of the new place.
      if (hasMoved.current && isOtherPlace) stage.current?.focus();
    },
  });
  const turning = usePhoneTurning(panorama.view);
  const { station } = shown ?? wanted;
  const titleOf = (id: string) => places.find((place) => place.id === id)?.title ?? '';
  const place = places.find(({ id }) => id === station.id);
  const waitingFor = wanted.station === shown?.station ? texts.arranging : texts.loading;
  const waiting = wanted === shown ? undefined : waitingFor(titleOf(wanted.station.id));
  const message = failed ? texts.failed(titleOf(failed.station.id)) : waiting;

  // The doors of a place are rendered after its picture was drawn, and are put where they are seen by the next drawing.
  useEffect(() => {
    if (shown) panorama.view.current?.redraw();
  }, [shown, panorama.view]);

  useEffect(() => {
    beforeDialog();
    dialog.current?.showModal();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const turn = lookUp(turns, event.key);
    // With another key the arrows are the browser's: Alt and the left one go back.
    if (!turn || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    panorama.view.current?.turnBy({ yaw: turn[0], pitch: turn[1] });
  }

  return (
    <dialog ref={dialog} className="panorama on-night" aria-label={texts.title(name)} onClose={onClose}>
      <link rel="stylesheet" href={styles} precedence="panorama" />
      <section
        ref={stage}
        className="panorama-stage"
        aria-label={texts.view(titleOf(station.id))}
        tabIndex={-1}
        data-shown={shown?.station.id}
        data-panorama={shown?.panorama}
        data-bearing={panorama.bearing}
        onKeyDown={onKeyDown}
      >
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
                if (near) fetchPanoramaAhead(panoramaAddress(near.panorama));
              }}
              onFocus={({ yaw, pitch }) => panorama.view.current?.turnTo({ yaw, pitch: pitch / 2 })}
            />
            {place ? (
              <Plaque place={place} property={tour.property} isUsual={shown.panorama === station.panorama}>
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
              </Plaque>
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
        <button
          type="button"
          className="square-button panorama-leave"
          aria-label={texts.leave}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </section>
    </dialog>
  );
}

interface PlaqueProps {
  place: TourPlace;
  property: string;
  /** Whether the place looks as its text says, and its hall is not laid out otherwise. */
  isUsual: boolean;
  children: ReactNode;
}

function Plaque({ place, property, isUsual, children }: PlaqueProps) {
  const { title, text, asked } = place;
  const guests = asked?.space && texts.guests(asked.space.guests);
  const filled = { venue: property, ...(asked?.space ? { space: asked.space.id } : {}) };
  return (
    <div className="panorama-plaque">
      <h2 {...contentLang(title)} className="text-heading">
        {title}
      </h2>
      {guests && !text.startsWith(guests) ? <p className="figures">{guests}</p> : null}
      {text && isUsual ? <p className="text-small text-quiet">{text}</p> : null}
      {children}
      {asked ? (
        <a className="button button-gold button-small" href={paths.enquire(filled)}>
          {texts.enquire(asked.name)}
        </a>
      ) : null}
    </div>
  );
}
