import type { ReactNode } from 'react';
import { StripControls } from './strip-controls.tsx';
import { useStrip } from './use-strip.ts';

interface StripProps {
  /** What is turned, e.g. "locations". */
  of: string;
  /** One element a card, each with a key. */
  cards: { key: string; card: ReactNode }[];
}

/** Cards side by side: 3, 2 or 1 a page by the width, round at both ends, with "1 of 4" and arrows. */
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
