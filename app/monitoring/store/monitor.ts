import { memoryText } from '#app/monitoring/dashboard/figure.tsx';
import { monitoringLimits } from '#app/monitoring/limits.ts';
import { type LogLevel, ownEntry } from '#app/monitoring/logs/log-entry.ts';
import { RecordedEvents } from '#app/monitoring/store/recorded-events.ts';
import { initialLive, initialState, type MonitorState } from './monitor-state.ts';
import { type ListName, type Live, publish } from './publish.ts';
import type { ApiHit, Connectivity, Memory, PageTimes, SystemMetric } from './records.ts';
import { type Check, healthAfter, isLogged } from './server-health.ts';
import { ThrottleWatch, throttleAction } from './throttle-watch.ts';

/** Longer messages are cut, so that two hundred of them stay small. */
const longestText = 500;
/** At most so many recorded events wait: timers of a hidden tab run late. */
const mostUnread = 500;

type Listener = () => void;
/** A data call as the watchers of `fetch` and `XMLHttpRequest` report it. */
export type MeasuredCall = Omit<ApiHit, 'id' | 'timestamp'>;

/**
 * The store behind the dashboard: bounded records outside React, and a snapshot of what is shown that is renewed once a
 * second at most. Recording an event renders nothing, and events are read in batches, which costs a fraction of reading
 * each as it happens.
 */
