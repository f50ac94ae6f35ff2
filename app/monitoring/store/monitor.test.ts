import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Monitor } from './monitor.ts';

const minute = 60_000;
const call = { url: '/api/hotels', method: 'GET', source: 'internal', status: 200, duration: 5 } as const;
let monitor: Monitor;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00.000Z') });
  monitor = new Monitor();
  monitor.newSession();
});
afterEach(() => {
  vi.useRealTimers();
});

function times(count: number, act: () => void): void {
  for (let done = 0; done < count; done += 1) act();
}

function published() {
  monitor.publish();
  return monitor.getState();
}

function sizes() {
  const { hits, metrics, errors } = published();
  return { hits: hits.length, metrics: metrics.length, errors: errors.length };
}

test('1000 hits, 500 system metrics and 200 errors are kept', () => {
  times(1200, () => monitor.recordHit(call));
  times(600, () => monitor.recordMetric(undefined));
  times(300, () => monitor.recordError('x'));
  expect(sizes()).toEqual({ hits: 1000, metrics: 500, errors: 200 });
});

test('of a visit these figures are kept, as the specification lists them, and nothing else', () => {
  times(100, () => monitor.recordHit({ ...call, error: 'x' }));
  monitor.recordMetric({ used: 1, total: 2, percentage: 50 });
  monitor.recordCheck({ ok: true, duration: 5 });
  monitor.recordNetwork(false);
  monitor.recordSurroundings({
    page: { navigation: 1, domContentLoaded: 2, loadComplete: 3 },
    connectivity: { type: '4g', downlink: 10, rtt: 50 },
  });
  const { hits, errors, throttles, metrics, log, session, server, topEndpoints, ...state } = published();
  const keys = (record: object | undefined) => Object.keys(record ?? {}).sort();
  expect(keys(state)).toEqual(['connectivity', 'hasNetwork', 'isRecording', 'memory', 'page', 'pill']);
  expect(keys(hits[0])).toEqual(['duration', 'error', 'id', 'method', 'source', 'status', 'timestamp', 'url']);
  expect(keys(errors[0])).toEqual(['id', 'text', 'timestamp']);
  expect(keys(throttles[0])).toEqual(['action', 'endpoint', 'hitCount', 'id', 'timeWindow', 'timestamp']);
  expect(keys(metrics[0])).toEqual(['errors', 'memory', 'requests', 'serverStatus', 'timestamp']);
  expect(keys(log[0])).toEqual(['at', 'level', 'message', 'raw', 'source', 'timestamp']);
  expect(keys(session)).toEqual(['number', 'sessionApiHits', 'sessionId', 'sessionStartTime']);
  expect(keys(server)).toEqual(['consecutiveFailures', 'isOnline', 'lastChecked', 'responseTime', 'status']);
  expect(keys(topEndpoints[0])).toEqual(['count', 'endpoint']);
  expect([keys(state.memory), keys(state.page), keys(state.connectivity)]).toEqual([
    ['percentage', 'total', 'used'],
    ['domContentLoaded', 'loadComplete', 'navigation'],
    ['downlink', 'rtt', 'type'],
  ]);
});

test('the newest hits, errors and throttle events come first', () => {
  times(300, () => monitor.recordHit(call));
  times(60, () => monitor.recordError('x'));
  const { hits, errors, throttles } = published();
  expect(throttles.slice(0, 2).map(({ hitCount }) => hitCount)).toEqual([300, 299]);
  expect(hits[0]?.id).toBeGreaterThan(hits[1]?.id ?? 0);
  expect(errors[0]?.text).toBe('[2026-11-21T12:00:00.000Z] x');
});

test('a status of 400 and above and a failure are errors as well, what the page gave up is not', () => {
  monitor.recordHit({ ...call, status: 399 });
  monitor.recordHit({ ...call, status: 400 });
  const { status: _, ...unanswered } = call;
  monitor.recordHit({ ...unanswered, error: 'Failed to fetch' });
  monitor.recordHit(unanswered);
  const texts = published().errors.map(({ text }) => text.slice(27));
  expect(texts).toEqual(['Failed to fetch: GET /api/hotels', 'HTTP 400: GET /api/hotels']);
});

