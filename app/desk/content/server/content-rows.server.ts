import { isDeepStrictEqual } from 'node:util';
import { type Expression, sql, type Transaction } from 'kysely';
import type { ContentPlan, RowList, RowPictures } from '#app/desk/content/fields/content-field.ts';
import { recordAudit } from '#app/desk/staff/server/record-audit.server.ts';
import type { Author } from '#app/desk/staff/staff-roles.ts';
import type { DB } from '#platform/database/types.ts';

/** A row as JSON: days and moments are texts, figures are numbers. */
export type ContentRow = Record<string, unknown>;
/** Where a row is stored. Tables and columns are named by this project's code only, never by a form. */
type Place = Pick<ContentPlan, 'table' | 'list' | 'pictures' | 'ofHotel'>;

interface StoredRow {
  row: ContentRow;
  /** Changes with each change of the row, so that nobody overwrites a change that they have not seen. */
  version: string;
}

/** SQL for whether whoever asks may change a row `t`. Row security asks the same of whoever writes. */
export function isEditable({ table, ofHotel }: Place) {
  const own = (column: string) => sql`${sql.ref(column)} = any (array(select unnest(staff.edited_hotels())))`;
  const isOwn = ofHotel
    ? own('t.hotel_id')
    : table === 'hotels'
      ? own('t.id')
      : table === 'media'
        ? sql`(select bool_and(place is not null and ${own('place')}) from desk.places_of(t.id) place)`
        : sql`false`;
  return sql<boolean>`((select staff.sees('content')) or ${isOwn})`;
}

/** Reads a row that whoever asks may change, and locks it until the transaction ends if it is to be changed. */
export async function readRow(
  desk: Transaction<DB>,
  place: Place,
  id: string,
  lock?: 'lock',
): Promise<StoredRow | null> {
  const { rows } = await sql<StoredRow>`
    select ${withTables(place)} as row, (extract(epoch from t.updated_at) * 1000000)::bigint::text as version
      from ${tableOf(place)} t where t.id::text = ${id} and ${isEditable(place)} ${lock ? sql`for update` : sql``}`.execute(
    desk,
  );
  return rows[0] ?? null;
}

export async function insertRow(desk: Transaction<DB>, place: Place, row: ContentRow): Promise<ContentRow> {
  const { own, ...beside } = takeTables(place, row);
  const columns = columnList(Object.keys(own));
  const { rows } = await sql<{ row: ContentRow }>`
    insert into ${tableOf(place)} as t (${columns})
    select ${columns} from jsonb_populate_record(null::${tableOf(place)}, ${JSON.stringify(own)})
    returning to_jsonb(t) as row`.execute(desk);
  const inserted = written(rows);
  const id = String(inserted.id);
  if (!(await writeTables(desk, place, id, beside))) return inserted;
  const found = await readRow(desk, place, id);
  return written(found ? [found] : []);
}

export async function updateRow(
  desk: Transaction<DB>,
  place: Place,
  { id, change }: { id: string; change: ContentRow },
): Promise<ContentRow> {
  const { own, ...beside } = takeTables(place, change);
  await writeTables(desk, place, id, beside);
  // A changed list or picture also changes the version of its row.
  const columns = columnList([...Object.keys(own), 'updated_at']);
  const { rows } = await sql<{ row: ContentRow }>`
    update ${tableOf(place)} t set (${columns}) =
           (select ${columns} from jsonb_populate_record(t, ${JSON.stringify(own)}))
     where t.id::text = ${id}
    returning ${withTables(place)} as row`.execute(desk);
  return written(rows);
}

/** Removes a picture from a gallery: the only kind of row that can be deleted. */
export async function takeDown(desk: Transaction<DB>, id: string): Promise<void> {
  await desk.deleteFrom('hotel_media').where('id', '=', id).execute();
}

export function tableOf({ table }: Pick<ContentPlan, 'table'>) {
  return sql.table(`public.${table}`);
}

