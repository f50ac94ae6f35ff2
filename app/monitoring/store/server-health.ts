import { monitoring } from '#app/monitoring/limits.ts';
import type { ServerHealth, ServerStatus } from './records.ts';

/** What one check found; `duration` in milliseconds. */
export type Check = { ok: true; duration: number } | { ok: false; reason: string };

/** The five rules (2 §4): down, degraded by failure, recovering, degraded by slowness, healthy. */
function statusAfter(check: Check, { failuresBefore, failures }: { failuresBefore: number; failures: number }) {
  if (!check.ok) return failures >= monitoring.maxConsecutiveFailures ? 'down' : 'degraded';
  if (failuresBefore > 0) return 'recovering';
  return check.duration > monitoring.slowResponse ? 'degraded' : 'healthy';
}

/** What is known of the server after one more check. */
export function healthAfter(before: ServerHealth, check: Check, now: number): ServerHealth {
  const failuresBefore = before.consecutiveFailures;
  const failures = check.ok ? 0 : failuresBefore + 1;
  const responseTime = check.ok ? check.duration : before.responseTime;
  return {
    isOnline: check.ok,
    ...(responseTime !== undefined && { responseTime }),
    lastChecked: now,
    consecutiveFailures: failures,
    status: statusAfter(check, { failuresBefore, failures }),
  };
}

/** Changes that are worth a line in the log; a slow or missed answer is not (2 §4). */
export function isLogged(status: ServerStatus | undefined): status is 'down' | 'recovering' | 'healthy' {
  return status === 'down' || status === 'recovering' || status === 'healthy';
}
