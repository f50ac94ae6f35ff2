import { monitoring } from '#app/monitoring/limits.ts';
import type { Kept } from '#app/monitoring/store/recorded-events.ts';
import type { initialLive, MonitorState } from './monitor-state.ts';
import { pillStatus } from './pill-status.ts';
import { topEndpoints } from './top-endpoints.ts';

/** Parts of the state that are made from what is kept, and only when it changed. */
export type ListName = 'hits' | 'errors' | 'throttles' | 'log';
/** Parts that are replaced as they change. */
export type Live = Pick<MonitorState, keyof typeof initialLive>;

interface Source {
  before: MonitorState;
  live: Live;
  kept: Kept;
  changed: ReadonlySet<ListName>;
  now: number;
}

/** What is shown from now on: the lists in their specified lengths (2 §9), the newest first. */
export function publish({ before, live, kept, changed, now }: Source): MonitorState {
  const { hits, errors, throttles, log } = kept;
  const next: MonitorState = {
    ...before,
    ...live,
    pill: pillStatus(kept.lastMinute(now)),
    errorCount: errors.size,
    throttleCount: throttles.size,
  };
  if (changed.has('hits')) {
    next.hits = hits.newest(monitoring.shownApiHits);
    next.topEndpoints = topEndpoints(hits.newest());
  }
  if (changed.has('errors')) next.errors = errors.newest(monitoring.shownErrors);
  if (changed.has('throttles')) next.throttles = throttles.newest(monitoring.shownThrottleEvents);
  if (changed.has('log')) next.log = log.newest().reverse();
  return next;
}
