import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LogControls } from '#app/monitoring/logs/log-view.tsx';
import { EmptyLog } from '#app/monitoring/logs/system-logs.tsx';
import { ServerSummary, Summary, UsageHelp } from '#app/monitoring/page/monitoring-page.tsx';
import type { ThrottleEvent } from '#app/monitoring/store/monitor-state.ts';
import { Dashboard, Pill } from './dashboard.tsx';
import { MemoryFigure } from './figure.tsx';
import { durationText, ErrorList, HitList, spanText, ThrottleList } from './lists.tsx';
import { Praise, SessionHitsFigure, TopEndpoints } from './overview.tsx';

/** The visible text of a part, with single spaces between its words. */
function words(part: ReactNode): string {
  return renderToStaticMarkup(part)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();
}

const count = (part: ReactNode, text: string) => renderToStaticMarkup(part).split(text).length - 1;
const many = (length: number) => Array.from({ length }, (_, id) => id);

test('the dashboard has its controls and tabs', () => {
  const text = words(<Dashboard mode="embedded" />);
  expect(text).toMatch(/^Calls healthy Live Stop Recording System Logs New Session Clear All Data/);
  expect(text).toContain('Overview API Hits Errors Throttling');
});

test('empty lists say so', () => {
  expect(words(<ErrorList errors={[]} />)).toBe('No errors detected');
  expect(words(<ThrottleList throttles={[]} />)).toBe('No throttling detected');
  expect(words(<EmptyLog isLoading />)).toBe('Loading logs...');
  expect(words(<EmptyLog isLoading={false} />)).toBe('No logs to display');
});

test('100 requests, 50 errors, 20 throttle events and 5 endpoints are listed', () => {
  const hits = many(120).map((id) => ({
    id,
    timestamp: 0,
    url: '/api/x',
    method: 'GET',
    source: 'internal' as const,
    status: id === 0 ? 400 : 200,
    duration: 1234,
  }));
  expect(count(<HitList hits={hits} />, '<li')).toBe(100);
  expect(count(<HitList hits={hits} />, 'data-tone="bad"')).toBe(1);
  expect(words(<HitList hits={hits.slice(0, 1)} />)).toMatch(/^GET \/api\/x 400 1\.2 s \d\d:\d\d:\d\d$/);
  const errors = many(60).map((id) => ({ id, timestamp: 0, text: '[1970] x' }));
  expect(count(<ErrorList errors={errors} />, '<li')).toBe(50);
  const events = many(30).map((id) => ({
    id,
    timestamp: 0,
    endpoint: '/api/x',
    hitCount: 101,
    timeWindow: 60_000,
    action: (['warning', 'throttled', 'blocked'] satisfies ThrottleEvent['action'][])[id % 3] ?? 'warning',
  }));
  expect(count(<ThrottleList throttles={events} />, '<li')).toBe(20);
  expect(words(<ThrottleList throttles={events.slice(0, 3)} />)).toBe(
    '/api/x 101 hits in 60 s warning /api/x 101 hits in 60 s throttled /api/x 101 hits in 60 s blocked',
  );
  expect(
    renderToStaticMarkup(<ThrottleList throttles={events} />)
      .match(/(?<=data-tone=")\w+/g)
      ?.slice(0, 3),
  ).toEqual(['warn', 'warn', 'bad']);
  const endpoints = many(10).map((id) => ({ endpoint: `/api/${id}`, count: 9 }));
  expect(count(<TopEndpoints topEndpoints={endpoints} />, '<li')).toBe(5);
});

test('a session of few calls is praised, one of more is not', () => {
  expect(words(<Praise hits={20} />)).toContain('Excellent Performance!');
  expect(words(<Praise hits={21} />)).toBe('');
});

test('the figures say in words what their colour says', () => {
  const session = { sessionId: 's', number: 1, sessionStartTime: 1000, sessionApiHits: 51 };
  expect(words(<SessionHitsFigure session={session} now={8500} />)).toBe('Session API hits 51 above 50, in 7 s');
  expect(words(<MemoryFigure memory={{ used: 81, total: 100, percentage: 81 }} />)).toBe('Memory 81% above 80%');
  expect(words(<MemoryFigure memory={undefined} />)).toBe('Memory – not available');
  for (const status of ['healthy', 'degraded', 'down'] as const) expect(words(<Pill pill={status} />)).toBe(status);
  expect(renderToStaticMarkup(<Pill pill="down" />)).toContain('data-tone="bad"');
});

test('the page sums up its calls, its server and its memory', () => {
  expect(words(<Summary />)).toBe(
    'API monitoring Active 0 calls for data in this session Server status Checking… not asked yet Memory usage – not available',
  );
});

test('the summary says whether the systems are operational', () => {
  const told = (status: 'healthy' | 'recovering' | 'degraded' | 'down') =>
    words(<ServerSummary server={{ isOnline: true, consecutiveFailures: 0, status }} hasNetwork />).replace(
      /.* status \w+ /,
      '',
    );
  expect([told('healthy'), told('recovering')]).toEqual(Array(2).fill('All systems operational'));
  expect([told('degraded'), told('down')]).toEqual(Array(2).fill('System issues detected'));
});

test('the page says what it tracks', () => {
  expect(words(<UsageHelp>{null}</UsageHelp>)).toContain(
    'It tracks only real data calls: the browser’s requests for data to the app server.',
  );
});

test('the logs have their controls', () => {
  const controls = (
    <LogControls
      filter={{ auto: true, level: 'all', words: '' }}
      onFilter={() => {}}
      actions={[
        ['Refresh', () => {}],
        ['Export', () => {}],
        ['Clear', () => {}],
      ]}
    />
  );
  expect(words(controls)).toBe('Auto Refresh Export Clear All Levels Errors Only Warnings Only Info Only');
});

test('lengths of time are written short', () => {
  expect([0, 999.4, 1400].map(durationText)).toEqual(['0 ms', '999 ms', '1.4 s']);
  expect([5_900, 125_000, 3_720_000].map(spanText)).toEqual(['5 s', '2 min 5 s', '1 h 2 min']);
});
