import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createErrorCollector, subscribeToLog } from '#platform/telemetry/error-collector.ts';
import { type ErrorGroup, ErrorGroups } from '#platform/telemetry/error-groups.ts';
import { createLogger } from '#platform/telemetry/logging.ts';
import { Metrics } from '#platform/telemetry/metrics.ts';
import { createSourcePlaces } from '#platform/telemetry/source-map-places.ts';
import { createReceiveBeacon } from './monitoring-api.server.ts';

/** Line 1, column 11 of the built file is line 3 of the source. */
const map = JSON.stringify({
  version: 3,
  sources: ['../../../app/home/our-hotels.tsx'],
  names: ['pickTab'],
  mappings: 'UAEAA',
});

let buildDir: string;
beforeAll(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'tivoli-maps-'));
  await mkdir(join(buildDir, 'maps'));
  await writeFile(join(buildDir, 'maps/home-B1x.js.map'), map);
});
afterAll(() => rm(buildDir, { recursive: true, force: true }));

function aSite() {
  const monitoring = { metrics: new Metrics(), errors: new ErrorGroups(), places: createSourcePlaces(buildDir) };
  let minute = 0;
  const take = createReceiveBeacon({
    monitoring,
    routeOf: (path) => (path.startsWith('/hotel/') ? '/hotel/:hotelSlug' : 'unknown address'),
    now: () => minute * 60_000,
  });
  return {
    ...monitoring,
    take: (input: unknown, client = '127.0.0.2') => take(input, client),
    nextMinute: () => (minute += 1),
  };
}

const visit = (more: object = {}) => ({ page: '/hotel/the-tivoli', vitals: {}, errors: [], ...more });
const stackOf = {
  chromium:
    'TypeError: x is not a function\n    at pickTab (http://localhost:3000/assets/home-B1x.js:1:11)\n    at b (http://localhost:3000/assets/other-C2.js:1:5)',
  safari: 'pickTab@http://localhost:3000/assets/home-B1x.js:1:11\nb@http://localhost:3000/assets/other-C2.js:1:5',
};

test('one error of several browsers is one group, at its place in our sources', async () => {
  const { take, errors } = aSite();
  for (const stack of Object.values(stackOf)) {
    await take(visit({ errors: [{ name: 'TypeError', message: 'x is not a function', stack }] }));
  }
  expect(errors.take()).toMatchObject([
    {
      side: 'browser',
      count: 2,
      message: 'x is not a function',
      place: 'pickTab in app/home/our-hotels.tsx:3',
    },
  ]);
});

test('a visit counts under its route, a time that cannot be is refused, a page’s address is not kept', async () => {
  const { take, metrics } = aSite();
  expect(await take(visit({ vitals: { lcp: 1200, cls: 0.05 } }))).toBe(true);
  expect(await take(visit({ page: '/Meera%', vitals: { inp: 80 } }))).toBe(true);
  expect(await take(visit({ vitals: { lcp: -1 } }))).toBe(false);
  expect(await take('{}')).toBe(false);
  const seen = expect.any(Number);
  expect(await metrics.vitals()).toEqual([
    { route: '/hotel/:hotelSlug', visits: 1, lcp: seen, inp: null, cls: seen },
    { route: 'unknown address', visits: 1, lcp: null, inp: seen, cls: null },
  ]);
});

test('a report that names all the large maps there are costs less than fifty milliseconds', async () => {
  const write = (name: string, source: string, kilobytes: number) => {
    const mappings = 'AAAA,'.repeat(kilobytes * 200);
    const text = JSON.stringify({ version: 3, sources: [source], names: [], mappings });
    return writeFile(join(buildDir, `maps/${name}.js.map`), text);
  };
  await write('library', '../../../node_modules/library/index.js', 1_000);
  await write('figures', '../../../app/desk/figures.tsx', 280);
  const parts = Array.from({ length: 25 }, (_, at) => `part-${at}`);
  for (const name of parts) await write(name, `../../../node_modules/${name}.js`, 20);
  const frame = (name: string) => `    at f (http://localhost:3000/assets/${name}.js:9:9)`;
  const reports = Array.from({ length: 10 }, (_, at) => {
    const names = ['library', `part-${at}`, 'figures', `part-${at + 10}`, 'library'];
    return { name: 'Error', message: `made up ${'abcdefghij'[at]}`, stack: ['Error', ...names.map(frame)].join('\n') };
  });
  const { take, errors } = aSite();
  const before = process.threadCpuUsage();
  await take(visit({ errors: reports }));
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(50);
  expect(errors.take()).toHaveLength(10);
});

test('a flood of made-up errors is bounded: so many a minute, so many groups', async () => {
  const { take, errors, nextMinute } = aSite();
  const flood = async () => {
    for (let n = 0; n < 30; n += 1) {
      const made = Array.from({ length: 5 }, (_, at) => `flood ${'abcdefghijklmnopqrstuvwxyzABCD'[n]}${'vwxyz'[at]}`);
      await take(visit({ errors: made.map((message) => ({ name: '<b>', message, stack: '' })) }), `10.0.0.${n}`);
    }
  };
  await flood();
  const first = errors.take();
  expect(first).toHaveLength(60);
  expect(first[0]).toMatchObject({ name: 'Error', place: 'unknown place' });
  nextMinute();
  await flood();
  nextMinute();
  await flood();
  expect(errors.take().length).toBeLessThanOrEqual(100);
});

test('one client that reports all it can leaves room for the reports of everybody else', async () => {
  const { take, errors, metrics } = aSite();
  const report = (message: string) => visit({ vitals: { lcp: 1 }, errors: [{ name: 'Error', message, stack: '' }] });
  for (let sent = 0; sent < 2_000; sent += 1) await take(report('made up'), '127.0.0.2');
  await take(report('a real one'), '127.0.0.3');
  expect(errors.take().map(({ message, count }) => [message, count])).toEqual([
    ['made up', 12],
    ['a real one', 1],
  ]);
  expect((await metrics.vitals())[0]?.visits).toBe(241);
});

test('what the log has as an error is counted, without what may be a visitor’s; a warning is not', async () => {
  const errors = new ErrorGroups();
  const log = createLogger({ write: () => {} });
  subscribeToLog(log).subscribe(createErrorCollector(errors, createSourcePlaces(buildDir)));
  const fail = (who: string) => new Error(`no room for "${who}" <${who}@example.com> at +91 98100 12345`);
  const ids = log.child({ id: 'r' });
  for (const who of ['meera', 'asha']) ids.error({ err: fail(who) }, 'request failed');
  log.warn({ err: fail('nobody') }, 'only a warning');
  log.error({ reason: 'gone' }, 'the database is away');
  const found: ErrorGroup[] = [];
  await expect
    .poll(() => {
      found.push(...errors.take());
      return found.reduce((sum, { count }) => sum + count, 0);
    })
    .toBe(3);
  expect(new Set(found.map(({ message }) => message))).toEqual(
    new Set(['no room for … … at (number)', 'the database is away']),
  );
});
