import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { ServerHealth, ServerStatus } from './records.ts';

/** The result of one check, with its duration in milliseconds. */
export type Check = { ok: true; duration: number } | { ok: false; reason: string };

/** Five rules in this order: down, degraded by failure, recovering, degraded by slowness, healthy. */
function statusAfter(check: Check, { failuresBefore, failures }: { failuresBefore: number; failures: number }) {
  if (!check.ok) return failures >= monitoringLimits.maxConsecutiveFailures ? 'down' : 'degraded';
  if (failuresBefore > 0) return 'recovering';
  return check.duration > monitoringLimits.slowResponse ? 'degraded' : 'healthy';
}

/** Returns the server's health after one more check. */
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

/** Whether a change to this status is logged. A slow or missing response is not. */
export function isLogged(status: ServerStatus | undefined): status is 'down' | 'recovering' | 'healthy' {
  return status === 'down' || status === 'recovering' || status === 'healthy';
}
