import { sql, type Transaction } from 'kysely';
import type { DiaryFunction } from '#app/desk/diary/diary-function.ts';
import type { DB } from '#platform/database/types.ts';
import { functionsWhere, isDuring } from './function-rows.server.ts';

export interface DiarySpace {
  id: string;
  name: string;
  /** The ids of the units that it consists of: its own, or those of its parts. */
  units: string[];
}

export interface DiaryProperty {
  slug: string;
  name: string;
  spaces: DiarySpace[];
}

/** A time at which a space is busy. A colleague who may not see the property's diary sees only this. */
export type BusyTime = Pick<DiaryFunction, 'property' | 'spaces' | 'starts' | 'ends' | 'state'>;

/** A part of the diary: a time, of one property or of all. */
export interface Span {
  from: Date;
  until: Date;
  property: string | null;
}

const ofProperty = (column: string, property: string | null) =>
  property ? sql`${sql.ref(column)} = ${property}` : sql`true`;

const isIn = ({ from, until, property }: Span) =>
  sql`${isDuring(from, until)} and f.state <> 'released' and ${ofProperty('f.property', property)}`;

export function functionsIn(desk: Transaction<DB>, span: Span): Promise<DiaryFunction[]> {
  return functionsWhere(desk, isIn(span));
}

/** Reads the functions as one text, because two thousand rows would take longer than the rest of the page. */
export async function monthText(desk: Transaction<DB>, span: Span): Promise<string> {
  const moment = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;
  const { rows } = await sql<{ text: string | null }>`
    select string_agg(
             concat(f.reference, '|', f.kind, '|', f.state, '|', f.rank, '|', case when f.challenged_at is not null then '!' end,
               '|', ${moment('f.starts_at')}, '|', ${moment('f.ends_at')}, '|', coalesce(f.guaranteed_guests, f.expected_guests),
               '|', array_to_string(f.spaces, ' '), '|', translate(l.customer_name, E'|\r\n', '   '),
               '|', translate(f.reason, E'\r\n', '  ')),
             E'\n' order by f.starts_at, f.place, f.reference) as text
      from diary.function f left join diary.event e on e.id = f.event_id left join leads l on l.id = e.lead_id
     where ${isIn(span)}`.execute(desk);
  return rows[0]?.text ?? '';
}

/** Reads when spaces are busy of properties whose diary this person may not see. */
export async function busyTimes(desk: Transaction<DB>, { from, until, property }: Span): Promise<BusyTime[]> {
  const { rows } = await sql<BusyTime>`
    select property, spaces::text[] as spaces, lower(during) as starts, upper(during) as ends, state
      from diary.busy_elsewhere(tstzrange(${from}, ${until})) where ${ofProperty('property', property)}`.execute(desk);
  return rows;
}

/** Reads the properties with their spaces, also hidden ones, in the order of the site. */
export async function propertiesOf(desk: Transaction<DB>, property: string | null): Promise<DiaryProperty[]> {
  const { rows } = await sql<DiaryProperty>`
    with recursive piece (space, unit) as (
      select id, id from hotel_spaces
      union
      select piece.space, p.part from piece join diary.part p on p.whole = piece.unit)
    select h.slug, h.name, json_agg(json_build_object('id', s.id, 'name', s.name, 'units', array(
             select unit from piece where space = s.id and not exists (select from diary.part p where p.whole = unit)))
             order by s.sort_order, s.name) as spaces
      from hotels h join hotel_spaces s on s.hotel_id = h.id
     where h.closed_at is null and ${ofProperty('h.slug', property)}
     group by h.id order by h.sort_order, h.name`.execute(desk);
  return rows;
}