test('a session counts its own hits, and its id tells when it began', () => {
  monitor.recordHit(call);
  const first = published().session;
  expect(first).toMatchObject({ number: 1, sessionApiHits: 1, sessionStartTime: Date.now() });
  expect(first.sessionId).toMatch(/^session-1795262400000-[0-9a-z]{9}$/);
  vi.advanceTimersByTime(1000);
  monitor.newSession();
  expect(monitor.getState().session).toMatchObject({ number: 2, sessionApiHits: 0, sessionStartTime: Date.now() });
});

test('the tenth-busiest endpoint is kept and the eleventh not, whatever their queries', () => {
  for (let rank = 1; rank <= 11; rank += 1) {
    times(rank, () => monitor.recordHit({ ...call, url: `/api/${rank}?q=${Math.random()}` }));
  }
  const { topEndpoints } = published();
  expect(topEndpoints).toHaveLength(10);
  expect(topEndpoints[0]).toEqual({ endpoint: '/api/11', count: 11 });
});

test('listeners hear of a hundred events once, with the next full second', () => {
  const heard = vi.fn();
  monitor.subscribe(heard);
  vi.advanceTimersByTime(300);
  times(100, () => monitor.recordHit(call));
  vi.advanceTimersByTime(699);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledOnce();
  expect(monitor.getState().session.sessionApiHits).toBe(100);
  vi.advanceTimersByTime(minute);
  expect(heard).toHaveBeenCalledOnce();
  monitor.recordError('x');
  vi.advanceTimersByTime(999);
  expect(heard).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledTimes(2);
});

test('what is recorded and not yet shown counts with its session, by its own time, and is cleared with it', () => {
  monitor.recordHit(call);
  monitor.recordError('early');
  monitor.newSession();
  expect(monitor.getState().session.sessionApiHits).toBe(0);
  vi.advanceTimersByTime(500);
  expect(published().errors[0]?.text).toBe('[2026-11-21T12:00:00.000Z] early');
  monitor.recordHit(call);
  monitor.clearAll();
  expect(published()).toMatchObject({ hits: [], errors: [], session: { sessionApiHits: 0 } });
});

test('what did not change is the same object after a notification', () => {
  monitor.recordError('x');
  monitor.log('info', 'x');
  times(100, () => monitor.recordHit(call));
  const before = published();
  expect([before.errors.length, before.throttles.length, before.log.length]).toEqual([1, 1, 1]);
  monitor.recordHit({ ...call, url: '/api/other' });
  const after = published();
  expect(after.hits).not.toBe(before.hits);
  for (const part of ['errors', 'throttles', 'log', 'server'] as const) expect(after[part]).toBe(before[part]);
});

test('nothing is recorded while recording is stopped, and the log says when it was', () => {
  monitor.setRecording(false);
  monitor.recordHit(call);
  monitor.recordError('x');
  monitor.recordMetric(undefined);
  expect(sizes()).toEqual({ hits: 0, metrics: 0, errors: 0 });
  monitor.setRecording(true);
  monitor.recordHit(call);
  expect(sizes().hits).toBe(1);
  expect(monitor.getState().log.map(({ message }) => message)).toEqual(['Recording stopped', 'Recording started']);
});

test('what is older than ten minutes is let go of, but for the last 50 errors', () => {
  times(3, () => monitor.recordHit(call));
  times(60, () => monitor.recordError('old'));
  monitor.recordMetric(undefined);
  vi.advanceTimersByTime(10 * minute);
  monitor.recordHit(call);
  monitor.clearOld();
  expect(sizes()).toEqual({ hits: 1, metrics: 0, errors: 50 });
});

