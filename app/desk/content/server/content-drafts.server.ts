import { type Kysely, sql, type Transaction } from 'kysely';
import { type ContentKind, contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Author, Principal } from '#app/desk/staff/staff-roles.ts';
import type { FormValues } from '#app/forms/form-types.ts';
import { type Day, todayInIndia } from '#app/language/dates.ts';
import type { DB } from '#platform/database/types.ts';
import { readRow } from './content-rows.server.ts';
import { previewDraft } from './preview.server.ts';
import { type Draft, refusalOf, type SaveResult, saveContent } from './save-content.server.ts';

/** A draft that is kept, as lists and forms show it. */
export interface KeptDraft {
  id: string;
  kind: ContentKind;
  /** Null for a new row. */
  rowId: string | null;
  hotelId: string | null;
  label: string;
  fields: FormValues;
  version: string;
  publishOn: Day | null;
  /** Why it was not published on its day. */
  refused: string | null;
  author: string;
  at: Date;
}

const columns = [
  'id',
  'kind',
  'row_id as rowId',
  'hotel_id as hotelId',
  'label',
  'fields',
  'version',
  'publish_on as publishOn',
  'refused',
  'author',
  'at',
] as const;

/**
 * Keeps a draft that could be saved as it is; of a row there is one, and a newer one takes its place. Says what is wrong
 * as saving does.
 */
export async function keepDraft(
  database: Kysely<DB>,
  principal: Principal,
  draft: Draft,
  publishOn: Day | null,
): Promise<SaveResult> {
  const tried = await previewDraft(database, principal, draft);
  if (tried.kind !== 'shown') return tried;
  const { kind, id: rowId, values, version } = draft;
  const plan = contentPlans[kind];
  return withStaffRole(database, principal, async (desk) => {
    const row = rowId && (await readRow(desk, plan, rowId))?.row;
    const { intent: _, draft: former, publish_on: __, ...fields } = values;
    if (former || rowId)
      await desk
        .deleteFrom('desk.content_draft')
        .where((where) => (rowId ? where('row_id', '=', rowId) : where(sql`id::text`, '=', former)))
        .execute();
    const hotelOfRow = row && (kind === 'hotels' ? row.id : row.hotel_id);
    const { id } = await desk
      .insertInto('desk.content_draft')
      .values({
        kind,
        row_id: rowId,
        hotel_id: String(hotelOfRow ?? draft.hotelId ?? '') || null,
        label: String((row ? row[plan.label] : null) ?? fields[plan.label] ?? plan.one).slice(0, 300),
        fields: JSON.stringify(fields),
        version,
        publish_on: publishOn,
        author_id: principal.id,
        author: principal.name,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { kind: 'saved', id, change: null };
  });
}

/** Lists the drafts of one kind that this person may edit, of one hotel if it is named; the first to be published first. */
export async function listDrafts(desk: Transaction<DB>, kind: ContentKind, hotelId?: string): Promise<KeptDraft[]> {
  const drafts = await desk
    .selectFrom('desk.content_draft')
    .select(columns)
    .where('kind', '=', kind)
    .$if(hotelId !== undefined, (query) => query.where('hotel_id', '=', hotelId ?? ''))
    .orderBy('publish_on')
    .orderBy('at')
    .execute();
  return drafts as unknown as KeptDraft[];
}

/** Returns the draft of a row, or one of a new row by its own id; null if there is none. */
export async function draftOf(
  desk: Transaction<DB>,
  of: { rowId: string } | { id: string },
): Promise<KeptDraft | null> {
  const draft = await desk
    .selectFrom('desk.content_draft')
    .select(columns)
    .where(sql`${'id' in of ? sql.ref('id') : sql.ref('row_id')}::text`, '=', 'id' in of ? of.id : of.rowId)
    .executeTakeFirst();
  return (draft as unknown as KeptDraft) ?? null;
}

/** Gives the draft of a new row a picture. There is no change of the site's content that could be undone. */
export async function givePicture(desk: Transaction<DB>, id: string, imageId: string): Promise<string> {
  await sql`update desk.content_draft set fields = fields || jsonb_build_object('image_id', ${imageId}::text)
             where id::text = ${id}`.execute(desk);
  return '';
}

export async function dropDraft(desk: Transaction<DB>, id: string): Promise<boolean> {
  const { numDeletedRows } = await desk
    .deleteFrom('desk.content_draft')
    .where(sql`id::text`, '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The most drafts that one run publishes; the next run takes the rest. */
const batch = 20;

/** Publishes the drafts whose day has come, each in the name of its author. One that cannot be says why. Returns how many. */
export async function publishDueDrafts(database: Kysely<DB>, filmHosts: readonly string[]): Promise<number> {
  const { rows } = await sql<KeptDraft & { authorId: string }>`
    select id, kind, row_id as "rowId", hotel_id as "hotelId", fields, version, author, author_id as "authorId"
      from desk.content_draft
     where publish_on <= ${todayInIndia()} and refused is null order by publish_on, at limit ${batch}`.execute(
    database,
  );
  let published = 0;
  for (const { id, kind, rowId, hotelId, fields: values, version, author, authorId } of rows) {
    const person = { id: authorId, name: author };
    const draft = { kind, id: rowId, hotelId: hotelId ?? undefined, values, version, filmHosts };
    const refusal = await publish(database, person, id, draft);
    if (refusal === null) published += 1;
    else await database.updateTable('desk.content_draft').set({ refused: refusal }).where('id', '=', id).execute();
  }
  return published;
}

/** Returns why a draft could not be published; null if it was. */
async function publish(database: Kysely<DB>, author: Author, id: string, draft: Draft): Promise<string | null> {
  try {
    const { kind } = await withStaffRole(database, author, async (desk) => {
      if (!(await dropDraft(desk, id))) return { kind: 'gone' } as const;
      const saved = await saveContent(desk, author, draft);
      if (saved.kind !== 'saved') throw new Refused(saved.kind);
      return saved;
    });
    return kind === 'saved' ? null : refusals.gone;
  } catch (error) {
    if (error instanceof Refused) return refusals[error.of];
    if (refusalOf(error)) return refusals.invalid;
    throw error;
  }
}

/** Rolls the transaction back, so that the draft stays. */
class Refused extends Error {
  readonly of: keyof typeof refusals;
  constructor(of: keyof typeof refusals) {
    super('The draft is not published.');
    this.of = of;
  }
}

const refusals = {
  conflict: 'Somebody changed it after the draft was made. Open the draft and save it again.',
  gone: 'It no longer exists, or the draft’s author may not change it any more.',
  invalid: 'It does not fit any more. Open the draft and see what is wrong.',
};
