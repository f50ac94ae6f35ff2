import { controlsTexts as texts } from '#app/ui/texts.ts';

interface DotsProps {
  /** The name of each slide, which screen readers read out: "Ballroom, 2 of 5". */
  names: string[];
  /** The index of the current slide, from 0. */
  current: number;
  show: (place: number) => void;
}

/** One button for each slide of a carousel. */
export function Dots({ names, current, show }: DotsProps) {
  return (
    <div className="slide-dots">
      {names.map((name, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change their order
          key={place}
          type="button"
          aria-label={`${name}, ${texts.place(place + 1, names.length)}`}
          aria-current={place === current || undefined}
          onClick={() => show(place)}
        />
      ))}
    </div>
  );
}
