import { monitoring } from '#app/monitoring/limits.ts';
import type { LogEntry } from '#app/monitoring/logs/log-entry.ts';
import type { ApiHit, ErrorRecord, SystemMetric, ThrottleEvent } from '#app/monitoring/store/records.ts';
import { Ring } from '#app/monitoring/store/ring-buffer.ts';

/** Bounds of ours: the dashboard lists 20 throttle events, and monitoring's own log changes seldom. */
const keptThrottleEvents = 200;
const keptLogEntries = 500;

/** Everything that is recorded, within the bounds of the specification (2 §9). */
export class Kept {
  readonly hits = new Ring<ApiHit>(monitoring.keptApiHits);
  readonly metrics = new Ring<SystemMetric>(monitoring.keptSystemMetrics);
  readonly errors = new Ring<ErrorRecord>(monitoring.keptErrors);
  readonly throttles = new Ring<ThrottleEvent>(keptThrottleEvents);
  readonly log = new Ring<LogEntry>(keptLogEntries);

  /** Errors and requests of the last minute, counted as far as the pill's rules reach. */
  lastMinute(now: number): { errors: number; requests: number } {
    const isRecent = ({ timestamp }: { timestamp: number }) => timestamp > now - monitoring.statusWindow;
    return {
      errors: this.errors.countWhile(isRecent, monitoring.downAboveErrors + 1),
      requests: this.hits.countWhile(isRecent, monitoring.degradedAboveRequests + 1),
    };
  }

  /** Lets go of what is older than ten minutes; of errors the last 50 stay, whatever their age (2 §9). */
  clearOld(now: number): void {
    const isRecent = ({ timestamp }: { timestamp: number }) => timestamp > now - monitoring.clearOlderThan;
    for (const ring of [this.hits, this.throttles]) ring.keepNewest(ring.countWhile(isRecent));
    this.metrics.keepNewest(this.metrics.countWhile(isRecent));
    this.errors.keepNewest(monitoring.clearKeepsErrors);
  }

  clearAll(): void {
    for (const ring of [this.hits, this.metrics, this.errors, this.throttles, this.log]) ring.clear();
  }
}
