import { monitoringLimits } from '#app/monitoring/limits.ts';
import type { ApiHit, MonitorState, ServerHealth, ThrottleEvent } from '#app/monitoring/store/monitor-state.ts';

/** The colour of a figure. Words or a sign beside it always say the same. */
export type Tone = 'good' | 'warn' | 'bad' | 'plain';

export function memoryTone(percentage: number): Tone {
  return percentage > monitoringLimits.memoryRed ? 'bad' : 'plain';
}

export function sessionHitsTone(hits: number): Tone {
  return hits > monitoringLimits.sessionHitsRed ? 'bad' : 'plain';
}

/** A request that failed without a status is bad as well. */
export function hitTone({ status = 0, error }: Pick<ApiHit, 'status' | 'error'>): Tone {
  return error !== undefined || status >= 400 ? 'bad' : 'good';
}

export const pillTones: Record<MonitorState['pill'], Tone> = { healthy: 'good', degraded: 'warn', down: 'bad' };

export function throttleTone(action: ThrottleEvent['action']): Tone {
  return action === 'blocked' ? 'bad' : 'warn';
}

/** The server counts as good while its checks are answered in time, also at the first one after a failure. */
export function serverTone({ status }: ServerHealth): Tone {
  if (status === undefined) return 'plain';
  if (status === 'down') return 'bad';
  return status === 'degraded' ? 'warn' : 'good';
}

/** Such as "81%". It has a decimal where rounding would hide that the limit is exceeded. */
export function memoryText(percentage: number): string {
  const rounded = Math.round(percentage);
  const isHidden = percentage > monitoringLimits.memoryRed && rounded <= monitoringLimits.memoryRed;
  return `${isHidden ? Math.ceil(percentage * 10) / 10 : rounded}%`;
}