/** SQL for whether a row `t` is ordered together with this one: they have the same hotel and the same gallery, if any. */
export function isBeside({ ofHotel, orderedWithin }: ContentPlan, row: ContentRow) {
  const columns = [...(ofHotel ? ['hotel_id'] : []), ...(orderedWithin ?? [])];
  const same = columns.map((column) => sql`t.${sql.ref(column)}::text is not distinct from ${row[column] ?? null}`);
  return sql<boolean>`${sql.join([sql`true`, ...same], sql` and `)}`;
}

function columnList(names: string[]) {
  return sql.join(names.map((name) => sql.ref(name)));
}

function written([first]: { row: ContentRow }[]): ContentRow {
  // If row security forbids the write, the database returns no row.
  if (!first) throw new Error('The row was not written: it is gone, or this person may not change it.');
  return first.row;
}

/** The row `t` as JSON, its list and its first picture among its columns. */
function withTables({ list, pictures }: Place) {
  const parts = [sql`to_jsonb(t)`];
  if (list) {
    const { column, table, of, entry } = list;
    parts.push(sql`jsonb_build_object(${column}::text, (
      select coalesce(jsonb_agg(e.${sql.ref(entry)} order by e.sort_order, e.${sql.ref(entry)}), '[]')
        from ${sql.table(table)} e where e.${sql.ref(of)} = t.id))`);
  }
  if (pictures)
    parts.push(sql`jsonb_build_object('image_id', (${firstPicture(pictures, sql.ref('t.id'), 'media_id')}))`);
  return sql.join(parts, sql` || `);
}

/** SQL for a column of the entry of a row's first picture, as its page orders them. */
function firstPicture({ table, of }: RowPictures, id: Expression<unknown>, column: 'id' | 'media_id') {
  return sql`select p.${sql.ref(column)} from ${sql.table(table)} p join public.media m on m.id = p.media_id and m.is_active
              where p.${sql.ref(of)} = ${id} order by p.is_primary desc, p.sort_order, m.supabase_path limit 1`;
}

/** What a row has in tables of their own. */
interface BesideRow {
  names?: string[];
  picture?: string | null;
}

/** Separates the names of the row's list and its picture, if the row has any, from the row's own columns. */
function takeTables({ list, pictures }: Place, row: ContentRow): BesideRow & { own: ContentRow } {
  const own = { ...row };
  const beside: BesideRow = {};
  if (list && list.column in row) {
    const value = row[list.column];
    beside.names = Array.isArray(value) ? [...new Set(value.map(String))] : [];
    delete own[list.column];
  }
  if (pictures && 'image_id' in row) {
    beside.picture = row.image_id ? String(row.image_id) : null;
    delete own.image_id;
  }
  return { ...beside, own };
}

/** Returns whether anything was written. */
async function writeTables(desk: Transaction<DB>, place: Place, id: string, { names, picture }: BesideRow) {
  if (place.list && names) await writeList(desk, place.list, { id, names });
  if (place.pictures && picture !== undefined) await writePicture(desk, place.pictures, { id, picture });
  return names !== undefined || picture !== undefined;
}

/** Makes a picture the first of a row, in the place of the former one; one that the row has already comes first. */
async function writePicture(
  desk: Transaction<DB>,
  pictures: RowPictures,
  { id, picture }: { id: string; picture: string | null },
): Promise<void> {
  const table = sql.table(pictures.table);
  const isOfRow = sql`${sql.ref(pictures.of)} = ${id}::uuid`;
  const first = sql`id = (${firstPicture(pictures, sql`${id}::uuid`, 'id')})`;
  if (picture === null) {
    await sql`delete from ${table} where ${first}`.execute(desk);
    return;
  }
  const has = await sql`select from ${table} where ${isOfRow} and media_id = ${picture}::uuid`.execute(desk);
  if (has.rows.length > 0) {
    await sql`update ${table} set is_primary = false where ${isOfRow} and is_primary`.execute(desk);
    await sql`update ${table} set is_primary = true where ${isOfRow} and media_id = ${picture}::uuid`.execute(desk);
    return;
  }
  const replaced = await sql`update ${table} set media_id = ${picture}::uuid where ${first} returning id`.execute(desk);
  if (replaced.rows.length === 0)
    await sql`insert into ${table} (${sql.ref(pictures.of)}, media_id, is_primary) values (${id}, ${picture}, true)`.execute(
      desk,
    );
}

