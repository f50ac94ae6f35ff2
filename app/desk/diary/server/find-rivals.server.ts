import { type Kysely, sql, type Transaction } from 'kysely';
import type { Clash, DiaryFunction, FunctionPlan } from '#app/desk/diary/diary-function.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';
import { lookUp } from '#platform/look-up.ts';
import { functionsWhere, isLive } from './function-rows.server.ts';

export type Wanted = Pick<FunctionPlan, 'spaces' | 'starts' | 'ends' | 'setupMinutes' | 'clearingMinutes'>;

/** The whole time that a function occupies its spaces. */
export function occupied({ starts, ends, setupMinutes, clearingMinutes }: Omit<Wanted, 'spaces'>): [Date, Date] {
  return [new Date(starts.getTime() - setupMinutes * 60_000), new Date(ends.getTime() + clearingMinutes * 60_000)];
}

/** Reads the functions that claim a unit of these spaces in this time, or wait for one. */
export async function rivalsOf(
  desk: Transaction<DB>,
  wanted: Wanted,
  besides: readonly string[] = [],
): Promise<DiaryFunction[]> {
  const [from, until] = occupied(wanted);
  return functionsWhere(
    desk,
    sql`${isLive} and f.reference <> all (${[...besides]}::text[])
      and f.id = any (array(select diary.claimants(${wanted.spaces}::uuid[], tstzrange(${from}, ${until}))))`,
  );
}

/** Whether a function holds its spaces; otherwise it waits for them. */
export function holds({ state, rank }: Pick<DiaryFunction, 'state' | 'rank'>): boolean {
  return state === 'definite' || state === 'blocked' || rank === 1;
}

/** A new option may wait behind options, not behind what is definite or blocked. */
function clashOf(rivals: DiaryFunction[]): Clash {
  const mayWait = rivals.every(({ state }) => state === 'option');
  return { kind: 'clash', rivals, mayWait };
}

type Refused = { kind: 'refused'; words: string };

/** What the database refuses for another reason than a clash, by its codes. */
const refusals: Record<string, string> = {
  '23503': 'These spaces belong to another property: choose some of this one.',
  '42501': 'You do not keep the diary of this property.',
};

/** Thrown to undo a transaction whose spaces are taken. */
export class SpacesTaken extends Error {}

/**
 * Runs a change in a transaction of its own. If the database refuses it because somebody holds the spaces, returns who
 * that is.
 */
export async function unlessTaken<Result>(
  database: Kysely<DB>,
  principal: Principal,
  change: (desk: Transaction<DB>) => Promise<Result>,
  wanted: () => { wanted: Wanted; besides: readonly string[] }[],
): Promise<Result | Clash | Refused> {
  try {
    return await withStaffRole(database, principal, change);
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const words = lookUp(refusals, code);
    if (words) return { kind: 'refused', words };
    if (!(error instanceof SpacesTaken) && code !== '23P01') throw error;
    const rivals = await withStaffRole(database, principal, async (desk) => {
      const found = new Map<string, DiaryFunction>();
      for (const { wanted: plan, besides } of wanted())
        for (const rival of await rivalsOf(desk, plan, besides)) found.set(rival.reference, rival);
      return [...found.values()];
    });
    return clashOf(rivals);
  }
}
