import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import type { PanoramaTour, Station } from '#app/catalogue/panorama-tour.ts';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import type { TourPlace } from './list-views.ts';
import { fetchPanoramaAhead } from './panorama/fetch-panorama.ts';
import type { FirstStill } from './panorama/panorama-address.ts';
import type { PanoramaStageProps } from './panorama/panorama-stage.tsx';
import { PlacePlaque } from './place-plaque.tsx';
import { tourTexts as texts } from './texts.ts';

type Problem = 'unsupported' | 'failed';

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
  const [Stage, setStage] = useState<ComponentType<PanoramaStageProps>>();
  const [attempt, setAttempt] = useState(0);
  const place = places.find(({ id }) => id === first.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt does the same once more
  useEffect(() => {
    let isWanted = true;
    async function enter() {
      if (!hasWebGl()) return setProblem('unsupported');
      // What is larger must not slow down what is seen first.
      await image.current?.decode().catch(() => {});
      if (!isWanted) return;
      // The picture comes beside the script, which then takes it.
      fetchPanoramaAhead(first.panorama);
      const { PanoramaStage } = await importWithRetry(() => import('./panorama/panorama-stage.tsx'));
      if (isWanted) setStage(() => PanoramaStage);
    }
    enter().catch(() => isWanted && setProblem('failed'));
    return () => {
      isWanted = false;
    };
  }, [first.panorama, attempt]);

  return (
    <>
      <picture className="walk-still">
        <source media="(max-aspect-ratio: 3/4)" srcSet={still.tall} />
        <img ref={image} src={still.wide} alt={place?.title} fetchPriority="high" />
      </picture>
      {Stage ? (
        <Stage
          tour={tour}
          first={first}
          places={places}
          onShown={() => setInside(true)}
          onProblem={(found) => {
            setStage(undefined);
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

function hasWebGl(): boolean {
  return Boolean(document.createElement('canvas').getContext('webgl2'));
}
