import type { Kysely } from 'kysely';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { busyDates } from './busy-dates.server.ts';
import type { Figures, FiguresScope } from './figures.server.ts';
import { origins } from './origins.server.ts';
import { responseTimes } from './response-times.server.ts';

/** Reads the figures that a person may see: row security leaves out the rest. Its three queries run at once. */
export type ReadFigures = (principal: Principal, scope: FiguresScope) => Promise<Figures>;

export function createReadFigures(database: Kysely<DB>): ReadFigures {
  return async (principal, scope) => {
    const [times, from, dates] = await Promise.all([
      withStaffRole(database, principal, (desk) => responseTimes(desk, scope)),
      withStaffRole(database, principal, (desk) => origins(desk, scope)),
      withStaffRole(database, principal, (desk) => busyDates(desk, scope)),
    ]);
    return { ...times, ...from, dates };
  };
}
