import type { DayStanding } from '#app/diary/open-days.ts';

/** A sign for each standing: an empty ring, a half one, a cross, a question mark. */
export function StandingSign({ standing }: { standing: DayStanding }) {
  return (
    <svg viewBox="0 0 12 12" className="standing-sign" data-standing={standing} aria-hidden="true">
      {standing === 'taken' ? <path d="M2 2l8 8M10 2l-8 8" /> : null}
      {standing === 'ask' ? (
        <path d="M3.500 4.200a2.500 2.500 0 1 1 3.600 2.200q-1.100.6-1.100 1.600M6 10.200v.3" />
      ) : null}
      {standing === 'open' || standing === 'option' ? <circle cx="6" cy="6" r="4" /> : null}
      {standing === 'option' ? <path className="standing-half" d="M6 2a4 4 0 0 0 0 8z" /> : null}
    </svg>
  );
}
