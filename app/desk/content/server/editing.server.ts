import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { type ContentKind, contentPlans, kindOfTable } from '#app/desk/content/fields/content-kinds.ts';
import { hindiToCheck } from '#app/desk/content/fields/hindi-content.ts';
import { showContent } from '#app/desk/content/fields/show-content.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { Day } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import { sliceOf } from '#platform/pagination.ts';
import type { Uploads } from '#platform/storage/uploads.ts';
import { draftOf, dropDraft, givePicture, keepDraft, listDrafts } from './content-drafts.server.ts';
import { type ContentRow, insertRow, readRow, recordChange, takeDown, updateRow } from './content-rows.server.ts';
import {
  addGalleryPicture,
  bucketOf,
  insertPicture,
  listGalleryPictures,
  pictureOptions,
  removePicture,
} from './gallery.server.ts';
import {
  type ListedPart,
  listChanges,
  listContent,
  listSamples,
  referenceOptions,
  rowsPerPage,
} from './list-content.server.ts';
import { previewDraft } from './preview.server.ts';
import { type PicturePlace, type PostedPicture, receivePicture } from './receive-picture.server.ts';
import { type Draft, isSample, moveContent, refusalOf, type SaveResult, saveContent } from './save-content.server.ts';

export type Editing = ReturnType<typeof createEditing>;

interface EditingParts {
  database: Kysely<DB>;
  uploads: Uploads;
  /** The origins whose files pages may play as films, beside the site's own. */
  filmHosts: readonly string[];
}

/**
 * The calls by which staff edit the site's content. Each takes the person who asks; row security lets editors write what
 * is of their hotels, and whoever edits all of them everything. Every change is validated, recorded with its values
 * before and after, and can be undone.
 */
export function createEditing({ database, uploads, filmHosts }: EditingParts) {
  const as = <T>(principal: Principal, work: (desk: Transaction<DB>) => Promise<T>) =>
    withStaffRole(database, principal, work);

  return {
    /** A part of the rows of one kind, and the number of all of them. */
    list: (principal: Principal, kind: ContentKind, hotelId?: string, part: ListedPart = sliceOf(1, rowsPerPage)) =>
      as(principal, (desk) => listContent(desk, kind, { hotelId, ...part })),

    /** Everything that nobody has supplied yet. */
    samples: (principal: Principal) => as(principal, listSamples),

    /** A row as its form shows it; null if there is none. */
    async read(principal: Principal, kind: ContentKind, id: string) {
      const plan = contentPlans[kind];
      const found = await as(principal, (desk) => readRow(desk, plan, id));
      if (!found) return null;
      const { row, version } = found;
      const text = (column: string) => (typeof row[column] === 'string' ? row[column] : null);
      return {
        id,
        label: text(plan.label) ?? plan.one,
        values: showContent(plan, row),
        /** The form sends this version back, so that a change by somebody else in between is not overwritten. */
        version,
        hotelId: text('hotel_id'),
        isSample: isSample(plan, row),
        /** The names of the fields that are a sample, if not the whole row is. */
        sampleFields: Array.isArray(row.sample_fields) ? row.sample_fields.map(String) : [],
        /** The fields whose English has changed since their Hindi was made. */
        hindiToCheck: hindiToCheck(plan, row),
        /** The object key ("bucket/path") and the size of a picture. */
        picture: kind === 'pictures' ? pictureOf(row) : null,
        /** The id of the picture that it shows. */
        pictureId: text('media_id') ?? text('image_id'),
      };
    },

    /** The rows that a row may refer to. If there are very many hotels, these are the first ones and the present one. */
    options: (principal: Principal, hotelId?: string | null) =>
      as(principal, (desk) => referenceOptions(desk, hotelId ?? '')),

    /** The drafts of one kind, of one hotel if it is named. */
    drafts: (principal: Principal, kind: ContentKind, hotelId?: string) =>
      as(principal, (desk) => listDrafts(desk, kind, hotelId)),
    draftOf: (principal: Principal, of: Parameters<typeof draftOf>[1]) => as(principal, (desk) => draftOf(desk, of)),
    keepDraft: (principal: Principal, draft: Draft, publishOn: Day | null) =>
      keepDraft(database, principal, { ...draft, filmHosts }, publishOn),
    dropDraft: (principal: Principal, id: string) => as(principal, (desk) => dropDraft(desk, id)),

    /** Saves a row. The draft that its form was filled with is published by it. */
    async save(principal: Principal, draft: Draft): Promise<SaveResult> {
      try {
        return await as(principal, async (desk) => {
          const saved = await saveContent(desk, principal, { ...draft, filmHosts });
          if (saved.kind === 'saved' && draft.values.draft) await dropDraft(desk, draft.values.draft);
          return saved;
        });
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) return refusal;
        throw error;
      }
    },

    preview: (principal: Principal, draft: Draft) => previewDraft(database, principal, { ...draft, filmHosts }),

    /**
     * Changes columns of a row, for example to hide it. Returns the change, nothing if it was so already, and null if
     * the row no longer exists, or if the database's own rules refuse it, as for a closed hotel that would be shown.
     */
    async change(principal: Principal, kind: ContentKind, id: string, columns: ContentRow) {
      try {
        return await as(principal, (desk) => changeColumns(desk, principal, { kind, id, columns }));
      } catch (error) {
        if (refusalOf(error)) return null;
        throw error;
      }
    },

    /** Moves a row among those beside it. The order of the hotels is the group's. */
    move: async (principal: Principal, kind: ContentKind, id: string, direction: 'up' | 'down') =>
      (kind !== 'hotels' || principal.properties === 'all') &&
      (await as(principal, (desk) => moveContent(desk, principal, { kind, id, direction }))),
    changes: (principal: Principal, rowId?: string) => as(principal, (desk) => listChanges(desk, rowId)),
    undo: (principal: Principal, change: string) => as(principal, (desk) => undoChange(desk, principal, change)),

    /** The pictures of a hotel's gallery and the one at the top of its page. */
    gallery: (principal: Principal, hotelId: string) => as(principal, (desk) => listGalleryPictures(desk, hotelId)),
    /** The pictures that a row can be given; the one it has comes first. */
    pictureOptions: (principal: Principal, of: { hotelId: string | null; current: string | null }) =>
      as(principal, (desk) => pictureOptions(desk, of)),
    removePicture: (principal: Principal, id: string) => as(principal, (desk) => removePicture(desk, principal, id)),

    /** Reads a posted picture as it arrives, stores it and adds it to its gallery or row. */
    receivePicture: (principal: Principal, place: PicturePlace, posted: PostedPicture) =>
      receivePicture(posted, {
        async stage(file, maxBytes) {
          const bucket = await as(principal, (desk) => bucketOf(desk, place.hotelId ?? ''));
          return uploads.stage(file, { kind: 'picture', bucket, maxBytes });
        },
        add: (picture) =>
          as(principal, async (desk) => {
            if (!('id' in place)) return addGalleryPicture(desk, principal, { ...picture, hotelId: place.hotelId });
            if (place.isDraft) return givePicture(desk, place.id, await insertPicture(desk, picture));
            const isGallery = place.kind === 'gallery-items';
            const found = await readRow(desk, contentPlans[place.kind], place.id, 'lock');
            const imageId = await insertPicture(desk, picture);
            const columns = { [isGallery ? 'media_id' : 'image_id']: imageId };
            const changed = await changeColumns(desk, principal, { ...place, columns });
            if (!changed?.change) throw new Error('What the picture was for is no longer there.');
            const id = String(found?.row.hotel_id);
            const hotel = isGallery ? await readRow(desk, contentPlans.hotels, id) : null;
            // The hotel's cards show the picture of one of its places, so they show the new one as well.
            if (hotel && hotel.row.featured_image_id === found?.row.media_id)
              await changeColumns(desk, principal, { kind: 'hotels', id, columns: { featured_image_id: imageId } });
            return changed.change;
          }),
      }),
  };
}

