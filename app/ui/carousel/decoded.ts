import { type RefObject, useEffect, useState } from 'react';
import { idleMoment } from '#app/ui/loading/when-to-start.ts';

/** A picture that is not there yet is waited for at most this long, in milliseconds. */
const longestWait = 2_000;

/** Resolves when the pictures in these elements are decoded, at the latest after `longestWait`; fetches them before. */
export async function decoded(parts: Iterable<Element>): Promise<void> {
  const decodings: Promise<void>[] = [];
  for (const part of parts) {
    for (const picture of part.querySelectorAll<HTMLElement>('.picture[data-lazy]')) picture.dataset.near = '';
    for (const image of part.querySelectorAll<HTMLImageElement>('img.picture-image')) {
      image.loading = 'eager';
      decodings.push(image.decode());
    }
  }
  if (decodings.length === 0) return;
  await Promise.race([Promise.allSettled(decodings), new Promise((resolve) => setTimeout(resolve, longestWait))]);
}

/**
 * Returns the index of the slide that may be shown: the `wanted` one once its picture is decoded, until then the one
 * before. `slides` is the element around the slides, each with its index as `data-place`.
 */
export function useDecoded(wanted: number, slides: RefObject<Element | null>): number {
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (shown === wanted) return;
    let isWanted = true;
    decoded(slides.current?.querySelectorAll(`[data-place="${wanted}"]`) ?? []).then(() => {
      if (isWanted) setShown(wanted);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted, shown, slides]);
  return shown;
}

/** Whether pictures may be fetched before they are asked for: on an idle page, unless the visitor saves data. */
export function useFetchesAhead(): boolean {
  const [fetches, setFetches] = useState(false);
  useEffect(() => {
    // Some browsers know only one of the two ways to ask for little data.
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
    idleMoment().then(() => setFetches(true));
  }, []);
  return fetches;
}
