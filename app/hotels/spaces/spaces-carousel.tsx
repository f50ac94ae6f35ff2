import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { resumeAfterUse, spaceTime } from '#app/hotels/spaces/space-times.ts';
import { mobileBelow } from '#app/ui/breakpoints.ts';
import { wrapIndex } from '#app/ui/carousel/use-slides.ts';
import { Icon } from '#app/ui/icon.tsx';
import { spacesCarouselTexts as texts } from './texts.ts';

/**
 * Shows the next space after a while, but not while the carousel is out of sight or in use, and later after the
 * visitor's own choice.
 */
function useAutoAdvance(count: number, turnTo: (place: number) => void) {
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [inSight, setInSight] = useState(false);
  const [inUse, setInUse] = useState(false);
  const [byHand, setByHand] = useState(false);
  const moves = playing && inSight && !inUse && count > 1;

  useEffect(() => {
    const wide = matchMedia(`(min-width: ${mobileBelow}px)`).matches;
    setPlaying(wide && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);

  useEffect(() => {
    if (!moves) return;
    const wait = byHand ? resumeAfterUse : spaceTime;
    const timer = setTimeout(() => {
      setByHand(false);
      turnTo(wrapIndex(place, 1, count));
    }, wait);
    return () => clearTimeout(timer);
  }, [place, moves, byHand, count, turnTo]);

  /** Screen readers read a space that the visitor chose, not one that appeared by itself. */
  const live = moves && !byHand ? ('off' as const) : ('polite' as const);
  return { place, setPlace, live, playing, setPlaying, setInSight, setInUse, setByHand };
}

/**
 * The spaces side by side on a strip that snaps from one to the next, moves on by itself on wide screens, and is a
 * plain list on phones. Links to a space's anchor scroll to it without any script.
 */
export function SpacesCarousel({ names, children }: { names: string[]; children: ReactNode }) {
  const strip = useRef<HTMLDivElement>(null);
  const [turnTo] = useState(() => (place: number) => {
    const box = strip.current;
    box?.scrollTo({ left: box.clientWidth * place });
  });
  const advance = useAutoAdvance(names.length, turnTo);
  const { place, setPlace, playing, setPlaying, setInSight, setInUse, setByHand } = advance;

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting ?? false);
    });
    if (strip.current) observer.observe(strip.current);
    return () => observer.disconnect();
  }, [setInSight]);

  const turnByHand = (steps: number) => {
    setByHand(true);
    turnTo(wrapIndex(place, steps, names.length));
  };
  return (
    <section
      aria-roledescription={texts.carousel}
      aria-label={texts.label}
      onPointerEnter={() => setInUse(true)}
      onPointerLeave={() => setInUse(false)}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
    >
      {names.length > 1 ? (
        <div className="spaces-controls needs-script">
          <button
            type="button"
            className="square-button moves-by-itself"
            onClick={() => setPlaying((before) => !before)}
            aria-label={playing ? texts.pause : texts.play}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <p className="text-small figures text-quiet" aria-live={advance.live}>
            {texts.place(place + 1, names.length)}
          </p>
          <button type="button" className="square-button" onClick={() => turnByHand(-1)} aria-label={texts.previous}>
            <Icon name="left" />
          </button>
          <button type="button" className="square-button" onClick={() => turnByHand(1)} aria-label={texts.next}>
            <Icon name="right" />
          </button>
        </div>
      ) : null}
      <div
        ref={strip}
        className="spaces-strip"
        onTouchMove={() => setByHand(true)}
        onScroll={({ currentTarget: box }) => setPlace(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)))}
      >
        {Children.toArray(children)}
      </div>
    </section>
  );
}
