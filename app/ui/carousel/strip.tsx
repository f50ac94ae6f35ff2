import type { ReactNode } from 'react';
import { StripControls } from './strip-controls.tsx';
import { useStrip } from './use-strip.ts';

interface StripProps {
  /** What the cards are, e.g. "locations". */
  of: string;
  cards: { key: string; card: ReactNode }[];
}

/** Cards side by side, 3, 2 or 1 a page by the screen's width, with "1 of 4" and arrows that go round at both ends. */
export function Strip({ of, cards }: StripProps) {
  const { ref, page, turn, events } = useStrip<HTMLUListElement>(cards.length);
  return (
    <>
      <ul ref={ref} className="strip" {...events}>
        {cards.map(({ key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
      <div className="strip-foot" data-cards={Math.min(cards.length, 4)}>
        <StripControls cards={cards.length} page={page} of={of} turn={turn} />
      </div>
    </>
  );
}
