import { monitoring } from '#app/monitoring/limits.ts';
import type { PillStatus } from './records.ts';

/** The dashboard's pill, from the last minute's errors and requests (2 §4). */
export function pillStatus({ errors, requests }: { errors: number; requests: number }): PillStatus {
  if (errors > monitoring.downAboveErrors) return 'down';
  return errors > monitoring.degradedAboveErrors || requests > monitoring.degradedAboveRequests
    ? 'degraded'
    : 'healthy';
}
