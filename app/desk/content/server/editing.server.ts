import type { Kysely, Transaction } from 'kysely';
import type { ContentEntity } from '#app/desk/content/fields/content-field.ts';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { hindiToCheck } from '#app/desk/content/fields/hindi-content.ts';
import { showContent } from '#app/desk/content/fields/show-content.ts';
import { rowsPerPage } from '#app/desk/content/rows-per-page.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import type { DB } from '#platform/database/types.ts';
import { type ListSlice, sliceOf } from '#platform/pagination.ts';
import type { Uploads } from '#platform/storage/uploads.ts';
import { changeColumns } from './change-columns.server.ts';
import { type ContentTable, readRow } from './content-rows.server.ts';
import { createEditedPictures, type EditedPictures } from './edited-pictures.server.ts';
import {
  type ListedChange,
  type ListedContent,
  listChanges,
  listContent,
  type ReferenceOptions,
  referenceOptions,
} from './list-content.server.ts';
import { type ListedSample, listSamples } from './list-samples.server.ts';
import { moveContent } from './move-content.server.ts';
import { type PreviewResult, previewDraft } from './preview.server.ts';
import { type Draft, isSample, refusalOf, type SaveResult, saveContent } from './save-content.server.ts';
import { type UndoResult, undoChange } from './undo-change.server.ts';

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
