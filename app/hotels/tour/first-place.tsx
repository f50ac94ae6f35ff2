import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { PanoramaTour, Station } from '#app/catalogue/panorama-tour.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { TourPlace } from './list-views.ts';
import { fetchPanoramaAhead } from './panorama/fetch-panorama.ts';
import type { FirstStill } from './panorama/panorama-address.ts';
import type { PanoramaStageProps } from './panorama/panorama-stage.tsx';
import { PlacePlaque } from './place-plaque.tsx';
import { tourTexts as texts } from './texts.ts';

type Problem = 'unsupported' | 'failed';

/** What is needed to stand in the first place: the script's part, and the panoramas that suit the screen. */
interface Entered {
  Stage: ComponentType<PanoramaStageProps>;
  tour: PanoramaTour;
  first: Station;
}

/** The screens of phones. */
const tallScreen = '(max-aspect-ratio: 3/4)';
/** Pixels: the widest panorama. */
const widest = 5120;
/** CSS pixels: from there on a screen shows fewer pixels of the usual panorama than it has. */
const wideScreen = 1024;

/** Takes the large panoramas on a wide screen, unless the visitor saves data. */
function forScreen(tour: PanoramaTour): PanoramaTour {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (innerWidth < wideScreen || connection?.saveData) return tour;
  const stations = tour.stations.map(({ largePanorama, ...station }) =>
    largePanorama ? { ...station, panorama: largePanorama } : station,
  );
  return { ...tour, stations };
}

interface FirstPlaceProps {
  /** Its panoramas are addresses. */
  tour: PanoramaTour;
  /** The station where the visitor stands first. */
  first: Station;
  places: TourPlace[];
  still: FirstStill;
  /** Links to the pictures of the other places, until the tour has its own. */
  children: ReactNode;
}

/**
 * The first place of a tour in panoramas. Its still shows what the panorama shows first, so that a visitor stands in the room
 * at once; the panorama takes its place when it has arrived. The still and the links to the other pictures remain without a
 * script, without WebGL, and where the panorama does not arrive.
 */
export function FirstPlace({ tour, first, places, still, children }: FirstPlaceProps) {
  const image = useRef<HTMLImageElement>(null);
  const [isInside, setInside] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [entered, setEntered] = useState<Entered>();
  const [attempt, setAttempt] = useState(0);
  const place = places.find(({ id }) => id === first.id);
  preload(still.tall, { as: 'image', fetchPriority: 'high', media: tallScreen });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt does the same once more
  useEffect(() => {
    let isWanted = true;
    async function enter() {
      const largest = largestTexture();
      if (largest === 0) return setProblem('unsupported');
      const chosen = largest < widest ? tour : forScreen(tour);
      const start = chosen.stations.find(({ id }) => id === first.id) ?? first;
      // What is larger must not slow down what is seen first.
      await image.current?.decode().catch(() => {});
      if (!isWanted) return;
      // The picture comes beside the script, which then takes it.
      fetchPanoramaAhead(start.panorama);
      const { PanoramaStage } = await importWithRetry(() => import('./panorama/panorama-stage.tsx'));
      if (isWanted) setEntered({ Stage: PanoramaStage, tour: chosen, first: start });
    }
    enter().catch(() => isWanted && setProblem('failed'));
    return () => {
      isWanted = false;
    };
  }, [first.panorama, attempt]);

  return (
    <>
      <picture className="walk-still">
        <source media={tallScreen} srcSet={still.tall} />
        <img ref={image} src={still.wide} alt={place?.title} fetchPriority="high" />
      </picture>
      {entered ? (
        <entered.Stage
          tour={entered.tour}
          first={entered.first}
          places={places}
          onShown={() => setInside(true)}
          onProblem={(found) => {
            setEntered(undefined);
            setInside(false);
            setProblem(found);
          }}
        />
      ) : null}
      {place && !isInside ? (
        <PlacePlaque place={place} property={tour.property} isUsual>
          <p className="text-small needs-script" role="status">
            {problem && texts[problem]}
          </p>
          {problem === 'failed' ? (
            <button
              type="button"
              className="button button-small"
              onClick={() => {
                setProblem(undefined);
                setAttempt(attempt + 1);
              }}
            >
              {texts.again}
            </button>
          ) : null}
          {children}
        </PlacePlaque>
      ) : null}
    </>
  );
}

/** The pixels of the widest picture that can be drawn; 0 without WebGL. */
function largestTexture(): number {
  const gl = document.createElement('canvas').getContext('webgl2');
  return gl ? Number(gl.getParameter(gl.MAX_TEXTURE_SIZE)) : 0;
}