/**
 * Makes the list of a row exactly this, in this order. An unchanged entry is not written, so it stays the seed's. The
 * Hindi of a new one is that of the same name elsewhere.
 */
async function writeList(
  desk: Transaction<DB>,
  { table, of, entry }: RowList,
  { id, names }: { id: string; names: string[] },
): Promise<void> {
  await sql`
    delete from ${sql.table(table)} where ${sql.ref(of)} = ${id} and ${sql.ref(entry)} <> all(${names}::text[])`.execute(
    desk,
  );
  await sql`
    insert into ${sql.table(table)} as e (${sql.ref(of)}, ${sql.ref(entry)}, sort_order, hindi)
    select ${id}::uuid, name, place,
           coalesce((select o.hindi from ${sql.table(table)} o where o.${sql.ref(entry)} = name and o.hindi <> '{}' limit 1), '{}')
      from unnest(${names}::text[]) with ordinality as n(name, place)
        on conflict (${sql.ref(of)}, ${sql.ref(entry)}) do update set sort_order = excluded.sort_order
     where e.sort_order <> excluded.sort_order`.execute(desk);
}

interface Change {
  plan: ContentPlan;
  rowId: string;
  /** Null if there was no row. */
  before: ContentRow | null;
  /** Null if the row was deleted. */
  after: ContentRow | null;
  /** What the history calls the row, where that is not its own name. */
  label?: string;
}

/** The trigger sets these columns, so a difference in them is nobody's change. */
const ownColumns = ['updated_at'];

/** Records who changed what, with both states of the columns that differ. Returns null if nothing differs. */
export async function recordChange(desk: Transaction<DB>, principal: Author, change: Change): Promise<string | null> {
  const { plan, rowId, before, after } = change;
  const label = change.label ?? (await nameOf(desk, plan, after ?? before ?? {}));
  const differs = (column: string) =>
    !ownColumns.includes(column) && !isDeepStrictEqual(before?.[column], after?.[column]);
  const columns = Object.keys({ ...before, ...after }).filter(differs);
  if (before && after && columns.length === 0) return null;
  const action = !before ? 'created' : !after ? 'removed' : 'changed';
  const { id } = await desk
    .insertInto('desk.content_change')
    .values({
      author_id: principal.id,
      author: principal.name,
      entity: plan.table,
      row_id: rowId,
      hotel_id: hotelOf(plan, rowId, after ?? before ?? {}),
      label: label.slice(0, 300),
      action,
      before: before && JSON.stringify(after ? only(before, columns) : before),
      after: after && JSON.stringify(before ? only(after, columns) : after),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAudit(desk, principal, { action: `content ${action}`, subject: `${plan.table} ${label}`.slice(0, 200) });
  return id;
}

/** The hotel whose content a row is; that of a picture is one of those that show it. Null: the whole group's. */
function hotelOf({ table, ofHotel }: ContentPlan, rowId: string, row: ContentRow) {
  if (table === 'hotels') return rowId;
  if (table === 'media') return sql<string | null>`(select min(place::text)::uuid from desk.places_of(${rowId}) place)`;
  return ofHotel ? String(row.hotel_id) : null;
}

/** What the history calls a row: its name or picture, where the picture is, and the hotel. */
async function nameOf(desk: Transaction<DB>, plan: ContentPlan, row: ContentRow): Promise<string> {
  const { rows } = await sql<{ picture: string | null; hotel: string | null }>`
    select (select alt_text from media where id::text = ${row.media_id ?? ''}) as picture,
           (select min(h.name) from hotels h where h.id::text = ${row.hotel_id ?? ''}
               or h.id in (select hotel_id from hotel_media where media_id::text = ${row.id})) as hotel`.execute(desk);
  const { picture, hotel } = rows[0] ?? {};
  const place = row.media_type === 'hero' ? 'at the top of the page' : '';
  return [picture || row[plan.label] || plan.one, place, hotel].filter(Boolean).join(', ');
}

function only(row: ContentRow, columns: string[]): ContentRow {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}
