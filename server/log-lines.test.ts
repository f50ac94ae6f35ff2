import { expect, test } from 'vitest';
import { LogLines } from './log-lines.ts';
import { createLogger } from './logging.ts';
import { tapLog } from './tap-log.ts';

function logging() {
  const lines = new LogLines();
  const written: string[] = [];
  const log = createLogger({ write: (line) => void written.push(line) });
  tapLog(log).tap((line) => lines.add(line));
  return { lines, log, written, read: () => lines.text().split('\n').filter(Boolean) };
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
  log.info({ ...request, path: '/api/search' }, 'request');
  log.info({ ...request, path: '/hotel/the-tivoli', route: '/hotel/:hotelSlug', status: 500 }, 'request');
  log.info({ ...request, path: '/asha-sharma', route: '*', status: 404 }, 'request');
  log.info({ ...request, path: '/api/asha', status: 404 }, 'request');
  expect(read().map((line) => line.slice(27))).toEqual([
    'GET /api/search 200 in 1.5 ms',
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
  const { version } = lines;
  for (const path of ['/api/logs', '/api/health', '/api/monitoring', '/api/beacon']) {
    log.info({ ...request, path }, 'request');
  }
  log.info({ ...request, path: '/assets/a.js', served: 'file' }, 'request');
  expect(lines.version).toBe(version);
  log.info({ ...request, path: '/', served: 'kept' }, 'request');
  expect(lines.version).toBe(version + 1);
});
