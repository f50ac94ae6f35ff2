import { cardBreakpoints } from '#app/ui/pictures/picture-sources.ts';
import { controlsTexts as texts } from '#app/ui/texts.ts';
import { Arrows } from './arrows.tsx';
import { pageCount } from './use-strip.ts';

/** The style sheet decides which of the three is shown, since the server does not know the screen's width. */
const shownAt = { 3: 'max-lg:hidden', 2: 'max-md:hidden lg:hidden', 1: 'md:hidden' } as const;

interface StripControlsProps {
  cards: number;
  /** The index of the current page, from 0. */
  page: number;
  /** The kind of card, such as "hotels". */
  of: string;
  turn: (pages: 1 | -1) => void;
}

/** Shows "1 of 4", then the arrows. The style sheet hides them if one page shows all cards. */
export function StripControls({ cards, page, of, turn }: StripControlsProps) {
  return (
    <div className="strip-controls needs-script flex items-center gap-2">
      {cardBreakpoints.map(({ cards: perPage }) => (
        <p key={perPage} className={`text-small figures text-quiet ${shownAt[perPage]}`}>
          {texts.place(page + 1, pageCount(cards, perPage))}
        </p>
      ))}
      <Arrows className="square-button" previous={texts.previous(of)} next={texts.next(of)} turn={turn} />
    </div>
  );
}
