interface DotsProps {
  /** One a place, read out by screen readers: "Ballroom, 2 of 5". */
  names: string[];
  /** From 0. */
  current: number;
  show: (place: number) => void;
}

/** A line for each place of a carousel. */
export function Dots({ names, current, show }: DotsProps) {
  return (
    <div className="slide-dots">
      {names.map((name, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a row that never changes its order
          key={place}
          type="button"
          aria-label={`${name}, ${place + 1} of ${names.length}`}
          aria-current={place === current || undefined}
          onClick={() => show(place)}
        />
      ))}
    </div>
  );
}
