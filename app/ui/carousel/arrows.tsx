import { Icon } from '#app/ui/icon.tsx';

interface ArrowsProps {
  className: string;
  /** What the two arrows lead to, for screen readers. */
  previous: string;
  next: string;
  turn: (steps: 1 | -1) => void;
  /** The step that leads nowhere, because a strip that does not go round is at that end. */
  end?: 1 | -1 | undefined;
  /** Whether a swipe before hydration presses them (`app/shell/start/start-script.tsx`). */
  takesSwipes?: true;
}

/** The two arrows of slides, of a strip and of the lightbox. */
export function Arrows({ className, previous, next, turn, end, takesSwipes }: ArrowsProps) {
  return (
    <>
      <button
        type="button"
        className={className}
        data-step={takesSwipes && -1}
        onClick={() => end !== -1 && turn(-1)}
        aria-disabled={end === -1 || undefined}
        aria-label={previous}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className={className}
        data-step={takesSwipes && 1}
        onClick={() => end !== 1 && turn(1)}
        aria-disabled={end === 1 || undefined}
        aria-label={next}
      >
        <Icon name="right" />
      </button>
    </>
  );
}
