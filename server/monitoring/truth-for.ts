import type { Kysely } from 'kysely';
import type { ServerTruth } from '#domain/server-truth.ts';
import type { DB } from '#server/database/types.ts';
import { asStaff } from '#server/staff/as-staff.ts';
import type { MonitoringView } from './access.ts';
import type { Monitoring } from './monitoring.ts';
import { readEnquiries } from './read-business.ts';

/** What the server says of itself to whoever has this view. Never rejects. */
export type ReadTruth = (view: Exclude<MonitoringView, 'closed'>) => Promise<ServerTruth>;

export function createReadTruth(monitoring: Pick<Monitoring, 'truth'>, desk: Kysely<DB>): ReadTruth {
  return async (view) => {
    if (typeof view === 'string') return monitoring.truth(view);
    const [truth, enquiries] = await Promise.all([
      monitoring.truth('coarse'),
      // Row security leaves out what is not theirs.
      asStaff(desk, view.enquiriesOf, readEnquiries).catch(() => null),
    ]);
    return { ...truth, enquiries };
  };
}