export class Monitor {
  readonly #recorded = new RecordedEvents();
  readonly #throttleWatch = new ThrottleWatch();
  readonly #listeners = new Set<Listener>();
  readonly #changed = new Set<ListName>();
  readonly #now: () => number;
  #state = initialState;
  #live: Live = initialLive;
  #unread: (() => void)[] = [];
  #lastId = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ now = Date.now }: { now?: () => number } = {}) {
    this.#now = now;
  }

  readonly getState = (): MonitorState => this.#state;

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** At most so many system metrics, hits and errors are stored. */
  get sizes(): { hits: number; metrics: number; errors: number } {
    this.#read();
    const { hits, metrics, errors } = this.#recorded;
    return { hits: hits.size, metrics: metrics.size, errors: errors.size };
  }

  /**
   * Records a call. `read`, which must not throw, returns undefined if it is not a data call. A status of 400 and
   * above and a failure are recorded as errors, too.
   */
  recordHit(read: () => MeasuredCall | undefined): void {
    if (!this.#live.isRecording) return;
    const timestamp = this.#now();
    this.#readLater(() => {
      const call = read();
      if (call) this.#storeHit({ ...call, url: call.url.slice(0, longestText) }, timestamp);
    });
  }

  recordError(message: string): void {
    if (!this.#live.isRecording) return;
    const timestamp = this.#now();
    const text = message.slice(0, longestText);
    this.#readLater(() => this.#storeError(text, timestamp));
  }

  recordMetric(memory: Memory | undefined): void {
    if (!this.#live.isRecording) return;
    this.#read();
    const { percentage: before = 0 } = this.#live.memory ?? {};
    this.#live = { ...this.#live, memory };
    const { session, server } = this.#live;
    const metric: SystemMetric = {
      timestamp: this.#now(),
      ...(memory && { memory }),
      requests: session.sessionApiHits,
      errors: this.#recorded.errors.size,
      ...(server.status && { serverStatus: server.status }),
    };
    this.#recorded.metrics.push(metric);
    if (memory && memory.percentage > monitoringLimits.memoryRed && before <= monitoringLimits.memoryRed) {
      this.log('warn', `Memory usage above ${monitoringLimits.memoryRed}%: ${memoryText(memory.percentage)}`);
    }
    this.#scheduleUpdate();
  }

  recordCheck(check: Check): void {
    const before = this.#live.server;
    const server = healthAfter(before, check, this.#now());
    this.#live = { ...this.#live, server };
    if (!check.ok) this.log('error', `Server health check failed: ${check.reason}`);
    if (server.status !== before.status && isLogged(server.status)) {
      this.log(server.status === 'down' ? 'error' : 'info', `Server status: ${server.status}`);
    }
    this.#scheduleUpdate();
  }

  recordNetwork(hasNetwork: boolean): void {
    if (hasNetwork === this.#live.hasNetwork) return;
    this.#live = { ...this.#live, hasNetwork };
    this.log(hasNetwork ? 'info' : 'warn', hasNetwork ? 'Back online' : 'Gone offline');
  }

  recordSurroundings(surroundings: { page: PageTimes | undefined; connectivity: Connectivity | undefined }): void {
    this.#live = { ...this.#live, ...surroundings };
    this.#scheduleUpdate();
  }

  log(level: LogLevel, message: string): void {
    this.#recorded.log.push(ownEntry(level, message, this.#now()));
    this.#scheduleUpdate('log');
  }

  newSession(): void {
    this.#read();
    const sessionStartTime = this.#now();
    const number = this.#live.session.number + 1;
    const id = sessionId(sessionStartTime);
    this.#live = { ...this.#live, session: { sessionId: id, number, sessionStartTime, sessionApiHits: 0 } };
    this.publish();
  }

  setRecording(isRecording: boolean): void {
    this.#live = { ...this.#live, isRecording };
    this.log('info', isRecording ? 'Recording started' : 'Recording stopped');
    this.publish();
  }

  clearOld(): void {
    this.#read();
    this.#recorded.clearOld(this.#now());
    this.#scheduleUpdate('hits', 'errors', 'throttles');
  }

  /** Deletes all records and the session's count. The session itself goes on. */
  clearAll(): void {
    this.#unread = [];
    this.#recorded.clearAll();
    this.#throttleWatch.clear();
    this.#live = { ...this.#live, session: { ...this.#live.session, sessionApiHits: 0 } };
    this.#scheduleUpdate('hits', 'errors', 'throttles', 'log');
    this.publish();
  }

  /** Renews the snapshot at once. */
  publish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#read();
    this.#state = publish({
      before: this.#state,
      live: this.#live,
      recorded: this.#recorded,
      changed: this.#changed,
      now: this.#now(),
    });
    this.#changed.clear();
    for (const listener of this.#listeners) listener();
  }

  #readLater(read: () => void): void {
    this.#unread.push(read);
    if (this.#unread.length >= mostUnread) this.#read();
    this.#scheduleUpdate();
  }

  #read(): void {
    const unread = this.#unread;
    this.#unread = [];
    for (const read of unread) read();
  }

  #storeHit(call: MeasuredCall, timestamp: number): void {
    const { url } = call;
    const hit: ApiHit = { ...call, id: this.#nextId(), timestamp };
    this.#recorded.hits.push(hit);
    const { session } = this.#live;
    this.#live = { ...this.#live, session: { ...session, sessionApiHits: session.sessionApiHits + 1 } };
    if ((hit.status ?? 0) >= 400) this.#storeError(`HTTP ${hit.status}: ${hit.method} ${url}`, timestamp);
    else if (hit.error) this.#storeError(`${hit.error}: ${hit.method} ${url}`, timestamp);
    this.#watchThrottle(url, timestamp);
    this.#changed.add('hits');
  }

  #storeError(message: string, timestamp: number): void {
    const text = `[${new Date(timestamp).toISOString()}] ${message.slice(0, longestText)}`;
    this.#recorded.errors.push({ id: this.#nextId(), timestamp, text });
    this.#changed.add('errors');
  }

  #watchThrottle(endpoint: string, timestamp: number): void {
    const hitCount = this.#throttleWatch.count(endpoint, timestamp);
    const action = throttleAction(hitCount);
    if (!action) return;
    const timeWindow = monitoringLimits.throttleWindow;
    this.#recorded.throttles.push({ id: this.#nextId(), timestamp, endpoint, hitCount, timeWindow, action });
    this.#changed.add('throttles');
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }

  #scheduleUpdate(...changed: ListName[]): void {
    for (const part of changed) this.#changed.add(part);
    this.#timer ??= setTimeout(() => this.publish(), untilNextSecond(this.#now()));
  }
}

const randomLength = 9;

/** Returns "session-{milliseconds}-{nine random characters of base 36}". */
function sessionId(now: number, random = Math.random): string {
  const characters = Array.from({ length: randomLength }, () => Math.floor(random() * 36).toString(36));
  return `session-${now}-${characters.join('')}`;
}

/**
 * Returns the milliseconds to the next full second. The snapshot and the clock change together then, and the page is
 * laid out once.
 */
export function untilNextSecond(now: number): number {
  return 1000 - (now % 1000);
}
