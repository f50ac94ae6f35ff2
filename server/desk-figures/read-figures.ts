import type { Kysely } from 'kysely';
import type { Principal } from '#domain/staff.ts';
import type { DB } from '#server/database/types.ts';
import { asStaff } from '#server/staff/as-staff.ts';
import { busyDates } from './busy-dates.ts';
import type { Figures, FiguresScope } from './figures.ts';
import { origins } from './origins.ts';
import { responseTimes } from './response-times.ts';

/** What a person of staff may count: row security leaves out what they may not see. Three looks at once. */
export type ReadFigures = (principal: Principal, scope: FiguresScope) => Promise<Figures>;

export function createReadFigures(database: Kysely<DB>): ReadFigures {
  return async (principal, scope) => {
    const [times, from, dates] = await Promise.all([
      asStaff(database, principal, (desk) => responseTimes(desk, scope)),
      asStaff(database, principal, (desk) => origins(desk, scope)),
      asStaff(database, principal, (desk) => busyDates(desk, scope)),
    ]);
    return { ...times, ...from, dates };
  };
}
