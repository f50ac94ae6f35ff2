import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { ContentEntity } from '#app/desk/content/fields/content-field.ts';
import { type ContentKind, contentKinds, contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { hindiToCheck } from '#app/desk/content/fields/hindi-content.ts';
import { showContent } from '#app/desk/content/fields/show-content.ts';
import { rowsPerPage } from '#app/desk/content/rows-per-page.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import type { DB } from '#platform/database/types.ts';
import { type ListSlice, sliceOf } from '#platform/pagination.ts';
import type { Uploads } from '#platform/storage/uploads.ts';
import { type ContentRow, type ContentTable, insertRow, readRow, takeDown, updateRow } from './content-rows.server.ts';
import { changeColumns, createEditedPictures, type EditedPictures } from './edited-pictures.server.ts';
import {
  type ListedChange,
  type ListedContent,
  listChanges,
  listContent,
  type ReferenceOptions,
  referenceOptions,
} from './list-content.server.ts';
import { moveContent } from './move-content.server.ts';
import { type PreviewResult, previewDraft } from './preview.server.ts';
import { recordChange } from './record-change.server.ts';
import { type Draft, isSample, refusalOf, type SaveResult, saveContent } from './save-content.server.ts';

/** A row as its form shows it. */
export interface EditedContent {
  id: string;
  label: string;
  values: FormValues;
  /** The form sends this version back, so that a change by somebody else in between is not overwritten. */
  version: string;
  hotelId: string | null;
  slug: string | null;
  /** Whether nobody has supplied it yet, or some of its fields. */
  isSample: boolean;
  /** The names of those fields, if not the whole row is a sample. */
  sampleFields: string[];
  /** The fields whose English has changed since their Hindi was made. */
  hindiToCheck: string[];
}

/**
 * The calls by which staff edit the site's content. Each takes the person who asks; row security lets only
 * administrators write. Every change is validated, recorded with its values before and after, and can be undone.
 */
export interface Editing {
  /** A part of the rows of one kind, and the number of all of them; on request only those with Hindi to check. */
  list(
    principal: Principal,
    entity: ContentEntity,
    hotelId?: string,
    slice?: Required<ListSlice> & { hindiToCheck?: boolean },
  ): Promise<{ rows: ListedContent[]; total: number }>;
  /** Everything that nobody has supplied yet. */
  samples(principal: Principal): Promise<ListedSample[]>;
  read(principal: Principal, entity: ContentEntity, id: string): Promise<EditedContent | null>;
  /** The rows that a row may refer to. If there are very many hotels, these are the first ones and the present one. */
  options(principal: Principal, hotelId?: string | null): Promise<ReferenceOptions>;
  save(principal: Principal, draft: Draft): Promise<SaveResult>;
  preview(principal: Principal, draft: Draft): Promise<PreviewResult>;
  /**
   * Hides, shows or features a row. Returns the change, nothing if it was so already, and null if the row no longer
   * exists.
   */
  mark(principal: Principal, row: MarkedRow): Promise<{ change: string | null } | null>;
  move(principal: Principal, table: ContentTable, id: string, direction: 'up' | 'down'): Promise<boolean>;
  changes(principal: Principal, rowId?: string): Promise<ListedChange[]>;
  undo(principal: Principal, change: string): Promise<UndoResult>;
  pictures: EditedPictures;
}

export interface MarkedRow {
  entity: ContentEntity;
  id: string;
  mark: 'is_active' | 'is_featured';
  on: boolean;
}

export function createEditing({ database, uploads }: { database: Kysely<DB>; uploads: Uploads }): Editing {
  const as = <T>(principal: Principal, work: (desk: Transaction<DB>) => Promise<T>) =>
    withStaffRole(database, principal, work);

  return {
    list: (principal, entity, hotelId, slice = sliceOf(1, rowsPerPage)) =>
      as(principal, (desk) => listContent(desk, contentPlans[entity], { hotelId, ...slice })),
    samples: (principal) => as(principal, listSamples),
    async read(principal, entity, id) {
      const plan = contentPlans[entity];
      const found = await as(principal, (desk) => readRow(desk, entity, { id }));
      if (!found) return null;
      const { row, version } = found;
      const text = (column: string) => (typeof row[column] === 'string' ? row[column] : null);
      return {
        id,
        label: text(plan.label) ?? plan.one,
        values: showContent(plan, row),
        version,
        hotelId: text('hotel_id'),
        slug: text('slug'),
        isSample: isSample(plan, row),
        sampleFields: Array.isArray(row.sample_fields) ? row.sample_fields.map(String) : [],
        hindiToCheck: hindiToCheck(plan, row),
      };
    },
    options: (principal, hotelId) => as(principal, (desk) => referenceOptions(desk, hotelId ?? '')),
    async save(principal, draft) {
      try {
        return await as(principal, (desk) => saveContent(desk, principal, draft));
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) return refusal;
        throw error;
      }
    },
    preview: (principal, draft) => previewDraft(database, principal, draft),
    mark: (principal, { entity, id, mark, on }) =>
      changeColumns(database, principal, { entity, id, columns: { [mark]: on } }),
    move: (principal, table, id, direction) =>
      as(principal, (desk) => moveContent(desk, principal, { table, id, direction })),
    changes: (principal, rowId) => as(principal, (desk) => listChanges(desk, rowId)),
    undo: (principal, id) => as(principal, (desk) => undoChange(desk, principal, id)),
    pictures: createEditedPictures({ database, uploads }),
  };
}

