import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Monitor } from '#app/monitoring/store/monitor.ts';
import type { Check } from '#app/monitoring/store/server-health.ts';
import { readConnectivity, readMemory, readPageTimes, watchConsole, watchUncaught } from './start-monitoring.ts';
import { checkServer, watchServer } from './watch-server.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function serverWatch() {
  const monitor = new Monitor();
  const window = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const check = vi.fn(async (): Promise<Check> => ({ ok: true, duration: 1 }));
  const end = watchServer({ monitor, check, window, document });
  return { monitor, window, document, check, end };
}

test('the server is checked at once and then every 30 seconds', async () => {
  const { check, end } = serverWatch();
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(check).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(check).toHaveBeenCalledTimes(2);
});

test('it is checked when the network is back and when the tab is seen again', async () => {
  const { monitor, window, document, check } = serverWatch();
  await vi.advanceTimersByTimeAsync(1);
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(check).toHaveBeenCalledTimes(2);
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1);
  expect(check).toHaveBeenCalledTimes(2);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(check).toHaveBeenCalledTimes(3);
  monitor.publish();
  expect(monitor.getState().log.map(({ message }) => message)).toEqual(
    expect.arrayContaining(['Gone offline', 'Back online']),
  );
});

test('a check that was under way when the network came back is not believed: the server is checked again', async () => {
  const answers = [Promise.withResolvers<Check>(), Promise.withResolvers<Check>()];
  const monitor = new Monitor();
  const window = new EventTarget();
  let checks = 0;
  const check = () => (answers[checks++] ?? Promise.withResolvers<Check>()).promise;
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const end = watchServer({ monitor, check, window, document });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  answers[0]?.resolve({ ok: false, reason: 'there was no network' });
  await vi.advanceTimersByTimeAsync(1);
  expect(checks).toBe(2);
  answers[1]?.resolve({ ok: true, duration: 1 });
  await vi.advanceTimersByTimeAsync(1);
  monitor.publish();
  expect([checks, monitor.getState().server.consecutiveFailures]).toEqual([2, 0]);
  end();
});

test('a check asks the health endpoint by HEAD, and the second address only where that fails', async () => {
  const requested: string[] = [];
  const answering = (statuses: number[]) =>
    (async (address: string, init: RequestInit) => {
      requested.push(`${init.method} ${address}`);
      return new Response(null, { status: statuses[requested.length - 1] ?? 200 });
    }) as unknown as typeof fetch;
  expect(await checkServer(answering([200]), ['/api/health', '/'])).toMatchObject({ ok: true });
  expect(requested.splice(0)).toEqual(['HEAD /api/health']);
  expect(await checkServer(answering([503, 200]), ['/api/health', '/'])).toMatchObject({ ok: true });
  expect(requested.splice(0)).toEqual(['HEAD /api/health', 'HEAD /']);
  expect(await checkServer(answering([503, 500]), ['/api/health', '/'])).toEqual({ ok: false, reason: 'HTTP 500' });
});

test('a check is given up after three seconds at each address', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
    return controller.signal;
  });
  const silent = ((_address: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    })) as typeof fetch;
  let found: Check | undefined;
  void checkServer(silent, ['/api/health', '/']).then((check) => {
    found = check;
  });
  await vi.advanceTimersByTimeAsync(5_999);
  expect(found).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(found).toEqual({ ok: false, reason: 'no answer within 3000 ms' });
  limit.mockRestore();
});

test('console errors, window errors and unhandled rejections are recorded, and still told', () => {
  const told: unknown[][] = [];
  const heard: string[] = [];
  const target = { error: (...words: unknown[]) => void told.push(words) };
  const page = new EventTarget();
  const ends = [watchConsole(target, (text) => heard.push(text)), watchUncaught(page, (text) => heard.push(text))];
  target.error('saving failed', new TypeError('no'), { status: 1 });
  page.dispatchEvent(Object.assign(new Event('error'), { message: 'x is not defined' }));
  page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('late') }));
  expect(heard).toEqual([
    'Console error: saving failed TypeError: no {"status":1}',
    'Window error: x is not defined',
    'Unhandled rejection: Error: late',
  ]);
  for (const end of ends) end();
  target.error('after');
  page.dispatchEvent(Object.assign(new Event('error'), { message: 'after' }));
  expect(heard).toHaveLength(3);
  expect(told).toHaveLength(2);
});

test('what the browser does not tell is not invented', () => {
  expect([readMemory({}), readConnectivity({}), readPageTimes({ getEntriesByType: () => [] })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const memory = { usedJSHeapSize: 30, totalJSHeapSize: 40, jsHeapSizeLimit: 4000 };
  expect(readMemory({ memory })).toEqual({ used: 30, total: 40, percentage: 75 });
  expect(readConnectivity({ connection: { effectiveType: '4g', downlink: 10, rtt: 50 } })).toEqual({
    type: '4g',
    downlink: 10,
    rtt: 50,
  });
});
