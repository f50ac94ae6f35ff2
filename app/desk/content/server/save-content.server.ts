import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { hindiColumnOf } from '#app/catalogue/hindi/show-hindi.ts';
import { genericPlan } from '#app/catalogue/rows/map-hotel.server.ts';
import type { ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { type ContentKind, contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { readHindiTexts } from '#app/desk/content/fields/hindi-content.ts';
import { readContent } from '#app/desk/content/fields/read-content.ts';
import { showContent } from '#app/desk/content/fields/show-content.ts';
import type { Author, Principal } from '#app/desk/staff/staff-roles.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import type { DB } from '#platform/database/types.ts';
import {
  type ContentRow,
  insertRow,
  isBeside,
  readRow,
  recordChange,
  tableOf,
  updateRow,
} from './content-rows.server.ts';

export interface Draft {
  kind: ContentKind;
  /** Null for a new row. */
  id: string | null;
  values: FormValues;
  /** The version of the row that the form showed; empty for a new row. */
  version: string;
  /** The hotel of a new room or space. */
  hotelId?: string | undefined;
  /** The other origins whose files pages may play as films; if it is absent, only this site's may be. */
  filmHosts?: readonly string[];
}

/** Somebody else changed the row in the meantime, or it no longer exists. */
type Refusal = { kind: 'invalid'; errors: FormErrors } | { kind: 'conflict' } | { kind: 'gone' };
export type SaveResult = { kind: 'saved'; id: string; change: string | null } | Refusal;

const EXCLUSION_VIOLATION = '23P01';
const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Writes a draft in the caller's transaction. If the database's own rules refuse it, that error is thrown: see
 * `refusalOf`.
 */
export async function saveContent(desk: Transaction<DB>, principal: Author, draft: Draft): Promise<SaveResult> {
  const { id, values: typed, version, hotelId, filmHosts } = draft;
  const plan = contentPlans[draft.kind];
  const read = readContent(plan, typed, id === null, filmHosts);
  if ('errors' in read) return { kind: 'invalid', errors: read.errors };
  if (id === null) {
    if (plan.ofHotel && !(await readRow(desk, contentPlans.hotels, hotelId ?? ''))) return { kind: 'gone' };
    const columns = columnsWith(read.values, {});
    const texts = readHindiTexts(plan, typed, { before: null, after: columns });
    if ('errors' in texts) return { kind: 'invalid', errors: texts.errors };
    const of = plan.ofHotel ? { hotel_id: hotelId } : {};
    const slug = plan.slugFromName && (await freeSlug(desk, plan, { ...columns, ...of }));
    const row = { ...columns, ...of, ...(slug && { slug }), hindi: texts.hindi };
    return { kind: 'saved', ...(await addContent(desk, principal, { plan, row })) };
  }
  const found = await readRow(desk, plan, id, 'lock');
  if (!found) return { kind: 'gone' };
  if (found.version !== version) return { kind: 'conflict' };
  const before = readContent(plan, showContent(plan, found.row), false, filmHosts);
  // Whoever saves a sample, even as it is, makes it the group's own.
  const changed: ContentRow = {
    ...columnsWith(changedValues(read.values, before), found.row),
    ...(plan.sampleColumn && isSample(plan, found.row) && { [plan.sampleColumn]: unmarked[plan.sampleColumn] }),
  };
  const texts = readHindiTexts(plan, typed, { before: found.row, after: { ...found.row, ...changed } });
  if ('errors' in texts) return { kind: 'invalid', errors: texts.errors };
  if (!isDeepStrictEqual(texts.hindi, hindiColumnOf(found.row))) changed.hindi = texts.hindi;
  if (Object.keys(changed).length === 0) return { kind: 'saved', id, change: null };
  const after = await updateRow(desk, plan, { id, change: changed });
  const change = await recordChange(desk, principal, { plan, rowId: id, before: found.row, after });
  return { kind: 'saved', id, change };
}

/** Adds a row after all others that it is ordered with. Returns its id and the change that added it. */
export async function addContent(
  desk: Transaction<DB>,
  principal: Author,
  { plan, row }: { plan: ContentPlan; row: ContentRow },
): Promise<{ id: string; change: string | null }> {
  const { order } = plan;
  const { rows } = order
    ? await sql<{ next: number }>`
        select coalesce(max(${sql.ref(order)}), 0)::int + 1 as next
          from ${tableOf(plan)} t where ${isBeside(plan, row)}`.execute(desk)
    : { rows: [] };
  const after = await insertRow(desk, plan, { ...row, ...(order && { [order]: rows[0]?.next }) });
  const id = String(after.id);
  return { id, change: await recordChange(desk, principal, { plan, rowId: id, before: null, after }) };
}

/** Moves a row one position up or down. Returns false if it no longer exists, or is at the end already. */
export async function moveContent(
  desk: Transaction<DB>,
  principal: Principal,
  { kind, id, direction }: { kind: ContentKind; id: string; direction: 'up' | 'down' },
): Promise<boolean> {
  const plan = contentPlans[kind];
  const { order } = plan;
  const found = await readRow(desk, plan, id);
  if (!order || !found) return false;
  const { rows } = await sql<{ id: string; place: number }>`
    select t.id, ${sql.ref(`t.${order}`)} as place from ${tableOf(plan)} t
     where ${isBeside(plan, found.row)} order by ${sql.ref(`t.${order}`)}, t.id for update`.execute(desk);
  const from = rows.findIndex((row) => row.id === id);
  const to = direction === 'up' ? from - 1 : from + 1;
  const moved = rows[from];
  const other = rows[to];
  if (!moved || !other) return false;
  // Two rows with positions of their own swap them; otherwise all rows are numbered anew.
  const hasOwnPlace = ({ place }: typeof moved) => rows.filter((row) => row.place === place).length === 1;
  const changed =
    hasOwnPlace(moved) && hasOwnPlace(other)
      ? [
          { ...moved, place: other.place },
          { ...other, place: moved.place },
        ]
      : rows
          .with(from, other)
          .with(to, moved)
          .map((row, index) => ({ ...row, place: index + 1, was: row.place }))
          .filter(({ place, was }) => place !== was);
  for (const { id: rowId, place } of changed) {
    const before = (await readRow(desk, plan, rowId))?.row;
    if (!before) continue;
    const after = await updateRow(desk, plan, { id: rowId, change: { [order]: place } });
    await recordChange(desk, principal, { plan, rowId, before, after });
  }
  return true;
}

/** Returns the message for the form if the database's own rules refused the draft; null for any other error. */
export function refusalOf(error: unknown): Refusal | null {
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  if (code === UNIQUE_VIOLATION && constraint.includes('slug'))
    return { kind: 'invalid', errors: { slug: 'This address is taken already.' } };
  if (code === EXCLUSION_VIOLATION)
    return {
      kind: 'invalid',
      errors: {
        valid_from: 'Another rate of this name holds on some of these days. Let that one end before this one begins.',
      },
    };
  if (code === CHECK_VIOLATION || code === UNIQUE_VIOLATION || code === FOREIGN_KEY_VIOLATION)
    return { kind: 'invalid', errors: { form: 'These values do not fit together, so nothing was saved.' } };
  return null;
}

const unmarked = { is_sample: false, sample_fields: null };

/** Whether a row, or some of its fields, are a sample. */
export function isSample({ sampleColumn }: ContentPlan, row: ContentRow): boolean {
  return sampleColumn !== undefined && Boolean(row[sampleColumn]);
}

/** Returns the columns that hold these values, some of them by the keys of a JSON column. */
function columnsWith(values: Record<string, unknown>, row: ContentRow): ContentRow {
  const columns: ContentRow = {};
  const inside: Record<string, Record<string, unknown>> = {};
  for (const [path, value] of Object.entries(values)) {
    const [column = '', key] = path.split('.');
    if (key === undefined) columns[column] = value;
    else inside[column] = { ...inside[column], [key]: value };
  }
  for (const [column, keys] of Object.entries(inside)) columns[column] = jsonWith(keys, column, row[column] ?? null);
  return columns;
}

/** Returns a JSON column with these keys set. It keeps the keys that the form does not show. */
function jsonWith(keys: Record<string, unknown>, column: string, held: unknown): ContentRow | null {
  const isPlan = column === 'page_plan';
  const set = Object.entries(keys).filter(([, value]) => !isEmpty(value));
  // A page that never had a plan of its own gets none by being saved.
  if (isPlan && held === null && set.length === 0) return null;
  const others = Object.entries(held ?? (isPlan ? genericPlan : {})).filter(([key]) => !(key in keys));
  const about = isPlan && 'about' in keys ? { about: keys.about } : {};
  return { ...Object.fromEntries(others), ...about, ...Object.fromEntries(set) };
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/**
 * Only changed values are written, because a field may show less than its column contains, such as a moment to the
 * minute.
 */
function changedValues(
  values: Record<string, unknown>,
  before: ReturnType<typeof readContent>,
): Record<string, unknown> {
  if ('errors' in before) return values;
  return Object.fromEntries(
    Object.entries(values).filter(([path, value]) => !isDeepStrictEqual(value, before.values[path])),
  );
}

/** Returns a slug made of the row's name that no row beside it has. */
async function freeSlug(desk: Transaction<DB>, plan: ContentPlan, row: ContentRow): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${tableOf(plan)} t where ${isBeside(plan, row)} and slug is not null`.execute(desk);
  const taken = new Set(rows.map(({ slug }) => slug));
  const wanted = slugOf(String(row[plan.label]));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug.slice(0, 80) || 'new';
}
