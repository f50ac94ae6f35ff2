import { sql, type Transaction } from 'kysely';
import { type ContentPlan, pathOf } from '#app/desk/content/fields/content-field.ts';
import { type ContentKind, contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { hasHindi } from '#app/desk/content/fields/hindi-content.ts';
import { mostProperties } from '#app/desk/inbox/server/desk-names.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { ListSlice } from '#platform/pagination.ts';
import { isEditable, tableOf } from './content-rows.server.ts';

export interface ListedContent {
  id: string;
  label: string;
  isShown: boolean;
  /** Whether nobody has supplied it yet. */
  isSample: boolean;
  /** Null if its kind cannot be featured. */
  isFeatured: boolean | null;
  /** Its address on the site, if it has one. */
  slug: string | null;
  hotelName: string | null;
  /** The days on which it is valid, or the moments between which it is shown, in ISO 8601. */
  from: string | null;
  until: string | null;
  /** Whether the English of a text has changed since its Hindi was made. */
  hindiToCheck: boolean;
}

/** Rows on a page of a list. */
export const rowsPerPage = 50;

/** A part of a list; on request only rows with Hindi to check. */
export interface ListedPart extends Required<ListSlice> {
  hindiToCheck?: boolean;
}

/** A part of the rows of one kind in their order, with hidden ones, and the count of all. */
export async function listContent(
  desk: Transaction<DB>,
  kind: ContentKind,
  { hotelId, skip, most, hindiToCheck }: ListedPart & { hotelId: string | undefined },
): Promise<{ rows: ListedContent[]; total: number }> {
  const plan = contentPlans[kind];
  const { label, order, times: [from, until] = ['', ''] } = plan;
  // The owner's tables have the column even for kinds that the site never features.
  const hasFeatured = plan.fields.some(({ name }) => name === 'is_featured');
  const column = (name: string) => sql`to_jsonb(t) ->> ${name}`;
  const ofThisHotel = plan.ofHotel ? sql`t.hotel_id::text = ${hotelId ?? ''}` : sql`true`;
  const toCheck = hasHindiToCheck(plan);
  const own = sql`${ofThisHotel} and ${isEditable(plan)} and ${hindiToCheck ? toCheck : sql`true`}`;
  const counted = await sql<{ total: string }>`
    select count(*) as total from ${tableOf(plan)} t where ${own}`.execute(desk);
  const { rows } = await sql<ListedContent>`
    select t.id, coalesce(${column(label)}, '') as label, coalesce((${column('is_active')})::boolean, true) as "isShown",
           coalesce((${column('is_sample')})::boolean, ${column('sample_fields')} is not null) as "isSample",
           ${hasFeatured ? sql`(${column('is_featured')})::boolean` : sql`null::boolean`} as "isFeatured", ${column('slug')} as slug,
           h.name as "hotelName", ${toCheck} as "hindiToCheck",
           ${column(from)} as "from", ${column(until)} as until
      from ${tableOf(plan)} t
      left join public.hotels h on h.id::text = ${column('hotel_id')}
     where ${own}
     order by ${order ? sql.ref(`t.${order}`) : sql`t.created_at desc`}, 2
    offset ${skip} limit ${most}`.execute(desk);
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
}

/** SQL for whether the English of a row `t` has changed since its Hindi was made, in a text that staff can edit. */
function hasHindiToCheck({ fields }: ContentPlan) {
  const paths = fields.filter(hasHindi).map(pathOf);
  return sql<boolean>`exists (
    select from jsonb_each(t.hindi) text(path, pair)
     where path = any(${paths}::text[]) and pair -> 'english' is distinct from to_jsonb(t) #> string_to_array(path, '.'))`;
}

export async function referenceOptions(desk: Transaction<DB>, also: string) {
  const options = async (table: 'brands' | 'locations' | 'hotels') => {
    const { rows } = await sql<{ value: string; label: string }>`
      select value, label from (
        (select id::text as value, name as label from ${sql.table(`public.${table}`)} order by name limit ${mostProperties})
        union
        select id::text, name from ${sql.table(`public.${table}`)} where id::text = ${also}) options
       order by label`.execute(desk);
    return rows;
  };
  return { brands: await options('brands'), locations: await options('locations'), hotels: await options('hotels') };
}

/** A record that nobody has supplied yet, or of which some fields are. */
interface ListedSample {
  kind: ContentKind;
  id: string;
  /** With its hotel, if it belongs to one. */
  label: string;
  isShown: boolean;
}

/** Reads all samples, kind by kind, each in its order. */
export async function listSamples(desk: Transaction<DB>): Promise<ListedSample[]> {
  const plans = Object.entries(contentPlans).filter(([, { sampleColumn }]) => sampleColumn);
  const ofKind = plans.map(([kind, plan], place) => {
    const { table, label, order, ofHotel, sampleColumn } = plan;
    const name = sql`t.${sql.ref(label)}`;
    const hotel = sql`(select h.name from public.hotels h where h.id = t.hotel_id)`;
    return sql`
      select ${place}::int as place, ${kind}::text as kind, t.id, ${ofHotel ? sql`${name} || ', ' || ${hotel}` : name} as label,
             t.is_active as "isShown", ${order ? sql`t.${sql.ref(order)}` : sql`0`} as at
        from ${tableOf({ table })} t
       where ${sampleColumn === 'sample_fields' ? sql`t.sample_fields is not null` : sql`t.is_sample`} and ${isEditable(plan)}`;
  });
  const { rows } = await sql<ListedSample>`
    select kind, id, label, "isShown" from (${sql.join(ofKind, sql` union all `)}) samples order by place, at, label`.execute(
    desk,
  );
  return rows;
}

/** One change, as the history shows it. */
export interface ListedChange {
  id: string;
  changedAt: Date;
  author: string;
  /** The table of the changed row. */
  entity: string;
  label: string;
  action: 'created' | 'changed' | 'removed';
  /** The changed columns; a value is null where there was none, and both are where it is no single one. */
  columns: { column: string; before: string | null; after: string | null }[];
  isUndone: boolean;
}

const mostChanges = 50;

/** SQL for a value of the column `key` as text; what another row is referred to by is its name. */
function named(state: 'before' | 'after') {
  const value = sql`${sql.ref(state)} ->> key`;
  return sql`case when jsonb_typeof(${sql.ref(state)} -> key) in ('object', 'array') then null
                  when key not like '%\\_id' then ${value}
                  else coalesce((select alt_text from media where id::text = ${value}),
                                (select name from hotels where id::text = ${value}),
                                (select name from brands where id::text = ${value}),
                                (select name from locations where id::text = ${value})) end`;
}

/** Reads the newest changes, or those of one row if one is named. */
export async function listChanges(desk: Transaction<DB>, rowId?: string): Promise<ListedChange[]> {
  const { rows } = await sql<ListedChange>`
    select id, changed_at as "changedAt", author, entity, label, action, undone_at is not null as "isUndone",
           (select coalesce(jsonb_agg(jsonb_build_object('column', key, 'before', ${named('before')}, 'after', ${named('after')})), '[]')
              from jsonb_object_keys(case when action = 'changed' then after else '{}' end) key) as columns
      from desk.content_change where ${rowId ? sql`row_id::text = ${rowId}` : sql`true`}
     order by changed_at desc limit ${mostChanges}`.execute(desk);
  return rows;
}
