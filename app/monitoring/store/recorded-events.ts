import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { LogEntry } from '#app/monitoring/logs/log-entry.ts';
import type { ApiHit, ErrorRecord, SystemMetric, ThrottleEvent } from '#app/monitoring/store/records.ts';

/** The dashboard lists 20 throttle events, and few lines are written to monitoring's own log. */
const mostThrottleEvents = 200;
const mostLogEntries = 500;

/** Everything that is recorded in this tab, within bounds. */
export class RecordedEvents {
  readonly hits = new RingBuffer<ApiHit>(monitoringLimits.mostApiHits);
  readonly metrics = new RingBuffer<SystemMetric>(monitoringLimits.mostSystemMetrics);
  readonly errors = new RingBuffer<ErrorRecord>(monitoringLimits.mostErrors);
  readonly throttles = new RingBuffer<ThrottleEvent>(mostThrottleEvents);
  readonly log = new RingBuffer<LogEntry>(mostLogEntries);

  /** Returns the errors and requests of the last minute, counted no further than the rules of the status need. */
  lastMinute(now: number): { errors: number; requests: number } {
    const isRecent = ({ timestamp }: { timestamp: number }) => timestamp > now - monitoringLimits.statusWindow;
    return {
      errors: this.errors.countWhile(isRecent, monitoringLimits.downAboveErrors + 1),
      requests: this.hits.countWhile(isRecent, monitoringLimits.degradedAboveRequests + 1),
    };
  }

  /** Deletes what is older than ten minutes; the last 50 errors stay, whatever their age. */
  clearOld(now: number): void {
    const isRecent = ({ timestamp }: { timestamp: number }) => timestamp > now - monitoringLimits.clearOlderThan;
    for (const ring of [this.hits, this.throttles]) ring.keepNewest(ring.countWhile(isRecent));
    this.metrics.keepNewest(this.metrics.countWhile(isRecent));
    this.errors.keepNewest(monitoringLimits.clearKeepsErrors);
  }

  clearAll(): void {
    for (const ring of [this.hits, this.metrics, this.errors, this.throttles, this.log]) ring.clear();
  }
}

/** Stores the newest items up to a bound; each further item replaces the oldest. */
export class RingBuffer<Item> {
  readonly #capacity: number;
  #items: Item[] = [];

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#items.length;
  }

  push(item: Item): void {
    this.#items.push(item);
    if (this.size > this.#capacity) this.#items.shift();
  }

  /** Returns the newest `count` items, the newest first. */
  newest(count = this.size): Item[] {
    return this.#items.toReversed().slice(0, count);
  }

  /** Returns how many of the newest items in a row meet a condition, counted up to `limit`. */
  countWhile(holds: (item: Item) => boolean, limit = this.size): number {
    const last = this.#items.findLastIndex((item) => !holds(item));
    return Math.min(this.size - 1 - last, limit);
  }

  /** Deletes all but the newest `count` items. */
  keepNewest(count: number): void {
    this.#items.splice(0, this.size - count);
  }

  clear(): void {
    this.#items = [];
  }
}