test('clearing empties every list and the session goes on', () => {
  times(200, () => monitor.recordHit({ ...call, status: 500 }));
  const { sessionId } = published().session;
  monitor.clearAll();
  const state = monitor.getState();
  expect([state.hits, state.errors, state.throttles, state.topEndpoints, state.log]).toEqual([[], [], [], [], []]);
  expect(state).toMatchObject({ pill: 'healthy' });
  expect(state.session).toMatchObject({ sessionId, sessionApiHits: 0 });
  times(99, () => monitor.recordHit(call));
  expect(published().throttles, 'throttling is counted anew').toEqual([]);
});

test('the pill follows the errors and requests of the last minute', () => {
  const pillAfter = (errors: number, requests = 0) => {
    monitor.clearAll();
    times(errors, () => monitor.recordError('x'));
    times(requests, () => monitor.recordHit(call));
    return published().pill;
  };
  expect([pillAfter(5), pillAfter(6), pillAfter(10), pillAfter(11)]).toEqual([
    'healthy',
    'degraded',
    'degraded',
    'down',
  ]);
  expect([pillAfter(0, 200), pillAfter(0, 201)]).toEqual(['healthy', 'degraded']);
  times(11, () => monitor.recordError('x'));
  vi.advanceTimersByTime(minute - 1);
  expect(published().pill).toBe('down');
  vi.advanceTimersByTime(1);
  expect(published().pill).toBe('healthy');
});

test('memory above 80 percent is logged as a warning, once each time it rises', () => {
  for (const percentage of [80, 80.1, 85, 70, 90]) monitor.recordMetric({ used: 1, total: 1, percentage });
  const { log } = published();
  expect(log.map(({ level, message }) => [level, message])).toEqual([
    ['warn', 'Memory usage above 80%: 80.1%'],
    ['warn', 'Memory usage above 80%: 90%'],
  ]);
});

test('going offline and coming back are logged, each once', () => {
  for (const hasNetwork of [true, false, false, true]) monitor.recordNetwork(hasNetwork);
  expect(published().log.map(({ message }) => message)).toEqual(['Gone offline', 'Back online']);
});

test('failed checks are logged with their reason; of the states only down, recovering and healthy', () => {
  const failure = { ok: false, reason: 'HTTP 503' } as const;
  const slow = { ok: true, duration: 2001 } as const;
  const quick = { ok: true, duration: 20 } as const;
  for (const check of [quick, slow, failure, failure, failure, failure, quick, quick]) monitor.recordCheck(check);
  expect(published().log.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'info: Server status: healthy',
    ...Array(3).fill('error: Server health check failed: HTTP 503'),
    'error: Server status: down',
    'error: Server health check failed: HTTP 503',
    'info: Server status: recovering',
    'info: Server status: healthy',
  ]);
});

test('hits are counted within 60 seconds, for each exact address', () => {
  const countAt = (url: string, time: number) => {
    vi.setSystemTime(time);
    monitor.recordHit({ ...call, url });
    return published().throttles[0]?.hitCount;
  };
  const begin = Date.now();
  for (let second = 0; second < 60; second += 1) {
    for (const url of ['/api/a', '/api/a', '/api/b']) countAt(url, begin + second * 1000);
  }
  expect(countAt('/api/a', begin + 59_999)).toBe(121);
  expect(countAt('/api/a', begin + 60_000)).toBe(120);
  expect(published().throttles.every(({ endpoint }) => endpoint === '/api/a')).toBe(true);
  countAt('/api/a', begin + 600_000);
  expect(published().throttles[0]).toMatchObject({ hitCount: 120, timeWindow: 60_000 });
});

test('ten thousand addresses are not all counted, and the busy one is', () => {
  for (let other = 0; other < 10_000; other += 1) {
    monitor.recordHit({ ...call, url: `/api/${other}` });
    if (other % 100 === 0) monitor.recordHit({ ...call, url: '/api/busy' });
  }
  expect(published().throttles).toMatchObject([{ endpoint: '/api/busy', hitCount: 100, action: 'warning' }]);
});
