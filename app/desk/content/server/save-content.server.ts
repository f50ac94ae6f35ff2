import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { hindiColumnOf } from '#app/catalogue/hindi/show-hindi.ts';
import { genericPlan } from '#app/catalogue/rows/map-hotel.server.ts';
import type { ContentPlan } from '#app/desk/content/fields/content-field.ts';
import { readHindiTexts } from '#app/desk/content/fields/hindi-content.ts';
import { type ReadContent, readContent } from '#app/desk/content/fields/read-content.ts';
import { showContent } from '#app/desk/content/fields/show-content.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import type { DB } from '#platform/database/types.ts';
import { type ContentRow, insertRow, readRow, updateRow } from './content-rows.server.ts';
import { recordChange } from './record-change.server.ts';

export interface Draft {
  plan: ContentPlan;
  /** Null for a new row. */
  id: string | null;
  values: FormValues;
  /** The version of the row that the form showed; empty for a new row. */
  version: string;
  /** The hotel of a new room or space. */
  hotelId?: string | undefined;
}

export type SaveResult =
  | { kind: 'saved'; id: string; change: string | null }
  | { kind: 'invalid'; errors: FormErrors }
  /** Somebody else changed the row in the meantime. */
  | { kind: 'conflict' }
  | { kind: 'gone' };

const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Writes a draft in the caller's transaction. If the database's own rules refuse it, that error is thrown: see
 * `refusalOf`.
 */
export async function saveContent(desk: Transaction<DB>, principal: Principal, draft: Draft): Promise<SaveResult> {
  const { plan, id, values, version, hotelId } = draft;
  const read = readContent(plan, values, id === null);
  if ('errors' in read) return { kind: 'invalid', errors: read.errors };
  if (id === null) {
    const columns = withJson(read, {});
    const texts = readHindiTexts(plan, values, { before: null, after: columns });
    if ('errors' in texts) return { kind: 'invalid', errors: texts.errors };
    const row = await insertRow(desk, plan.entity, {
      ...columns,
      hindi: texts.hindi,
      ...(await nextPosition(desk, plan, { hotelId, name: String(read.columns[plan.label]) })),
    });
    const rowId = String(row.id);
    const change = await recordChange(desk, principal, changeOf(plan, { rowId, before: null, after: row }));
    return { kind: 'saved', id: rowId, change };
  }
  const found = await readRow(desk, plan.entity, { id, hold: 'hold' });
  if (!found) return { kind: 'gone' };
  if (found.version !== version) return { kind: 'conflict' };
  const typed = changedFields(plan, read, found.row);
  // Whoever saves a sample, even as it is, makes it the group's own.
  const changed: ContentRow = { ...withJson(typed, found.row), ...unmarked(plan, found.row) };
  const texts = readHindiTexts(plan, values, { before: found.row, after: { ...found.row, ...changed } });
  if ('errors' in texts) return { kind: 'invalid', errors: texts.errors };
  if (!isDeepStrictEqual(texts.hindi, hindiColumnOf(found.row))) changed.hindi = texts.hindi;
  if (Object.keys(changed).length === 0) return { kind: 'saved', id, change: null };
  const after = await updateRow(desk, plan.entity, { id, change: changed });
  const change = await recordChange(desk, principal, changeOf(plan, { rowId: id, before: found.row, after }));
  return { kind: 'saved', id, change };
}

/** Returns the message for the form if the database's own rules refused the draft; null for any other error. */
export function refusalOf(error: unknown): SaveResult | null {
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  if (code === UNIQUE_VIOLATION && constraint.includes('slug'))
    return { kind: 'invalid', errors: { slug: 'This address is taken already.' } };
  if (code === CHECK_VIOLATION || code === UNIQUE_VIOLATION || code === FOREIGN_KEY_VIOLATION)
    return { kind: 'invalid', errors: { form: 'These values do not fit together, so nothing was saved.' } };
  return null;
}

