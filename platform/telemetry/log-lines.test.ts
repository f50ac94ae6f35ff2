import { expect, test } from 'vitest';
import { subscribeToLog } from './error-collector.ts';
import { LogLines, type LogReader } from './log-lines.ts';
import { createLogger } from './logging.ts';

function logging() {
  const lines = new LogLines();
  const written: string[] = [];
  const log = createLogger({ write: (line) => void written.push(line) });
  subscribeToLog(log).subscribe((line) => lines.add(line));
  return {
    lines,
    log,
    written,
    read: (reader: LogReader = 'administrators') => lines.text(reader).split('\n').filter(Boolean),
  };
}

const request = { id: 'r', method: 'GET', path: '/x', status: 200, ms: 1.5, bytes: 9, client: 'hash' };

test('what is logged is kept as a line that begins with its time, and still written', () => {
  const { log, read, written } = logging();
  log.info('ready');
  log.warn('slow');
  log.error({ err: Object.assign(new Error('row (asha@example.com)'), { code: '23505' }) }, 'storing failed');
  log.child({ id: 'x' }).debug('unseen');
  expect(read().map((line) => line.replace(/^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z\] /, ''))).toEqual([
    'ready',
    'WARNING slow',
    'ERROR storing failed (Error 23505)',
  ]);
  expect(written).toHaveLength(3);
});

test('a request is told by its route; an address that leads nowhere is not told', () => {
  const { log, read } = logging();
  log.info({ ...request, path: '/api/search', route: '/api/search' }, 'request');
  log.info({ ...request, path: '/assets/..%2f..%2fpackage.json', status: 308 }, 'request');
  log.info({ ...request, path: '/hotel/the-tivoli', route: '/hotel/:hotelSlug', status: 500 }, 'request');
  log.info({ ...request, path: '/asha-sharma', route: '*', status: 404 }, 'request');
  log.info({ ...request, path: '/api/asha', status: 404 }, 'request');
  expect(read().map((line) => line.slice(27))).toEqual([
    'GET /api/search 200 in 1.5 ms',
    'GET (an unknown address) 308 in 1.5 ms',
    'ERROR GET /hotel/:hotelSlug 500 in 1.5 ms',
    'GET (an unknown address) 404 in 1.5 ms',
    'GET (an unknown address) 404 in 1.5 ms',
  ]);
});

test('1500 lines and 500 troubles are kept, however many come', () => {
  const { log, read } = logging();
  log.error('the first trouble');
  for (let at = 0; at < 1600; at += 1) log.info(`line ${at}`);
  expect(read()).toHaveLength(1501);
  expect(read()[0]).toContain('the first trouble');
  expect(read()[1]).toContain('line 100');
  for (let at = 0; at < 600; at += 1) log.warn(`warning ${at}`);
  expect(read()).toHaveLength(2000);
});

test('requests for files and those of watching itself leave the log as it is', () => {
  const { log, lines } = logging();
  log.info('ready');
  const version = lines.version('administrators');
  for (const path of ['/api/logs', '/api/health', '/api/monitoring', '/api/beacon']) {
    log.info({ ...request, path, route: path }, 'request');
  }
  log.info({ ...request, path: '/assets/a.js', served: 'file' }, 'request');
  expect(lines.version('administrators')).toBe(version);
  log.info({ ...request, path: '/', served: 'kept' }, 'request');
  expect(lines.version('administrators')).toBe(version + 1);
});

test('what everybody reads tells of no form, sign-in or page of one’s own', () => {
  const { log, lines, read } = logging();
  const pages = { served: 'app', route: '/desk/sign-in' };
  log.info({ ...request, path: '/weddings', route: '/weddings', served: 'rendered' }, 'request');
  const version = lines.version('everybody');
  const text = lines.text('everybody');
  log.info({ ...request, ...pages, path: '/desk/sign-in' }, 'request');
  log.info({ ...request, ...pages, method: 'POST', path: '/desk/sign-in', status: 303 }, 'request');
  log.info({ ...request, method: 'POST', path: '/enquire', route: '/enquire', served: 'app', status: 303 }, 'request');
  log.info(
    { ...request, method: 'POST', path: '/enquire', route: '/enquire', served: 'refused', status: 413 },
    'request',
  );
  log.info({ ...request, path: '/enquire/sent', route: '/enquire/sent', served: 'app' }, 'request');
  expect([lines.version('everybody'), lines.text('everybody')]).toEqual([version, text]);
  expect(read('everybody')).toHaveLength(1);
  expect(read('administrators')).toHaveLength(6);
});

test('lines that everybody may not read push none of theirs out', () => {
  const { log, read } = logging();
  log.info({ ...request, path: '/weddings', route: '/weddings', served: 'kept' }, 'request');
  for (let at = 0; at < 2_000; at += 1) log.info({ ...request, method: 'POST', path: '/enquire' }, 'request');
  expect(read('everybody')).toHaveLength(1);
});

test('everybody is told of a trouble once in ten minutes, so that nobody counts the forms', () => {
  let now = 0;
  const lines = new LogLines(() => now);
  const log = createLogger({ write: (line) => lines.add(line) });
  const fail = () => log.error({ err: new Error('row') }, 'a form could not be stored');
  for (let at = 0; at < 5; at += 1) fail();
  log.warn('something else');
  const told = (reader: LogReader) => lines.text(reader).split('\n').filter(Boolean).length;
  expect([told('everybody'), told('administrators')]).toEqual([2, 6]);
  now = 10 * 60_000;
  fail();
  expect([told('everybody'), told('administrators')]).toEqual([3, 7]);
});
