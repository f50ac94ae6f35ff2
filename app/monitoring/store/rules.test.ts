import { expect, test } from 'vitest';
import {
  hitTone,
  memoryText,
  memoryTone,
  pillTones,
  serverTone,
  sessionHitsTone,
  throttleTone,
} from '#app/monitoring/dashboard/tones.ts';
import { throttleAction } from './monitor.ts';
import { type Check, healthAfter } from './server-health.ts';

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

test('memory is red above 80 percent, session hits above 50, requests from status 400 on', () => {
  expect([80, 80.1].map(memoryTone)).toEqual(['plain', 'bad']);
  expect([50, 51].map(sessionHitsTone)).toEqual(['plain', 'bad']);
  expect([{ status: 399 }, { status: 400 }, { error: 'x' }].map(hitTone)).toEqual(['good', 'bad', 'bad']);
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