export function changeOf(
  plan: ContentPlan,
  { rowId, before, after }: { rowId: string; before: ContentRow | null; after: ContentRow | null },
) {
  const label = String((after ?? before)?.[plan.label] ?? plan.one);
  return { table: plan.entity, rowId, label, before, after };
}

/** Whether a row, or some of its fields, are a sample. */
export function isSample({ sampleColumn }: ContentPlan, row: ContentRow): boolean {
  return sampleColumn !== undefined && Boolean(row[sampleColumn]);
}

/** Returns the columns as they are stored. JSON columns keep the keys that the form does not show. */
function withJson({ columns, inside }: ReadContent, row: ContentRow): ContentRow {
  const json = Object.entries(inside).map(([column, keys]) => {
    const set = Object.entries(keys).filter(([, value]) => !isEmpty(value));
    const held = row[column] ?? (column === 'page_plan' && set.length > 0 ? genericPlan : {});
    const others = Object.entries(held as ContentRow).filter(([key]) => !(key in keys));
    // A page that never had a plan of its own gets none by being saved.
    const isLeftOut = column === 'page_plan' && (row[column] ?? null) === null && set.length === 0;
    const texts = column === 'page_plan' && 'about' in keys ? { about: keys.about } : {};
    return [column, isLeftOut ? null : { ...Object.fromEntries(others), ...texts, ...Object.fromEntries(set) }];
  });
  return { ...columns, ...Object.fromEntries(json) };
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

/**
 * Only changed fields are written, because a field may show less than its column contains, such as a moment to the
 * minute.
 */
function changedFields(plan: ContentPlan, read: ReadContent, row: ContentRow): ReadContent {
  const before = readContent(plan, showContent(plan, row), false);
  if ('errors' in before) return read;
  const differing = (now: ContentRow, was: ContentRow = {}) =>
    Object.fromEntries(Object.entries(now).filter(([name, value]) => !isDeepStrictEqual(value, was[name])));
  const inside = Object.entries(read.inside).map(
    ([column, keys]) => [column, differing(keys, before.inside[column])] as const,
  );
  return {
    columns: differing(read.columns, before.columns),
    inside: Object.fromEntries(inside.filter(([, keys]) => Object.keys(keys).length > 0)),
  };
}

function unmarked(plan: ContentPlan, row: ContentRow): ContentRow {
  if (!plan.sampleColumn || !isSample(plan, row)) return {};
  return { [plan.sampleColumn]: plan.sampleColumn === 'is_sample' ? false : null };
}

/** Returns the position of a new row, after all others, and its slug, which no other row has. */
async function nextPosition(
  desk: Transaction<DB>,
  plan: ContentPlan,
  { hotelId, name }: { hotelId: string | undefined; name: string },
): Promise<ContentRow> {
  const place: ContentRow = {};
  const ofHotel = plan.ofHotel ? sql`hotel_id = ${hotelId ?? null}` : sql`true`;
  if (plan.ofHotel) place.hotel_id = hotelId;
  if (plan.order) {
    const { rows } = await sql<{ next: number }>`
      select coalesce(max(${sql.ref(plan.order)}), 0)::int + 1 as next
        from ${sql.table(`public.${plan.entity}`)} where ${ofHotel}`.execute(desk);
    place[plan.order] = rows[0]?.next ?? 1;
  }
  if (plan.slugFromName) place.slug = await freeSlug(desk, plan, { wanted: slugOf(name), ofHotel });
  return place;
}

async function freeSlug(
  desk: Transaction<DB>,
  plan: ContentPlan,
  { wanted, ofHotel }: { wanted: string; ofHotel: ReturnType<typeof sql> },
): Promise<string> {
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(`public.${plan.entity}`)} where ${ofHotel} and slug is not null`.execute(desk);
  const taken = new Set(rows.map(({ slug }) => slug));
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
