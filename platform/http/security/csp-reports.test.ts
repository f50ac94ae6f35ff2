import type { Logger } from 'pino';
import { expect, test, vi } from 'vitest';
import { createLogReports } from './csp-reports.ts';

const report = { page: '/hotels', directive: 'script-src', blocked: 'inline', line: 1 };

test('60 reports are logged in a minute, the 61st is not, and the first of the next minute is again', () => {
  let now = Date.UTC(2026, 0, 1, 12, 0, 0);
  const warn = vi.fn();
  const logReports = createLogReports({ warn } as unknown as Logger, () => now);
  for (let sent = 0; sent < 6; sent += 1) logReports(Array(10).fill(report));
  expect(warn).toHaveBeenCalledTimes(60);
  now += 59_999;
  logReports([report]);
  expect(warn).toHaveBeenCalledTimes(60);
  now += 1;
  logReports([report]);
  expect(warn).toHaveBeenCalledTimes(61);
  expect(warn).toHaveBeenLastCalledWith({ csp: report }, expect.any(String));
});
