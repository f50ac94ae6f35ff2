import type { Kysely } from 'kysely';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { SiteStatus } from '#app/monitoring/server-status.ts';
import type { DB } from '#platform/database/types.ts';
import { readEnquiries } from './enquiry-figures.server.ts';
import type { MonitoringView } from './monitoring-access.server.ts';
import type { Monitoring } from './open-monitoring.server.ts';

/** Reads the site's status for this view. Never rejects. */
export type ReadSiteStatus = (view: Exclude<MonitoringView, 'closed'>) => Promise<SiteStatus>;

export function createReadSiteStatus(monitoring: Pick<Monitoring, 'readStatus'>, desk: Kysely<DB>): ReadSiteStatus {
  return async (view) => {
    if (typeof view === 'string') return monitoring.readStatus(view);
    const [siteStatus, enquiries] = await Promise.all([
      monitoring.readStatus('coarse'),
      // Row security leaves out enquiries that this member of staff may not see.
      withStaffRole(desk, view.enquiriesOf, readEnquiries).catch(() => null),
    ]);
    return { ...siteStatus, enquiries };
  };
}
