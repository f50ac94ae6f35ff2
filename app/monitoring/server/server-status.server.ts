import type { Kysely } from 'kysely';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { MailDelay, SiteStatus } from '#app/monitoring/server-status.ts';
import { cacheFor } from '#platform/cache-for.ts';
import type { DB } from '#platform/database/types.ts';
import { alarmingSeconds, mailDelayOf, readEnquiries, readMail } from './enquiry-figures.server.ts';
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

/** Reads whether mail has failed for so long that everybody at the desk is told. Never rejects. */
export type ReadMailAlarm = () => Promise<MailDelay | null>;

const freshMs = 10_000;

export function createReadMailAlarm(database: Kysely<DB>): ReadMailAlarm {
  const read = cacheFor(
    freshMs,
    async () => mailDelayOf(await readMail(database), new Date(), alarmingSeconds) ?? null,
  );
  return () => read().catch(() => null);
}
