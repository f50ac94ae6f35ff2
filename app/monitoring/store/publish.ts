import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { RecordedEvents } from '#app/monitoring/store/recorded-events.ts';
import type { initialLive, MonitorState } from './monitor-state.ts';
import type { ApiHit, EndpointCount, PillStatus } from './records.ts';

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

/** The status in the dashboard's pill, from the last minute's errors and requests. */
function pillStatus({ errors, requests }: { errors: number; requests: number }): PillStatus {
  if (errors > monitoringLimits.downAboveErrors) return 'down';
  return errors > monitoringLimits.degradedAboveErrors || requests > monitoringLimits.degradedAboveRequests
    ? 'degraded'
    : 'healthy';
}

/** Returns the ten endpoints with the most calls, of which the dashboard shows five. Query strings are ignored. */
function topEndpoints(hits: readonly ApiHit[]): EndpointCount[] {
  const byAddress = new Map<string, number>();
  for (const { url } of hits) byAddress.set(url, (byAddress.get(url) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [url, count] of byAddress) {
    const endpoint = url.split('?', 1)[0] ?? url;
    counts.set(endpoint, (counts.get(endpoint) ?? 0) + count);
  }
  return [...counts]
    .map(([endpoint, count]) => ({ endpoint, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, monitoringLimits.mostTopEndpoints);
}
