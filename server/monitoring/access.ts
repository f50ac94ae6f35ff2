import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '#server/config.ts';

/** Who asks for monitoring: nobody we show it to, anybody, or staff (and programs with the token). */
export type MonitoringView = 'closed' | 'coarse' | 'detail';

export type ReadMonitoringView = (headers: Headers) => Promise<MonitoringView>;

interface Parts {
  config: Pick<Config, 'monitoringAccess' | 'monitoringToken'>;
  /** Whether these headers carry the session of a member of staff. */
  isStaff: (headers: Headers) => Promise<boolean>;
}

/** `Authorization: Bearer MONITORING_TOKEN`, or a member of staff's session; else what MONITORING_ACCESS says. */
export function createReadMonitoringView({ config, isStaff }: Parts): ReadMonitoringView {
  const token = config.monitoringToken && digest(`Bearer ${config.monitoringToken}`);
  return async (headers) => {
    const given = headers.get('authorization');
    if (token && given && timingSafeEqual(digest(given), token)) return 'detail';
    // While the database is away nobody can be told from anybody.
    if (headers.has('cookie') && (await isStaff(headers).catch(() => false))) return 'detail';
    return config.monitoringAccess === 'public' ? 'coarse' : 'closed';
  };
}

/** Of one length, whatever was given. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
