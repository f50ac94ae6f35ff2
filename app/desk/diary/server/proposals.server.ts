import { sql, type Transaction } from 'kysely';
import type { DiaryFunction, FunctionPlan } from '#app/desk/diary/diary-function.ts';
import type { DB } from '#platform/database/types.ts';
import { holds, isDuring, occupiedTime, rivalsOf } from './function-rows.server.ts';

export interface Proposal {
  id: string;
  name: string;
  /** The guests that it takes in the plan's layout, else in any; null if the capacity is on request. */
  takes: number | null;
  fits: boolean;
  rivals: DiaryFunction[];
  /** `free`: nobody claims it. `option`: a second option can wait. `taken`: it is definite or blocked. */
  standing: 'free' | 'option' | 'taken';
}

/** Proposes spaces: first those that fit and are free, the closest in size first. `except` names functions that move. */
export async function proposals(desk: Transaction<DB>, plan: FunctionPlan, except: string[]): Promise<Proposal[]> {
  const guests = plan.guaranteed ?? plan.expected;
  const { rows } = await sql<{ id: string; name: string; takes: number | null }>`
    select s.id, s.name,
           coalesce((select (laid->>'capacity')::int from jsonb_array_elements(s.configurations) laid
                      where lower(laid->>'style') = ${plan.layout ?? ''} limit 1), s.capacity_max) as takes
      from hotel_spaces s join hotels h on h.id = s.hotel_id
     where h.slug = ${plan.property} order by s.sort_order, s.name`.execute(desk);
  const found: Proposal[] = [];
  for (const { id, name, takes } of rows) {
    const rivals = await rivalsOf(desk, { ...plan, spaces: [id] }, except);
    const standing = rivals.some((rival) => holds(rival) && rival.state !== 'option')
      ? 'taken'
      : rivals.length > 0
        ? 'option'
        : 'free';
    found.push({ id, name, takes, fits: guests === null || takes === null || takes >= guests, rivals, standing });
  }
  const order = { free: 0, option: 1, taken: 2 };
  return found.sort(
    (a, b) =>
      Number(b.fits) - Number(a.fits) ||
      order[a.standing] - order[b.standing] ||
      (a.takes ?? Number.MAX_SAFE_INTEGER) - (b.takes ?? Number.MAX_SAFE_INTEGER),
  );
}

const week = 7 * 86_400_000;

/** Counts the definite functions and the options of the property in the two weeks around the day. */
export async function seasonAround(
  desk: Transaction<DB>,
  plan: FunctionPlan,
): Promise<{ definite: number; options: number }> {
  const [from] = occupiedTime(plan);
  const { rows } = await sql<{ definite: number; options: number }>`
    select count(*) filter (where state = 'definite')::int as definite, count(*) filter (where state = 'option')::int as options
      from diary.function f
     where f.property = ${plan.property}
       and ${isDuring(new Date(from.getTime() - week), new Date(from.getTime() + week))}`.execute(desk);
  return rows[0] ?? { definite: 0, options: 0 };
}
