import { expect, test } from 'vitest';
import type { Exchange } from '#platform/http/exchange.ts';
import { createRecordResponse, Metrics } from './metrics.ts';

const answer = (metrics: Metrics, ms: number, status = 200, route = '/') =>
  metrics.addResponse({ route, method: 'GET', status, ms });

test('percentiles are right to within a fifth', async () => {
  const metrics = new Metrics();
  const values = Array.from({ length: 1000 }, (_, index) => 1.5 * 1.01 ** index);
  for (const ms of values) answer(metrics, ms);
  const [home] = await metrics.requests();
  const off = (found = 0, share = 0) => Math.abs(found / (values[Math.ceil(share * 1000) - 1] ?? 0) - 1);
  expect(Math.max(off(home?.p50, 0.5), off(home?.p95, 0.95), off(home?.p99, 0.99))).toBeLessThan(0.2);
});

test('nothing measured has no percentile, and what is off the scale counts at its ends', async () => {
  const metrics = new Metrics();
  expect(await metrics.recent(5)).toEqual({ requests: 0, failed: 0, p95: null });
  expect(await metrics.vitals()).toEqual([]);
  for (const ms of [0, 1e9, 1e9]) answer(metrics, ms);
  const { requests, p95 } = await metrics.recent(5);
  expect([requests, (p95 ?? 0) > 60_000]).toEqual([3, true]);
});

test('the last minutes are counted without what was before, and an hour is the longest', async () => {
  const metrics = new Metrics();
  answer(metrics, 10, 500);
  await metrics.keepMinute();
  answer(metrics, 10);
  answer(metrics, 10, 500, '/offers');
  expect(await metrics.recent(1)).toMatchObject({ requests: 2, failed: 1 });
  expect(await metrics.recent(2)).toMatchObject({ requests: 3, failed: 2 });
  for (let minute = 0; minute < 59; minute += 1) await metrics.keepMinute();
  expect((await metrics.requests()).map(({ route, requests }) => [route, requests])).toEqual([
    ['/', 1],
    ['/offers', 1],
  ]);
  await metrics.keepMinute();
  expect(await metrics.requests()).toEqual([]);
});

test('a health check that says what is down is an answer, and not a failed one', async () => {
  const metrics = new Metrics();
  const recordResponse = createRecordResponse(metrics);
  const answered = (route: string, statusCode: number) =>
    recordResponse({ route, outgoing: { statusCode }, incoming: { headers: {} } } as Exchange, 5);
  answered('/api/health', 503);
  answered('/api/search', 503);
  answered('/api/search', 200);
  const routes = await metrics.requests();
  expect(routes.map(({ route, requests, errorRate }) => [route, requests, errorRate])).toEqual([
    ['/api/search', 2, 0.5],
    ['/api/health', 1, 0],
  ]);
});
