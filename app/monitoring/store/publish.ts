import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { RecordedEvents } from '#app/monitoring/store/recorded-events.ts';
import type { initialLive, MonitorState } from './monitor-state.ts';
import { pillStatus } from './pill-status.ts';
import { topEndpoints } from './top-endpoints.ts';

/** These parts of the state are made of the recorded events, and only when these changed. */
export type ListName = 'hits' | 'errors' | 'throttles' | 'log';
/** These parts of the state are replaced at once when they change. */
export type Live = Pick<MonitorState, keyof typeof initialLive>;

interface Source {
  before: MonitorState;
  live: Live;
  recorded: RecordedEvents;
  changed: ReadonlySet<ListName>;
  now: number;
}

/** Returns the next snapshot, with each list cut to its length, the newest first. */
export function publish({ before, live, recorded, changed, now }: Source): MonitorState {
  const { hits, errors, throttles, log } = recorded;
  const next: MonitorState = {
    ...before,
    ...live,
    pill: pillStatus(recorded.lastMinute(now)),
    errorCount: errors.size,
    throttleCount: throttles.size,
  };
  if (changed.has('hits')) {
    next.hits = hits.newest(monitoringLimits.shownApiHits);
    next.topEndpoints = topEndpoints(hits.newest());
  }
  if (changed.has('errors')) next.errors = errors.newest(monitoringLimits.shownErrors);
  if (changed.has('throttles')) next.throttles = throttles.newest(monitoringLimits.shownThrottleEvents);
  if (changed.has('log')) next.log = log.newest().reverse();
  return next;
}
