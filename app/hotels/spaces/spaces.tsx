import { Children, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { EventSpace, Property } from '#app/catalogue/property.ts';
import { capacityFigure } from '#app/catalogue/space-figures.ts';
import { anchorOf, enquireTarget, headingOf } from '#app/hotels/page/section-links.tsx';
import { Arrows } from '#app/ui/carousel/arrows.tsx';
import { resumeAfterUse } from '#app/ui/carousel/slide-times.ts';
import { useInUse } from '#app/ui/carousel/use-slides.ts';
import { useStrip } from '#app/ui/carousel/use-strip.ts';
import { Icon } from '#app/ui/icon.tsx';
import { mobileBelow } from '#app/ui/pictures/picture-sources.ts';
import { FloorDrawing } from './floor-drawing.tsx';
import { drawFloors, type Floor } from './floor-plan.ts';
import { Planning } from './planning.tsx';
import { SpacePanel } from './space-panel.tsx';
import { spacesTexts as texts } from './texts.ts';

/** Units of the widest floor; a drawing is as wide as its column. */
const widestFloor = 300;

/** The spaces one by one, all their floors in one scale, and the facts for a planner. Phones get one list. */
export function Spaces({ property, hiredFor }: { property: Property; hiredFor: string | undefined }) {
  const floors = drawFloors(property.spaces, widestFloor);
  return (
    <section id={anchorOf('spaces')} className="spaces on-night wrap section-space relative">
      <h2 className="text-section">{headingOf(property, 'spaces')}</h2>
      <SpacesCarousel names={property.spaces.map(({ name }) => name)}>
        {property.spaces.map((space) => (
          <SpacePanel
            key={space.id}
            hotel={property.slug}
            space={space}
            floor={floors.get(space.id)}
            enquire={enquireTarget(property, space)}
          />
        ))}
      </SpacesCarousel>
      <div className="spaces-end">
        {floors.size > 1 ? (
          <div className="max-md:hidden">
            <SpaceFloors spaces={property.spaces} floors={floors} />
            <p className="text-small mt-4 text-quiet">
              {texts.oneScale}
              {texts.dots}
            </p>
          </div>
        ) : null}
        {hiredFor === undefined ? null : (
          <Planning
            property={property}
            hiredFor={hiredFor}
            isDrawn={floors.size > 1 && floors.size === property.spaces.length}
          />
        )}
      </div>
    </section>
  );
}

/**
 * The spaces side by side on a strip that snaps from one to the next, moves on by itself on wide screens, and is a
 * plain list on phones. Links to a space's anchor scroll to it without any script.
 */
function SpacesCarousel({ names, children }: { names: string[]; children: ReactNode }) {
  const { ref: strip, page: place, turn, events } = useStrip<HTMLDivElement>(names.length, 1);
  const advance = useAutoAdvance(names.length, place, turn);
  const { playing, setPlaying, setInSight, setByHand } = advance;

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting ?? false);
    });
    if (strip.current) observer.observe(strip.current);
    return () => observer.disconnect();
  }, [strip, setInSight]);

  const turnByHand = (steps: 1 | -1) => {
    setByHand(true);
    turn(steps);
  };
  return (
    <section aria-roledescription={texts.carousel} aria-label={texts.label} {...advance.events}>
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
          <Arrows className="square-button" previous={texts.previous} next={texts.next} turn={turnByHand} />
        </div>
      ) : null}
      <div ref={strip} className="spaces-strip" onTouchMove={() => setByHand(true)} {...events}>
        {Children.toArray(children)}
      </div>
    </section>
  );
}

/** Pauses while the carousel is out of sight or in use, and waits longer after the visitor's own choice. */
function useAutoAdvance(count: number, place: number, turn: (spaces: 1) => void) {
  const [playing, setPlaying] = useState(false);
  const [inSight, setInSight] = useState(false);
  const { isInUse, events } = useInUse();
  const [byHand, setByHand] = useState(false);
  const moves = playing && inSight && !isInUse && count > 1;

  useEffect(() => {
    const wide = matchMedia(`(min-width: ${mobileBelow}px)`);
    const follow = () => setPlaying(wide.matches && !matchMedia('(prefers-reduced-motion: reduce)').matches);
    follow();
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);

  const goOn = useEffectEvent(() => {
    setByHand(false);
    turn(1);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each space restarts the timer
  useEffect(() => {
    if (!moves) return;
    const timer = setTimeout(() => goOn(), byHand ? resumeAfterUse : spaceTime);
    return () => clearTimeout(timer);
  }, [place, moves, byHand]);

  /** Screen readers read a space that the visitor chose, not one that appeared by itself. */
  const live = moves && !byHand ? ('off' as const) : ('polite' as const);
  return { live, playing, setPlaying, setInSight, setByHand, events };
}

/** Milliseconds for which a space is shown before the next one is shown. */
export const spaceTime = 3_000;

/** All floors side by side, each a link to its space. It is for wide screens: a phone has each beside its space. */
function SpaceFloors({ spaces, floors }: { spaces: EventSpace[]; floors: Map<string, Floor> }) {
  const drawn = spaces.filter(({ id }) => floors.has(id));
  const sheet = {
    width: Math.max(...[...floors.values()].map(({ width }) => width)),
    height: Math.max(...[...floors.values()].map(({ height }) => height)),
  };
  return (
    <ul className="space-floors max-md:hidden" data-floors={drawn.length}>
      {drawn.map((space) => {
        const floor = floors.get(space.id);
        return (
          <li key={space.id}>
            <a className="block" href={`#space-${space.id}`}>
              {floor ? <FloorDrawing floor={floor} sheet={sheet} /> : null}
              <span className="text-small-heading mt-4 block">{space.name}</span>
              <span className="text-small figures block text-quiet">
                {`${texts.guests(capacityFigure(space.capacity))} · ${space.area}`}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
