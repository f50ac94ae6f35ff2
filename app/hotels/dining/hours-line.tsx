import { openingStretches } from '#app/language/opening-hours.ts';
import { hoursLineTexts as texts } from './texts.ts';

const minutesADay = 1440;

/** The opening hours drawn on a line from 6 AM to 6 AM; the text above it says the same. */
export function HoursLine({ hours }: { hours: string }) {
  const stretches = openingStretches(hours);
  if (stretches.length === 0) return null;
  return (
    <svg viewBox={`0 0 ${minutesADay} 6`} preserveAspectRatio="none" className="hours-line" aria-hidden="true">
      <path d={`M0 3H${minutesADay}`} className="hours-day" vectorEffect="non-scaling-stroke" />
      {stretches.map(({ from, to }) => (
        <rect key={from} x={from} width={to - from} height="6" />
      ))}
    </svg>
  );
}

export function HoursAxis() {
  return (
    <div className="hours-axis hairline-t text-small figures text-quiet" aria-hidden="true">
      <span>{texts.morning}</span>
      <span>{texts.noon}</span>
      <span>{texts.evening}</span>
      <span>{texts.midnight}</span>
      <span>{texts.morning}</span>
    </div>
  );
}
