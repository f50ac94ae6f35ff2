import { type FocusEvent, type TouchEvent, useEffect, useRef, useState } from 'react';
import { resumeAfterUse, slideTime, swipeThreshold } from '#app/ui/carousel/slide-times.ts';
import { useHydratedInPlace } from '#app/ui/loading/stage.tsx';
import { sinceLoad } from '#app/ui/loading/when-to-start.ts';
import { useDecoded, useFetchesAhead } from './decoded.ts';

/** Returns the index `steps` away from `index` among `count` slides; after the last comes the first. */
export function wrapIndex(index: number, steps: number, count: number): number {
  return count === 0 ? 0 : (((index + steps) % count) + count) % count;
}

/** Returns whether a swipe of `distance` pixels sideways means next (1), previous (-1) or nothing (0). */
export function swipeDirection(distance: number): -1 | 0 | 1 {
  if (Math.abs(distance) <= swipeThreshold) return 0;
  return distance < 0 ? 1 : -1;
}

/** Slides, each added to the page when it is asked for or, on an idle page, when it is next to the one that is shown. */
function useAddedSlides(count: number, wanted: number): (place: number) => boolean {
  const hasNeighbours = useFetchesAhead();
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set([0]));
  useEffect(() => {
    const near = hasNeighbours ? [-1, 0, 1] : [0];
    setAdded((before) => new Set([...before, ...near.map((steps) => wrapIndex(wanted, steps, count))]));
  }, [hasNeighbours, wanted, count]);
  return (place) => added.has(place) || place === wanted;
}

/**
 * Tells whether the pointer or the keyboard is in the element that has these events. A press also leaves the focus in it;
 * that focus does not count, so that slides go on by themselves some seconds after a press.
 */
export function useInUse() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const events = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  return { isInUse: isPointed || isFocused, events };
}

/**
 * Slides that follow one another by themselves while they play. They do not while the pointer or the focus is in them, and
 * never where the visitor asked for less motion.
 */
export function useSlides(count: number) {
  const slides = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(0);
  const index = useDecoded(wanted, slides);
  const isAdded = useAddedSlides(count, wanted);
  const [playing, setPlaying] = useState(false);
  const { isInUse, events } = useInUse();
  const [byHand, setByHand] = useState(false);
  const touchedAt = useRef<number>(undefined);
  const isFirstPage = useHydratedInPlace();
  const hasMoved = useRef(false);
  const moves = playing && !isInUse && count > 1;
  /** Shows another slide because a visitor asked for it. */
  const turn = (next: (current: number) => number) => {
    setByHand(true);
    setWanted(next);
  };
  const step = (steps: number) => turn((current) => wrapIndex(current, steps, count));

  useEffect(() => {
    setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new slide restarts the timer
  useEffect(() => {
    if (!moves) return;
    const isFirst = isFirstPage && !hasMoved.current;
    const timer = setTimeout(
      () => {
        setByHand(false);
        setWanted((current) => wrapIndex(current, 1, count));
      },
      byHand ? resumeAfterUse : isFirst ? Math.max(slideTime - sinceLoad(), 0) : slideTime,
    );
    return () => {
      clearTimeout(timer);
      hasMoved.current = true;
    };
  }, [index, moves, count, isFirstPage, byHand]);

  return {
    /** The slide that is shown, and the one that is asked for: its picture may still be on its way. */
    index,
    wanted,
    /** The element around the slides. */
    ref: slides,
    playing,
    /** `aria-live` of the slides: a slide that a visitor asked for is read out, one that comes by itself is not. */
    live: moves && !byHand ? ('off' as const) : ('polite' as const),
    /** Whether a slide should be in the page. */
    isAdded,
    show: (place: number) => turn(() => place),
    step,
    /** Plays or pauses. */
    toggle: () => setPlaying(!playing),
    /** Attributes of the element around slides and controls. */
    holders: {
      'data-swiped': '',
      ...events,
      onTouchStart: (event: TouchEvent) => {
        touchedAt.current = event.touches[0]?.clientX;
      },
      onTouchEnd: (event: TouchEvent) => {
        // A touch that began before hydration belongs to `app/shell/start/start-script.tsx`.
        if (touchedAt.current === undefined) return;
        const direction = swipeDirection((event.changedTouches[0]?.clientX ?? 0) - touchedAt.current);
        touchedAt.current = undefined;
        if (direction !== 0) step(direction);
      },
    },
  };
}

export type Slides = ReturnType<typeof useSlides>;
