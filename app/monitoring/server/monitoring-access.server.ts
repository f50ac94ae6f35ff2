import { createHash, timingSafeEqual } from 'node:crypto';
import { mayEnter, type Principal } from '#app/desk/staff/staff-roles.ts';
import type { Config } from '#platform/config.ts';

/**
 * What a visitor of /monitoring sees: nothing, words, words and the figures of the enquiries that this member of staff may
 * see, or everything.
 */
export type MonitoringView = 'closed' | 'coarse' | { enquiriesOf: Principal } | 'detail';

export type ReadMonitoringView = (headers: Headers) => Promise<MonitoringView>;

interface Parts {
  config: Pick<Config, 'monitoringAccess' | 'monitoringToken'>;
  /** The member of staff whose session these headers carry. */
  whoAsks: (headers: Headers) => Promise<Principal | null>;
}

/**
 * Everything for `Authorization: Bearer MONITORING_TOKEN` and for administrators; of other staff those who have figures get
 * the ones of their enquiries, since requests by route tell how many came to all properties. Else what MONITORING_ACCESS says.
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
  return mayEnter(principal, 'figures') ? { enquiriesOf: principal } : 'coarse';
}

/** The digests have one length, as `timingSafeEqual` needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
