import type { Logger } from 'pino';
import { expect, test, vi } from 'vitest';
import { createLogReports } from './csp-reports.ts';

const report = { page: '/hotels', directive: 'script-src', blocked: 'inline', line: 1 };

test('60 reports are logged in a minute and 10 of one client, and those of the next minute are again', () => {
  let now = Date.UTC(2026, 0, 1, 12, 0, 0);
  const warn = vi.fn();
  const logReports = createLogReports({ warn } as unknown as Logger, () => now);
  const many = Array(10).fill(report);
  for (let sent = 0; sent < 6; sent += 1) logReports(many, '127.0.0.2');
  expect(warn).toHaveBeenCalledTimes(10);
  for (let client = 3; client < 20; client += 1) logReports(many, `127.0.0.${client}`);
  expect(warn).toHaveBeenCalledTimes(60);
  now += 59_999;
  logReports([report], '127.0.0.20');
  expect(warn).toHaveBeenCalledTimes(60);
  now += 1;
  logReports([report], '127.0.0.2');
  expect(warn).toHaveBeenCalledTimes(61);
  expect(warn).toHaveBeenLastCalledWith({ csp: report }, expect.any(String));
});
