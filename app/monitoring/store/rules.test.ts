import { expect, test } from 'vitest';
import { memoryText } from '#app/monitoring/dashboard/figure.tsx';
import {
  hitTone,
  isExcellent,
  memoryTone,
  pillTones,
  serverTone,
  sessionHitsTone,
  throttleTone,
} from '#app/monitoring/dashboard/tones.ts';
import { type Check, healthAfter } from './server-health.ts';
import { ThrottleWatch, throttleAction } from './throttle-watch.ts';

const failed: Check = { ok: false, reason: 'x' };
const quick: Check = { ok: true, duration: 2000 };
const slow: Check = { ok: true, duration: 2001 };

test.each([
  ['quick', [quick], 'healthy'],
  ['slow', [slow], 'degraded'],
  ['one failure', [failed], 'degraded'],
  ['two failures', [failed, failed], 'degraded'],
  ['three failures', [failed, failed, failed], 'down'],
  ['four failures', [failed, failed, failed, failed], 'down'],
  ['an answer after a failure', [failed, quick], 'recovering'],
  ['a slow answer after a failure', [failed, slow], 'recovering'],
  ['two answers after a failure', [failed, quick, quick], 'healthy'],
  ['failures that were not in a row', [failed, failed, quick, failed], 'degraded'],
] as const)('the server is judged by its checks: %s', (_name, checks, status) => {
  let health: Parameters<typeof healthAfter>[0] = { isOnline: true, consecutiveFailures: 0 };
  for (const check of checks) health = healthAfter(health, check, 1);
  expect(health.status).toBe(status);
});

test('the last known response time stays while checks fail', () => {
  const before = healthAfter({ isOnline: true, consecutiveFailures: 0 }, { ok: true, duration: 12 }, 1);
  expect(healthAfter(before, failed, 2)).toEqual({
    isOnline: false,
    responseTime: 12,
    lastChecked: 2,
    consecutiveFailures: 1,
    status: 'degraded',
  });
});

test('throttling begins at 100 hits with a warning, above it throttles, above 150 it blocks', () => {
  expect([99, 100, 101, 150, 151].map(throttleAction)).toEqual([
    undefined,
    'warning',
    'throttled',
    'throttled',
    'blocked',
  ]);
});

test('hits are counted within 60 seconds, for each exact address', () => {
  const watch = new ThrottleWatch();
  for (let second = 0; second < 60; second += 1) watch.count('/api/a', second * 1000);
  expect(watch.count('/api/b', 59_000)).toBe(1);
  expect(watch.count('/api/a', 59_999)).toBe(61);
  expect(watch.count('/api/a', 60_000)).toBe(61);
  expect(watch.count('/api/a', 600_000)).toBe(1);
});

test('counting ten thousand addresses keeps the busy one', () => {
  const watch = new ThrottleWatch();
  let hits = 0;
  for (let other = 0; other < 10_000; other += 1) {
    watch.count(`/api/${other}`, 1000);
    if (other % 100 === 0) hits = watch.count('/api/busy', 1000);
  }
  expect(hits).toBe(100);
});

test('memory is red above 80 percent, session hits above 50, requests from status 400 on', () => {
  expect([80, 80.1].map(memoryTone)).toEqual(['plain', 'bad']);
  expect([50, 51].map(sessionHitsTone)).toEqual(['plain', 'bad']);
  expect([{ status: 399 }, { status: 400 }, { error: 'x' }].map(hitTone)).toEqual(['good', 'bad', 'bad']);
});

test('a session of 20 hits is excellent, one of 21 is not', () => {
  expect([0, 20, 21].map(isExcellent)).toEqual([true, true, false]);
});

test('each state of the server has its colour', () => {
  const states = ['healthy', 'recovering', 'degraded', 'down'] as const;
  const tones = states.map((status) => serverTone({ isOnline: true, consecutiveFailures: 0, status }));
  expect(tones).toEqual(['good', 'good', 'warn', 'bad']);
});

test('each state of the pill and each action of throttling has its colour', () => {
  expect(pillTones).toEqual({ healthy: 'good', degraded: 'warn', down: 'bad' });
  expect((['warning', 'throttled', 'blocked'] as const).map(throttleTone)).toEqual(['warn', 'warn', 'bad']);
});

test('memory above its limit never reads as the limit', () => {
  expect([80, 80.04, 80.4, 80.6, 93.7].map(memoryText)).toEqual(['80%', '80.1%', '80.4%', '81%', '94%']);
});
