import { memo } from 'react';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { ApiHit, MonitorState } from '#app/monitoring/store/monitor-state.ts';
import { hitTone, throttleTone } from './tones.ts';

/** A row stays in its place and its words change, so that a busy list creates no elements. */
const HitRow = memo(function HitRow({ hit }: { hit: ApiHit }) {
  const { method, url, duration, timestamp, status, error } = hit;
  return (
    <li className="mon-hit" data-tone={hitTone(hit)}>
      <span className="font-semibold">{method}</span>
      <span className="min-w-0 wrap-anywhere">{url}</span>
      <span className="mon-status font-semibold">{status ?? (error === undefined ? 'given up' : 'failed')}</span>
      <span>{durationText(duration)}</span>
      <time>{timeOfDay(timestamp)}</time>
    </li>
  );
});

export function HitList({ hits }: Pick<MonitorState, 'hits'>) {
  if (hits.length === 0) return <p className="py-4 text-quiet">No calls for data yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ol className="mon-rows mon-scroll" tabIndex={0} aria-label={`The last ${monitoringLimits.shownApiHits} requests`}>
      {hits.slice(0, monitoringLimits.shownApiHits).map((hit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see `HitRow`
        <HitRow key={place} hit={hit} />
      ))}
    </ol>
  );
}

export function ErrorList({ errors }: Pick<MonitorState, 'errors'>) {
  if (errors.length === 0) return <p className="py-4 text-quiet">No errors detected</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ol className="mon-rows mon-scroll" tabIndex={0} aria-label={`The last ${monitoringLimits.shownErrors} errors`}>
      {errors.slice(0, monitoringLimits.shownErrors).map(({ text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state
        <li key={place} className="mon-error" data-tone="bad">
          {text}
        </li>
      ))}
    </ol>
  );
}

export function ThrottleList({ throttles }: Pick<MonitorState, 'throttles'>) {
  if (throttles.length === 0) return <p className="py-4 text-quiet">No throttling detected</p>;
  return (
    <ol className="mon-rows">
      {throttles
        .slice(0, monitoringLimits.shownThrottleEvents)
        .map(({ endpoint, hitCount, timeWindow, action }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state
          <li key={place} data-tone={throttleTone(action)}>
            <span className="min-w-0 wrap-anywhere">{endpoint}</span>
            <span>
              {hitCount} hits in {timeWindow / 1000} s
            </span>
            <strong>{action}</strong>
          </li>
        ))}
    </ol>
  );
}

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});

/** "14:05:09", in the visitor's own time zone. */
export function timeOfDay(timestamp: number): string {
  return clock.format(timestamp);
}

/** "12 ms", or "1.4 s" from a second on. */
export function durationText(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** "5 s", "2 min 5 s", "1 h 2 min". */
export function spanText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours > 0) return `${hours} h ${minutes % 60} min`;
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}
