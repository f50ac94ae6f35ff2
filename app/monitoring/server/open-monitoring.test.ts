import { expect, test } from 'vitest';
import type { MailFigures } from '#app/monitoring/server-status.ts';
import type { RouteFigures } from '#platform/telemetry/metrics.ts';
import { deriveStatus } from './open-monitoring.server.ts';

function told({ route, mail }: { route?: Partial<RouteFigures>; mail?: Partial<MailFigures> } = {}) {
  const detail = {
    build: 'b',
    warnings: [],
    enquiries: null,
    mailQueue: { waiting: 0, oldestAge: null, error: null, deadLetters: 0, givenUpAge: null, ...mail },
    routes: [{ route: '/', requests: 100, errorRate: 0, p50: 5, p95: 10, p99: 20, ...route }],
    vitals: [],
    errors: [],
    instances: [],
  };
  const siteStatus = deriveStatus({ takenAt: new Date(), data: 'database', detail, isDatabaseUp: true });
  return [siteStatus.status, siteStatus.pages, siteStatus.mail];
}

test('an ordinary hour is healthy', () => {
  expect(told()).toEqual(['healthy', 'fast', 'moving']);
});

test('pages are slow above one second, and unknown with fewer than twenty visits', () => {
  expect(told({ route: { p95: 1_000 } })).toEqual(['healthy', 'fast', 'moving']);
  expect(told({ route: { p95: 1_001 } })).toEqual(['degraded', 'slow', 'moving']);
  expect(told({ route: { p95: 1_001, requests: 20 } })).toEqual(['degraded', 'slow', 'moving']);
  expect(told({ route: { p95: 1_001, requests: 19 } })).toEqual(['healthy', 'unknown', 'moving']);
});

test('more than one failed request in twenty is an issue', () => {
  expect(told({ route: { errorRate: 0.05 } })).toEqual(['healthy', 'fast', 'moving']);
  expect(told({ route: { errorRate: 0.051 } })).toEqual(['degraded', 'fast', 'moving']);
});

test('mail is delayed where some waits for more than ten minutes or was given up within the hour', () => {
  expect(told({ mail: { waiting: 1, oldestAge: 600 } })).toEqual(['healthy', 'fast', 'moving']);
  expect(told({ mail: { waiting: 1, oldestAge: 601 } })).toEqual(['degraded', 'fast', 'delayed']);
  expect(told({ mail: { deadLetters: 1, givenUpAge: 60 } })).toEqual(['degraded', 'fast', 'delayed']);
  expect(told({ mail: { deadLetters: 1 } }), 'of days ago').toEqual(['healthy', 'fast', 'moving']);
});
