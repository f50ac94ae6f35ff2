import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { ApiHit, PillStatus, ServerHealth, ThrottleAction } from '#app/monitoring/store/records.ts';

/** The colour of a figure. Words or a sign beside it always say the same. */
export type Tone = 'good' | 'warn' | 'bad' | 'plain';

/** Red above 80 percent. */
export function memoryTone(percentage: number): Tone {
  return percentage > monitoringLimits.memoryRed ? 'bad' : 'plain';
}

/** Red above 50 hits in a session. */
export function sessionHitsTone(hits: number): Tone {
  return hits > monitoringLimits.sessionHitsRed ? 'bad' : 'plain';
}

/** Whether a session made few enough calls to be praised: 20 or fewer. */
export function isExcellent(hits: number): boolean {
  return hits <= monitoringLimits.sessionHitsExcellent;
}

/** A request is coloured by whether its status is below 400; one that failed without a status is bad as well. */
export function hitTone({ status = 0, error }: Pick<ApiHit, 'status' | 'error'>): Tone {
  return error !== undefined || status >= 400 ? 'bad' : 'good';
}

export const pillTones: Record<PillStatus, Tone> = { healthy: 'good', degraded: 'warn', down: 'bad' };

export function throttleTone(action: ThrottleAction): Tone {
  return action === 'blocked' ? 'bad' : 'warn';
}

/** The server counts as good while its checks are answered in time, also at the first one after a failure. */
export function serverTone({ status }: ServerHealth): Tone {
  if (status === undefined) return 'plain';
  if (status === 'down') return 'bad';
  return status === 'degraded' ? 'warn' : 'good';
}