function pictureOf({ supabase_path: key, width, height }: ContentRow) {
  return { key: String(key), width: Number(width) || null, height: Number(height) || null };
}

async function changeColumns(
  desk: Transaction<DB>,
  principal: Principal,
  { kind, id, columns }: { kind: ContentKind; id: string; columns: ContentRow },
): Promise<{ change: string | null } | null> {
  const plan = contentPlans[kind];
  const found = await readRow(desk, plan, id, 'lock');
  if (!found) return null;
  const after = await updateRow(desk, plan, { id, change: columns });
  return { change: await recordChange(desk, principal, { plan, rowId: id, before: found.row, after }) };
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
  const kind = change && kindOfTable(change.entity);
  if (!kind) return { kind: 'gone' };
  const { row_id: rowId, label } = change;
  const plan = contentPlans[kind];
  const before = change.before as ContentRow | null;
  const after = change.after as ContentRow | null;
  const row = (await readRow(desk, plan, rowId, 'lock'))?.row ?? null;
  const compared = before === null ? ['id'] : Object.keys(after ?? {});
  const isAsLeft = (column: string) => isDeepStrictEqual(row?.[column] ?? null, after?.[column] ?? null);
  if (after ? !row || !compared.every(isAsLeft) : row) return { kind: 'conflict' };
  let now: ContentRow | null = null;
  if (before && after) now = await updateRow(desk, plan, { id: rowId, change: before });
  else if (before) now = await insertRow(desk, plan, before);
  else if (kind === 'gallery-items') await takeDown(desk, rowId);
  else now = await updateRow(desk, plan, { id: rowId, change: { is_active: false } });
  await recordChange(desk, principal, { plan, rowId, label, before: row, after: now });
  await desk.updateTable('desk.content_change').set({ undone_at: new Date() }).where('id', '=', change.id).execute();
  return { kind: 'undone' };
}
