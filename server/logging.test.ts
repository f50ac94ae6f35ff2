import { expect, test } from 'vitest';
import { createLogger, logInfo, masked } from './logging.ts';

test.each([
  ['invalid input "asha@example.com"', 'invalid input "(e-mail)"'],
  ['/enquire/asha%40example.com/x', '/enquire/(e-mail)/x'],
  ['call +91 98100 00000 now', 'call (number)now'],
  ['postgres://user:word@localhost/db', 'postgres://localhost/db'],
  ['status 422 after 1500 ms on port 54321', 'status 422 after 1500 ms on port 54321'],
])('%s is logged as %s', (text, logged) => {
  expect(masked(text)).toBe(logged);
});

test('of an error only name, code, message and stack are logged', () => {
  const lines: string[] = [];
  const log = createLogger({ write: (line) => void lines.push(line) });
  const error = Object.assign(
    new Error('duplicate key for asha@example.com', { cause: new Error('asha@example.com') }),
    {
      code: '23505',
      detail: 'Key (email)=(asha@example.com) already exists.',
    },
  );
  log.error({ err: error }, 'storing failed');
  const { err } = JSON.parse(lines[0] ?? '');
  expect(Object.keys(err).sort()).toEqual(['cause', 'code', 'message', 'name', 'stack']);
  expect(err).toMatchObject({ code: '23505', message: 'duplicate key for (e-mail)' });
  expect(lines.join()).not.toContain('asha');
});

test('a line of fields that are JSON already is the one that the log writes by itself', () => {
  const lines: string[] = [];
  const log = createLogger({ write: (line) => void lines.push(line) });
  const fields = { id: 'a', path: '/x?"', status: 200, ms: 0.4 };
  log.info(fields, 'request');
  logInfo(log, 'request', JSON.stringify(fields).slice(1, -1));
  const [own, ours] = lines.map((line) => line.replace(/"time":"[^"]+"/, ''));
  expect(ours).toBe(own);
  log.level = 'warn';
  logInfo(log, 'request', '"id":"b"');
  expect(lines).toHaveLength(2);
});
