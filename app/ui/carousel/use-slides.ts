import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { fadeTime, swipeThreshold } from '#app/ui/carousel/slide-times.ts';
import { useHydratedInPlace } from '#app/ui/loading/use-hydrated-in-place.ts';

/** Returns the index `steps` away from `index` among `count` slides; after the last comes the first. */
export function wrapIndex(index: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((index + steps) % count) + count) % count;
}

/** Returns whether a swipe of so many pixels sideways means next (1), previous (-1) or nothing (0). */
export function swipeDirection(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= swipeThreshold) return 0;
  return distance < 0 ? 1 : -1;
}

/** Returns the milliseconds since the page has loaded. */
function sinceLoad(): number {
  const loadedAt = performance.getEntriesByType('navigation')[0]?.loadEventStart ?? 0;
  return performance.now() - loadedAt;
}

/**
 * Slides that change every `every` milliseconds while they play. They do not while the pointer or the focus is in them,
 * and never where the visitor asked for less motion.
 */
export function useSlides({ count, every }: { count: number; every: number }) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [hasAllPictures, setHasAllPictures] = useState(false);
  const [byHand, setByHand] = useState(false);
  const touchedAt = useRef<number>(undefined);
  const isFirstPage = useHydratedInPlace();
  const hasMoved = useRef(false);
  const moves = playing && !isHeld && count > 1;
  /** Shows another slide because a visitor asked for it. */
  const turn = (next: (current: number) => number) => {
    setHasAllPictures(true);
    setByHand(true);
    setIndex(next);
  };
  const step = (steps: number) => turn((current) => wrapIndex(current, steps, count));

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    // The other pictures are added shortly before the first change, so that they do not compete with the first one.
    const wait = every - fadeTime * 2 - (isFirstPage ? sinceLoad() : 0);
    const timer = setTimeout(() => setHasAllPictures(true), wait);
    return () => clearTimeout(timer);
  }, [every, isFirstPage]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new slide restarts the timer
  useEffect(() => {
    if (!moves) return;
    const isFirst = isFirstPage && !hasMoved.current;
    const timer = setTimeout(
      () => {
        setByHand(false);
        setIndex((current) => wrapIndex(current, 1, count));
      },
      isFirst ? Math.max(every - sinceLoad(), 0) : every,
    );
    return () => {
      clearTimeout(timer);
      hasMoved.current = true;
    };
  }, [index, moves, count, every, isFirstPage]);

  return {
    index,
    playing,
    /** `aria-live` of the slides: a slide that a visitor asked for is read out, one that comes by itself is not. */
    live: moves && !byHand ? ('off' as const) : ('polite' as const),
    /** Whether pictures other than the first should be in the page. */
    hasAllPictures,
    show: (place: number) => turn(() => place),
    step,
    /** Plays or pauses. */
    toggle: () => setPlaying(!playing),
    /** Attributes of the element around slides and controls. */
    holders: {
      'data-swiped': '',
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onTouchStart: (event: TouchEvent) => {
        touchedAt.current = event.touches[0]?.clientX;
      },
      onTouchEnd: (event: TouchEvent) => {
        // A touch that began before hydration belongs to `app/shell/start/replay-early-press.ts`.
        if (touchedAt.current === undefined) return;
        const direction = swipeDirection((event.changedTouches[0]?.clientX ?? 0) - touchedAt.current);
        touchedAt.current = undefined;
        if (direction !== 0) step(direction);
      },
    },
  };
}

export type Slides = ReturnType<typeof useSlides>;
