import { sql, type Transaction } from 'kysely';
import type { ContentEntity, ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { hasHindi, hindiPath } from '#app/desk/content/fields/hindi-content.ts';
import { mostProperties } from '#app/desk/inbox/server/desk-names.server.ts';
import type { DB } from '#platform/database/types.ts';
import type { ListSlice } from '#platform/pagination.ts';

/** A row as its list shows it. */
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
  /** The hotel it belongs to, if any: id and name. */
  hotelId: string | null;
  hotelName: string | null;
  /** The days on which it is valid, or the moments between which it is shown, in ISO 8601. */
  from: string | null;
  until: string | null;
  /** Whether the English of a text has changed since its Hindi was made. */
  hindiToCheck: boolean;
}

const times: Partial<Record<ContentEntity, [from: string, until: string]>> = {
  offers: ['valid_from', 'valid_until'],
  announcements: ['starts_at', 'ends_at'],
};

/** A part of the rows of one kind in their order, with hidden ones, and the count of all. */
export async function listContent(
  desk: Transaction<DB>,
  plan: ContentPlan,
  {
    hotelId,
    skip,
    most,
    hindiToCheck = false,
  }: Required<ListSlice> & { hotelId?: string | undefined; hindiToCheck?: boolean },
): Promise<{ rows: ListedContent[]; total: number }> {
  const { entity, label, order, ofHotel } = plan;
  // The owner's tables have the column even for kinds that the site never features.
  const hasFeatured = plan.fields.some(({ name }) => name === 'is_featured');
  const column = (name: string) => sql`to_jsonb(t) ->> ${name}`;
  const [from, until] = times[entity] ?? ['', ''];
  const ofThisHotel = ofHotel ? sql`t.hotel_id::text = ${hotelId ?? ''}` : sql`true`;
  const toCheck = hasHindiToCheck(plan);
  const own = hindiToCheck ? sql`${ofThisHotel} and ${toCheck}` : ofThisHotel;
  const counted = await sql<{ total: string }>`
    select count(*) as total from ${sql.table(`public.${entity}`)} t where ${own}`.execute(desk);
  const { rows } = await sql<ListedContent>`
    select t.id, coalesce(${column(label)}, '') as label, coalesce((${column('is_active')})::boolean, true) as "isShown",
           coalesce((${column('is_sample')})::boolean, ${column('sample_fields')} is not null) as "isSample",
           ${hasFeatured ? sql`(${column('is_featured')})::boolean` : sql`null::boolean`} as "isFeatured", ${column('slug')} as slug,
           h.id as "hotelId", h.name as "hotelName", ${toCheck} as "hindiToCheck",
           ${column(from)} as "from", ${column(until)} as until
      from ${sql.table(`public.${entity}`)} t
      left join public.hotels h on h.id::text = ${column('hotel_id')}
     where ${own}
     order by ${order ? sql.ref(`t.${order}`) : sql`t.created_at desc`}, 2
    offset ${skip} limit ${most}`.execute(desk);
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
}

/** SQL for whether the English of a row `t` has changed since its Hindi was made, in a text that staff can edit. */
function hasHindiToCheck({ fields }: ContentPlan) {
  const paths = fields.filter(hasHindi).map(hindiPath);
  return sql<boolean>`exists (
    select from jsonb_each(t.hindi) text(path, pair)
     where path = any(${paths}::text[]) and pair -> 'english' is distinct from to_jsonb(t) #> string_to_array(path, '.'))`;
}

/** Returns the options of a field that refers to another row. */
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

export type ReferenceOptions = Awaited<ReturnType<typeof referenceOptions>>;

/** One change, as the history shows it. */
export interface ListedChange {
  id: string;
  changedAt: Date;
  author: string;
  entity: ContentEntity;
  label: string;
  action: 'created' | 'changed' | 'removed';
  /** The columns that changed. */
  columns: string[];
  isUndone: boolean;
}

const mostChanges = 50;

/** Reads the newest changes, or those of one row if one is named. */
export async function listChanges(desk: Transaction<DB>, rowId?: string): Promise<ListedChange[]> {
  const { rows } = await sql<ListedChange>`
    select id, changed_at as "changedAt", author, entity, label, action, undone_at is not null as "isUndone",
           array(select jsonb_object_keys(case when action = 'changed' then after else '{}' end)) as columns
      from desk.content_change where ${rowId ? sql`row_id::text = ${rowId}` : sql`true`}
     order by changed_at desc limit ${mostChanges}`.execute(desk);
  return rows;
}
