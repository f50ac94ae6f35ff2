import { useSyncExternalStore } from 'react';
import { memoryText } from '#app/monitoring/dashboard/tones.ts';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import { type LogLevel, ownEntry } from '#app/monitoring/logs/log-entry.ts';
import { type ApiHit, initialState, type Memory, type MonitorState, type ThrottleEvent } from './monitor-state.ts';
import { type Check, healthAfter } from './server-health.ts';

/** Longer messages are cut, so that two hundred of them stay small. */
const longestText = 500;
/** The dashboard lists 20 throttle events, and few lines are written to monitoring's own log. */
const mostThrottleEvents = 200;
const mostLogEntries = 500;
/** The addresses whose hits are counted at once; the one whose last hit is oldest is dropped. */
const mostCountedAddresses = 200;

/** A call for data as the watchers of `fetch` and `XMLHttpRequest` report it. */
export type MeasuredCall = Omit<ApiHit, 'id' | 'timestamp'>;

/**
 * The store behind the dashboard. Recording an event renders nothing: what is shown is replaced once a second at most
 * by what is recorded.
 */
export class Monitor {
  #recorded = initialState;
  #shown = initialState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  readonly #listeners = new Set<() => void>();
  /** The times of the hits of each exact address within the window of throttling. */
  readonly #timesOf = new Map<string, number[]>();

  readonly getState = (): MonitorState => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Records a call. A status of 400 and above and a failure are recorded as errors, too. */
  recordHit(call: MeasuredCall): void {
    if (!this.#recorded.isRecording) return;
    const { hits, session } = this.#recorded;
    const hit = { ...call, url: call.url.slice(0, longestText), ...this.#idAndTime() };
    this.#change({
      hits: withNewest(hits, hit, monitoringLimits.mostApiHits),
      session: { ...session, sessionApiHits: session.sessionApiHits + 1 },
    });
    const problem = (hit.status ?? 0) >= 400 ? `HTTP ${hit.status}` : hit.error;
    if (problem) this.recordError(`${problem}: ${hit.method} ${hit.url}`);
    this.#watchThrottle(hit.url);
  }

  recordError(message: string): void {
    if (!this.#recorded.isRecording) return;
    const text = `[${new Date().toISOString()}] ${message.slice(0, longestText)}`;
    const error = { ...this.#idAndTime(), text };
    this.#change({ errors: withNewest(this.#recorded.errors, error, monitoringLimits.mostErrors) });
  }

  recordMetric(memory: Memory | undefined): void {
    if (!this.#recorded.isRecording) return;
    const { memory: before, metrics, session, errors, server } = this.#recorded;
    const counts = { requests: session.sessionApiHits, errors: errors.length, serverStatus: server.status };
    const metric = { timestamp: Date.now(), memory, ...counts };
    this.#change({ memory, metrics: withNewest(metrics, metric, monitoringLimits.mostSystemMetrics) });
    const { memoryRed } = monitoringLimits;
    if (memory && memory.percentage > memoryRed && (before?.percentage ?? 0) <= memoryRed)
      this.log('warn', `Memory usage above ${memoryRed}%: ${memoryText(memory.percentage)}`);
  }

  recordCheck(check: Check): void {
    const before = this.#recorded.server;
    const server = healthAfter(before, check, Date.now());
    this.#change({ server });
    if (!check.ok) this.log('error', `Server health check failed: ${check.reason}`);
    const { status } = server;
    if (status !== before.status && status !== 'degraded')
      this.log(status === 'down' ? 'error' : 'info', `Server status: ${status}`);
  }

  recordNetwork(hasNetwork: boolean): void {
    if (hasNetwork === this.#recorded.hasNetwork) return;
    this.#change({ hasNetwork });
    this.log(hasNetwork ? 'info' : 'warn', hasNetwork ? 'Back online' : 'Gone offline');
  }

  recordSurroundings(surroundings: Pick<MonitorState, 'page' | 'connectivity'>): void {
    this.#change(surroundings);
  }

  log(level: LogLevel, message: string): void {
    const entry = ownEntry(level, message, Date.now());
    this.#change({ log: [...this.#recorded.log, entry].slice(-mostLogEntries) });
  }

  newSession(): void {
    const sessionStartTime = Date.now();
    const number = this.#recorded.session.number + 1;
    this.#change({
      session: { sessionId: sessionId(sessionStartTime), number, sessionStartTime, sessionApiHits: 0 },
    });
    this.publish();
  }

  setRecording(isRecording: boolean): void {
    this.#change({ isRecording });
    this.log('info', isRecording ? 'Recording started' : 'Recording stopped');
    this.publish();
  }

  /** Deletes what is older than ten minutes; the last 50 errors stay, whatever their age. */
  clearOld(): void {
    const { hits, throttles, metrics, errors } = this.#recorded;
    const isRecent = ({ timestamp }: { timestamp: number }) => timestamp > Date.now() - monitoringLimits.clearOlderThan;
    this.#change({
      hits: hits.filter(isRecent),
      throttles: throttles.filter(isRecent),
      metrics: metrics.filter(isRecent),
      errors: errors.slice(0, monitoringLimits.clearKeepsErrors),
    });
  }

