import { Icon } from '#app/ui/icon.tsx';

interface ArrowsProps {
  className: string;
  /** What the two arrows lead to, for screen readers. */
  previous: string;
  next: string;
  turn: (steps: 1 | -1) => void;
  /** Whether a swipe before hydration presses them (`app/shell/start/start-script.tsx`). */
  takesSwipes?: true;
}

/** The two arrows of slides, of a strip and of the lightbox. */
export function Arrows({ className, previous, next, turn, takesSwipes }: ArrowsProps) {
  return (
    <>
      <button
        type="button"
        className={className}
        data-step={takesSwipes && -1}
        onClick={() => turn(-1)}
        aria-label={previous}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className={className}
        data-step={takesSwipes && 1}
        onClick={() => turn(1)}
        aria-label={next}
      >
        <Icon name="right" />
      </button>
    </>
  );
}
