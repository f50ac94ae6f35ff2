import { monitoring } from '#app/monitoring/limits.ts';
import type { ApiHit, PillStatus, ServerHealth, ThrottleAction } from '#app/monitoring/store/records.ts';

/** How a figure is coloured; words or a sign beside it always say the same. */
export type Tone = 'good' | 'warn' | 'bad' | 'plain';

/** Red above 80 percent (2 §9). */
export function memoryTone(percentage: number): Tone {
  return percentage > monitoring.memoryRed ? 'bad' : 'plain';
}

/** Red above 50 hits in a session (2 §9). */
export function sessionHitsTone(hits: number): Tone {
  return hits > monitoring.sessionHitsRed ? 'bad' : 'plain';
}

/** Whether a session asked for little enough to be praised: 20 hits or fewer (2 §9). */
export function isExcellent(hits: number): boolean {
  return hits <= monitoring.sessionHitsExcellent;
}

/** A request is coloured by whether its status is below 400; one that failed without a status is bad as well. */
export function hitTone({ status = 0, error }: Pick<ApiHit, 'status' | 'error'>): Tone {
  return error !== undefined || status >= 400 ? 'bad' : 'good';
}

export const pillTones: Record<PillStatus, Tone> = { healthy: 'good', degraded: 'warn', down: 'bad' };

export function throttleTone(action: ThrottleAction): Tone {
  return action === 'blocked' ? 'bad' : 'warn';
}

/** "All systems operational" holds while checks are answered in good time, also the first one after a failure. */
export function serverTone({ status }: ServerHealth): Tone {
  if (status === undefined) return 'plain';
  if (status === 'down') return 'bad';
  return status === 'degraded' ? 'warn' : 'good';
}
