import type { ReactNode } from 'react';
import { StripControls } from '#app/ui/carousel/strip-controls.tsx';
import { useStrip } from '#app/ui/carousel/use-strip.ts';

interface StripProps {
  /** The kind of card, such as "locations". */
  of: string;
  cards: { key: string; card: ReactNode }[];
}

/**
 * Cards side by side, 3, 2 or 1 on a page by the screen's width, with "1 of 4" and arrows; after the last page comes
 * the first.
 */
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