  /** Deletes all records and the session's count. The session itself goes on. */
  clearAll(): void {
    this.#timesOf.clear();
    const session = { ...this.#recorded.session, sessionApiHits: 0 };
    this.#change({ hits: [], errors: [], throttles: [], metrics: [], log: [], session });
    this.publish();
  }

  /** Shows at once what is recorded. */
  publish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { hits, topEndpoints } = this.#shown;
    this.#shown = {
      ...this.#recorded,
      pill: pillStatus(this.#recorded),
      topEndpoints: this.#recorded.hits === hits ? topEndpoints : busiestEndpoints(this.#recorded.hits),
    };
    for (const listener of this.#listeners) listener();
  }

  #change(changed: Partial<MonitorState>): void {
    this.#recorded = { ...this.#recorded, ...changed };
    this.#timer ??= setTimeout(() => this.publish(), untilNextSecond(Date.now()));
  }

  #idAndTime() {
    this.#lastId += 1;
    return { id: this.#lastId, timestamp: Date.now() };
  }

  #watchThrottle(endpoint: string): void {
    const now = Date.now();
    const { throttleWindow: timeWindow } = monitoringLimits;
    const times = this.#timesOf.get(endpoint) ?? [];
    times.push(now);
    while ((times[0] ?? now) <= now - timeWindow) times.shift();
    // The map keeps the order of the last hits.
    this.#timesOf.delete(endpoint);
    this.#timesOf.set(endpoint, times);
    const [oldest] = this.#timesOf.keys();
    if (this.#timesOf.size > mostCountedAddresses && oldest !== undefined) this.#timesOf.delete(oldest);
    const action = throttleAction(times.length);
    if (!action) return;
    const event = { ...this.#idAndTime(), endpoint, hitCount: times.length, timeWindow, action };
    this.#change({ throttles: withNewest(this.#recorded.throttles, event, mostThrottleEvents) });
  }
}

function withNewest<Item>(items: readonly Item[], newest: Item, most: number): Item[] {
  return [newest, ...items.slice(0, most - 1)];
}

/** The action for a count within the window; undefined while it is ordinary. */
export function throttleAction(hits: number): ThrottleEvent['action'] | undefined {
  const { throttleHits, blockedAboveTimesThrottle } = monitoringLimits;
  if (hits > throttleHits * blockedAboveTimesThrottle) return 'blocked';
  if (hits > throttleHits) return 'throttled';
  return hits >= throttleHits ? 'warning' : undefined;
}

function pillStatus({ hits, errors }: MonitorState): MonitorState['pill'] {
  const begin = Date.now() - monitoringLimits.statusWindow;
  const recent = (records: readonly { timestamp: number }[]) =>
    records.filter(({ timestamp }) => timestamp > begin).length;
  if (recent(errors) > monitoringLimits.downAboveErrors) return 'down';
  return recent(errors) > monitoringLimits.degradedAboveErrors || recent(hits) > monitoringLimits.degradedAboveRequests
    ? 'degraded'
    : 'healthy';
}

/** Returns the ten endpoints with the most calls, of which the dashboard shows five. Query strings are ignored. */
function busiestEndpoints(hits: readonly ApiHit[]): MonitorState['topEndpoints'] {
  const counts = new Map<string, number>();
  for (const { url } of hits) {
    const endpoint = url.split('?', 1)[0] ?? url;
    counts.set(endpoint, (counts.get(endpoint) ?? 0) + 1);
  }
  return [...counts]
    .map(([endpoint, count]) => ({ endpoint, count }))
    .sort((a, b) => b.count - a.count)
    .slice(0, monitoringLimits.mostTopEndpoints);
}

/** Returns "session-{milliseconds}-{nine random characters of base 36}". */
function sessionId(now: number): string {
  const characters = Array.from({ length: 9 }, () => Math.floor(Math.random() * 36).toString(36));
  return `session-${now}-${characters.join('')}`;
}

/**
 * Returns the milliseconds to the next full second. What is shown and the clock change together then, and the page is
 * laid out once.
 */
export function untilNextSecond(now: number): number {
  return 1000 - (now % 1000);
}

/** The monitor of this tab. On the server it stays in its initial state. */
export const tabMonitor = new Monitor();

/** Returns one part of the state. A component is rendered again only when the part that it selects changes. */
export function useMonitor<Part>(select: (state: MonitorState) => Part): Part {
  return useSyncExternalStore(
    tabMonitor.subscribe,
    () => select(tabMonitor.getState()),
    () => select(initialState),
  );
}
