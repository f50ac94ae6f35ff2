import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tabMonitor } from '#app/monitoring/store/monitor.ts';
import { startMonitoring } from './start-monitoring.ts';

const requested: string[] = [];
let statuses: number[] = [];

/** Stands for a browser's page, as far as watching needs it. */
beforeEach(() => {
  vi.useFakeTimers();
  requested.length = 0;
  statuses = [];
  const answer = async (address: string, { method }: RequestInit) => {
    requested.push(`${method} ${address}`);
    return new Response(null, { status: statuses[requested.length - 1] ?? 200 });
  };
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('window', Object.assign(new EventTarget(), { fetch: answer }));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('location', { origin: 'https://tivoli.example' });
  vi.stubGlobal('XMLHttpRequest', class {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a watched tab is measured every 5 seconds and freed of what is old every 10 minutes, until all leave', async () => {
  const measured = vi.spyOn(tabMonitor, 'recordMetric');
  const cleared = vi.spyOn(tabMonitor, 'clearOld');
  const [one, other] = [startMonitoring(), startMonitoring()];
  expect(measured).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(measured).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(measured).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(594_999);
  expect(cleared).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(cleared).toHaveBeenCalledTimes(1);
  expect(measured).toHaveBeenCalledTimes(121);
  one();
  one();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(measured).toHaveBeenCalledTimes(122);
  other();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(measured).toHaveBeenCalledTimes(122);
  expect(cleared).toHaveBeenCalledTimes(1);
});

test('the server is asked at its health address, and at the home page where that fails', async () => {
  statuses = [503, 200];
  const end = startMonitoring();
  await vi.advanceTimersByTimeAsync(1);
  end();
  expect(requested).toEqual(['HEAD /api/health', 'HEAD /']);
  tabMonitor.publish();
  expect(tabMonitor.getState().server).toMatchObject({ isOnline: true, status: 'healthy' });
});
