import { createHash, timingSafeEqual } from 'node:crypto';
import { canOpen, type Principal } from '#app/desk/staff/staff-roles.ts';
import type { Config } from '#platform/config.ts';

/**
 * What a visitor of /monitoring sees: nothing, words, words with the figures of the enquiries that this member of
 * staff may see, or everything.
 */
export type MonitoringView = 'closed' | 'coarse' | { enquiriesOf: Principal } | 'detail';

export type ReadMonitoringView = (headers: Headers) => Promise<MonitoringView>;

interface Parts {
  config: Pick<Config, 'monitoringAccess' | 'monitoringToken'>;
  /** Returns the member of staff whose session these headers carry. */
  whoAsks: (headers: Headers) => Promise<Principal | null>;
}

/**
 * Gives everything for `Authorization: Bearer MONITORING_TOKEN` and to administrators. Other staff who may see figures
 * get those of their own enquiries, because requests by route tell how many came to all properties. Otherwise
 * MONITORING_ACCESS decides.
 */
export function createReadMonitoringView({ config, whoAsks }: Parts): ReadMonitoringView {
  const token = config.monitoringToken && digest(`Bearer ${config.monitoringToken}`);
  return async (headers) => {
    const given = headers.get('authorization');
    if (token && given && timingSafeEqual(digest(given), token)) return 'detail';
    // While the database is away no session can be read.
    const principal = headers.has('cookie') ? await whoAsks(headers).catch(() => null) : null;
    if (principal) return viewOf(principal);
    return config.monitoringAccess === 'public' ? 'coarse' : 'closed';
  };
}

function viewOf(principal: Principal): MonitoringView {
  if (principal.role === 'admin') return 'detail';
  return canOpen(principal, 'figures') ? { enquiriesOf: principal } : 'coarse';
}

/** The digests have equal lengths, as `timingSafeEqual` needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
