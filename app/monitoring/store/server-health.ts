import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { ServerHealth } from './monitor-state.ts';

/** The result of one check, with its duration in milliseconds. */
export type Check = { ok: true; duration: number } | { ok: false; reason: string };

/** Returns the server's health after one more check. */
export function healthAfter(before: ServerHealth, check: Check, now: number): ServerHealth {
  const failuresBefore = before.consecutiveFailures;
  if (!check.ok) {
    const consecutiveFailures = failuresBefore + 1;
    const status = consecutiveFailures >= monitoringLimits.maxConsecutiveFailures ? 'down' : 'degraded';
    return { ...before, isOnline: false, lastChecked: now, consecutiveFailures, status };
  }
  const isSlow = check.duration > monitoringLimits.slowResponse;
  const status = failuresBefore > 0 ? 'recovering' : isSlow ? 'degraded' : 'healthy';
  return { isOnline: true, responseTime: check.duration, lastChecked: now, consecutiveFailures: 0, status };
}
