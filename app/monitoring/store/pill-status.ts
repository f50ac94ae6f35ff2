import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { PillStatus } from './records.ts';

/** The status in the dashboard's pill, from the last minute's errors and requests. */
export function pillStatus({ errors, requests }: { errors: number; requests: number }): PillStatus {
  if (errors > monitoringLimits.downAboveErrors) return 'down';
  return errors > monitoringLimits.degradedAboveErrors || requests > monitoringLimits.degradedAboveRequests
    ? 'degraded'
    : 'healthy';
}
