import { type ComponentType, useRef, useState } from 'react';
import { importWithRetry } from '#app/ui/loading/import-with-retry.ts';
import { fetchPanoramaAhead } from './panorama/fetch-panorama.ts';
import type { PanoramaDialogProps } from './panorama/panorama-dialog.tsx';
import { stepInsideTexts as texts } from './texts.ts';
import type { TourPlace } from './tour-places.ts';

type Problem = 'unsupported' | 'failed';

/** Returns whether the browser can draw panoramas. It is asked only when a visitor wants one. */
function hasWebGl(): boolean {
  return Boolean(document.createElement('canvas').getContext('webgl2'));
}

export interface StepInsideProps {
  slug: string;
  /** The hotel's name. */
  name: string;
  /** The stations. */
  places: TourPlace[];
  /** The address of the first station's panorama. */
  firstPicture: string;
}

/**
 * The button that opens the tour in panoramas. Its script, style and pictures are fetched when it is pressed. Without a
 * script there is no button, and without WebGL a sentence instead: the pictures of the page show the same places.
 */
export function StepInside({ slug, name, places, firstPicture }: StepInsideProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [Opened, setOpened] = useState<ComponentType<Omit<PanoramaDialogProps, 'tour'>>>();

  async function open() {
    if (isBusy) return;
    if (!hasWebGl()) return setProblem('unsupported');
    setBusy(true);
    setProblem(undefined);
    // The picture comes beside the script, which then takes it.
    fetchPanoramaAhead(firstPicture);
    try {
      const { panoramaTourOf } = await importWithRetry(() => import('./panorama/panorama-tour-of.tsx'));
      setOpened(() => panoramaTourOf(slug));
    } catch {
      setProblem('failed');
    }
    setBusy(false);
  }

  function close() {
    setOpened(undefined);
    button.current?.focus();
  }

  return (
    <>
      <p className="mt-5 needs-script">
        <button
          ref={button}
          type="button"
          className="button button-gold"
          aria-haspopup="dialog"
          aria-busy={isBusy}
          onClick={open}
        >
          {texts.stepInside}
        </button>
      </p>
      <p className="text-small mt-3 needs-script" role="status">
        {problem ? texts[problem] : texts.around(places.length)}
      </p>
      {Opened ? (
        <Opened
          name={name}
          places={places}
          onClose={close}
          onProblem={(found) => {
            setProblem(found);
            close();
          }}
        />
      ) : null}
    </>
  );
}
