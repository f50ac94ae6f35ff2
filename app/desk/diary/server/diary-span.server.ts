import { sql, type Transaction } from 'kysely';
import type { DiaryFunction } from '#app/desk/diary/diary-function.ts';
import type { DB } from '#platform/database/types.ts';
import { functionsWhere, isDuring } from './function-rows.server.ts';

export interface DiarySpace {
  id: string;
  name: string;
  /** The units that it consists of: itself, or its parts. */
  units: string[];
}

export interface DiaryHouse {
  slug: string;
  name: string;
  spaces: DiarySpace[];
}

/** A time at which a space of another house is busy; a colleague sees no more of it. */
export type BusyTime = Pick<DiaryFunction, 'property' | 'spaces' | 'starts' | 'ends' | 'state'>;

/** A time in the diary, of one house or of all. */
export interface Span {
  from: Date;
  until: Date;
  property: string | null;
}

export interface DiarySpan {
  houses: DiaryHouse[];
  functions: DiaryFunction[];
  busy: BusyTime[];
}

/** Reads what is in the diary during a time, of one house or of all. */
export async function diarySpan(desk: Transaction<DB>, { from, until, property }: Span): Promise<DiarySpan> {
  const houses = await housesOf(desk, property);
  const narrowed = property ? sql`f.property = ${property}` : sql`true`;
  const functions = await functionsWhere(desk, sql`${isDuring(from, until)} and f.state <> 'released' and ${narrowed}`);
  return { houses, functions, busy: await busyTimes(desk, { from, until, property }) };
}

/** Reads when the spaces of other houses are busy, for whoever does not see their diaries. */
export async function busyTimes(desk: Transaction<DB>, { from, until, property }: Span): Promise<BusyTime[]> {
  const { rows } = await sql<BusyTime>`
    select property, spaces::text[] as spaces, lower(during) as starts, upper(during) as ends, state
      from diary.busy_elsewhere(tstzrange(${from}, ${until}))
     where ${property ? sql`property = ${property}` : sql`true`}`.execute(desk);
  return rows;
}

/** Reads the houses with their spaces, in the order of the site; hidden spaces are booked too. */
export async function housesOf(desk: Transaction<DB>, property: string | null): Promise<DiaryHouse[]> {
  const { rows } = await sql<DiaryHouse>`
    with recursive piece (space, unit) as (
      select id, id from hotel_spaces
      union
      select piece.space, p.part from piece join diary.part p on p.whole = piece.unit)
    select h.slug, h.name, json_agg(json_build_object('id', s.id, 'name', s.name, 'units', array(
             select unit from piece where space = s.id and not exists (select from diary.part p where p.whole = unit)))
             order by s.sort_order, s.name) as spaces
      from hotels h join hotel_spaces s on s.hotel_id = h.id
     where h.closed_at is null and ${property ? sql`h.slug = ${property}` : sql`true`}
     group by h.id order by h.sort_order, h.name`.execute(desk);
  return rows;
}
