import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { fadeTime, swipeThreshold } from '#app/ui/carousel/slide-times.ts';
import { useHydratedInPlace } from '#app/ui/loading/use-hydrated-in-place.ts';

/** The place `steps` away from `index` in a ring of `count`. */
export function stepInRing(index: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((index + steps) % count) + count) % count;
}

/** Whether a finger's way across, in pixels, means next (1), previous (-1) or nothing (0). */
export function swipeDirection(across: number): -1 | 0 | 1 {
  if (Math.abs(across) <= swipeThreshold) return 0;
  return across < 0 ? 1 : -1;
}

/** Milliseconds since the page has loaded. */
function sinceLoad(): number {
  const loadedAt = performance.getEntriesByType('navigation')[0]?.loadEventStart ?? 0;
  return performance.now() - loadedAt;
}

/**
 * A ring of slides that moves on every `every` milliseconds while it plays: not under the pointer, not while something
 * in it has the focus, never where the visitor asked for less motion.
 */
export function useSlides({ count, every }: { count: number; every: number }) {
  const [index, setIndex] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const [awake, setAwake] = useState(false);
  const [byHand, setByHand] = useState(false);
  const touchedAt = useRef<number>(undefined);
  const arrivedHere = useHydratedInPlace();
  const hasMoved = useRef(false);
  const moves = playing && !held && count > 1;
  /** A visitor turned to another slide, by whatever way. */
  const turn = (next: (current: number) => number) => {
    setAwake(true);
    setByHand(true);
    setIndex(next);
  };
  const step = (steps: number) => turn((current) => stepInRing(current, steps, count));

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    // The further pictures are fetched when the first has long been seen.
    const wait = every - fadeTime * 2 - (arrivedHere ? sinceLoad() : 0);
    const timer = setTimeout(() => setAwake(true), wait);
    return () => clearTimeout(timer);
  }, [every, arrivedHere]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new slide starts its time anew
  useEffect(() => {
    if (!moves) return;
    const isFirst = arrivedHere && !hasMoved.current;
    const timer = setTimeout(
      () => {
        setByHand(false);
        setIndex((current) => stepInRing(current, 1, count));
      },
      isFirst ? Math.max(every - sinceLoad(), 0) : every,
    );
    return () => {
      clearTimeout(timer);
      hasMoved.current = true;
    };
  }, [index, moves, count, every, arrivedHere]);

  return {
    index,
    playing,
    /** Of the slides' element: what a visitor turns to is read out, what turns by itself is not. */
    live: moves && !byHand ? ('off' as const) : ('polite' as const),
    /** Whether slides other than the first should be in the page. */
    awake,
    show: (place: number) => turn(() => place),
    step,
    /** Does what the button says that was pressed. */
    toggle: () => setPlaying(!playing),
    /** For the element around slides and controls. */
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