/** A record that nobody has supplied yet, or of which some fields are. */
interface ListedSample {
  kind: ContentKind;
  id: string;
  /** With its hotel, if it belongs to one. */
  label: string;
  isShown: boolean;
}

/** The kinds of content that may have samples. */
const kinds = (Object.keys(contentKinds) as ContentKind[]).filter(
  (kind) => contentPlans[contentKinds[kind]].sampleColumn,
);

/** Reads all samples, kind by kind, each in its order. */
async function listSamples(desk: Transaction<DB>): Promise<ListedSample[]> {
  const ofKind = kinds.map((kind, place) => {
    const { entity, label, order, ofHotel, sampleColumn } = contentPlans[contentKinds[kind]];
    const name = sql`t.${sql.ref(label)}`;
    const hotel = sql`(select h.name from public.hotels h where h.id = t.hotel_id)`;
    return sql`
      select ${place}::int as place, ${kind}::text as kind, t.id, ${ofHotel ? sql`${name} || ', ' || ${hotel}` : name} as label,
             t.is_active as "isShown", ${order ? sql`t.${sql.ref(order)}` : sql`0`} as at
        from ${sql.table(`public.${entity}`)} t
       where ${sampleColumn === 'sample_fields' ? sql`t.sample_fields is not null` : sql`t.is_sample`}`;
  });
  const { rows } = await sql<ListedSample>`
    select kind, id, label, "isShown" from (${sql.join(ofKind, sql` union all `)}) samples order by place, at, label`.execute(
    desk,
  );
  return rows;
}

type UndoResult =
  | { kind: 'undone' }
  /** Somebody has changed the same columns of the row since this change. */
  | { kind: 'conflict' }
  | { kind: 'gone' };

/** Undoes one change, unless somebody has changed the same since. The undo is recorded like any other change. */
async function undoChange(desk: Transaction<DB>, principal: Principal, id: string): Promise<UndoResult> {
  const change = await desk
    .selectFrom('desk.content_change')
    .selectAll()
    .where((row) => row(row.cast<string>('id', 'text'), '=', id))
    .where('undone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!change) return { kind: 'gone' };
  const table = change.entity as ContentTable;
  const before = change.before as ContentRow | null;
  const after = change.after as ContentRow | null;
  const found = await readRow(desk, table, { id: change.row_id, hold: 'hold' });
  const row = found?.row ?? null;
  if (after ? !row || !holds(row, after, before === null ? ['id'] : Object.keys(after)) : row)
    return { kind: 'conflict' };
  const now = await takeBack(desk, table, { rowId: change.row_id, before, after });
  await recordChange(desk, principal, { table, rowId: change.row_id, label: change.label, before: row, after: now });
  await desk.updateTable('desk.content_change').set({ undone_at: new Date() }).where('id', '=', change.id).execute();
  return { kind: 'undone' };
}

function holds(row: ContentRow, wanted: ContentRow, columns: string[]): boolean {
  return columns.every((column) => isDeepStrictEqual(row[column] ?? null, wanted[column] ?? null));
}

async function takeBack(
  desk: Transaction<DB>,
  table: ContentTable,
  { rowId, before, after }: { rowId: string; before: ContentRow | null; after: ContentRow | null },
): Promise<ContentRow | null> {
  if (before && after) return updateRow(desk, table, { id: rowId, change: before });
  if (before) return insertRow(desk, table, before);
  if (table !== 'hotel_media') return updateRow(desk, table, { id: rowId, change: { is_active: false } });
  await takeDown(desk, rowId);
  return null;
}
