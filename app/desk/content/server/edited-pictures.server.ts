import { type Kysely, sql, type Transaction } from 'kysely';
import { BrokenForm, readMultipart } from '#app/careers/server/read-multipart.server.ts';
import type { ContentEntity } from '#app/desk/content/fields/content-field.ts';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { readContent } from '#app/desk/content/fields/read-content.ts';
import type { PictureOption } from '#app/desk/content/stored-picture.ts';
import { withStaffRole } from '#app/desk/staff/server/with-staff-role.server.ts';
import type { Principal } from '#app/desk/staff/staff-roles.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import type { DB } from '#platform/database/types.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import type { ArrivingFile, StagedUpload, StageResult, UploadProblem, Uploads } from '#platform/storage/uploads.ts';
import { type ContentRow, readRow, updateRow } from './content-rows.server.ts';
import {
  addGalleryPicture,
  bucketOf,
  type GalleryImage,
  type GalleryType,
  galleryTypes,
  insertPicture,
  listGalleryPictures,
  type PictureWords,
  removePicture,
} from './gallery.server.ts';
import { recordChange } from './record-change.server.ts';
import { changeOf, refusalOf } from './save-content.server.ts';

/** Where a new picture is shown: in a hotel's gallery, or beside one row. */
export type PicturePlace = { hotelId: string } | { hotelId: string | null; entity: ContentEntity; id: string };

/** The calls with which administrators change the site's pictures. */
export interface EditedPictures {
  /** The pictures of a hotel's gallery and the one at the top of its page. */
  ofHotel(principal: Principal, hotelId: string): Promise<GalleryImage[]>;
  /** The pictures that a row can be given; the one it has comes first. */
  options(principal: Principal, of: { hotelId: string | null; current: string | null }): Promise<PictureOption[]>;
  /** Reads a posted picture as it arrives, stores it and adds it to its gallery or row. */
  receive(principal: Principal, place: PicturePlace, posted: PostedPicture, maxBytes: number): Promise<ReceivedPicture>;
  /** Finds a picture's object key and size. */
  file(principal: Principal, mediaId: string): Promise<PictureFile | null>;
  remove(principal: Principal, id: string): Promise<string | null>;
  /** The picture that a hotel's cards show. */
  feature(principal: Principal, hotelId: string, mediaId: string): Promise<{ change: string | null } | null>;
}

interface PictureFile {
  /** "bucket/path". */
  key: string;
  width: number | null;
  height: number | null;
}

export function createEditedPictures({
  database,
  uploads,
}: {
  database: Kysely<DB>;
  uploads: Uploads;
}): EditedPictures {
  const as = <T>(principal: Principal, work: (desk: Transaction<DB>) => Promise<T>) =>
    withStaffRole(database, principal, work);
  return {
    ofHotel: (principal, hotelId) => as(principal, (desk) => listGalleryPictures(desk, hotelId)),
    options: (principal, of) => as(principal, (desk) => pictureOptions(desk, of)),
    receive: (principal, place, posted, maxBytes) =>
      receivePicture(
        { posted, maxBytes },
        {
          stage: async (file) => {
            const bucket = await as(principal, (desk) => bucketOf(desk, place.hotelId ?? ''));
            return uploads.stage(file, { kind: 'picture', bucket, maxBytes });
          },
          async add({ type, ...words }, staged) {
            const picture = { ...words, object: await staged.store() };
            if (!('entity' in place))
              return as(principal, (desk) =>
                addGalleryPicture(desk, principal, { ...picture, type, hotelId: place.hotelId }),
              );
            const columns = async (desk: Transaction<DB>) => ({ image_id: await insertPicture(desk, picture) });
            const result = await changeColumns(database, principal, { ...place, columns });
            if (!result?.change) throw new Error('What the picture was for is no longer there.');
            return result.change;
          },
        },
      ),
    async file(principal, mediaId) {
      const found = await as(principal, (desk) => readRow(desk, 'media', { id: mediaId }));
      if (!found) return null;
      const { supabase_path: key, width, height } = found.row;
      return { key: String(key), width: Number(width) || null, height: Number(height) || null };
    },
    remove: (principal, id) => as(principal, (desk) => removePicture(desk, principal, id)),
    feature: (principal, hotelId, mediaId) =>
      changeColumns(database, principal, { entity: 'hotels', id: hotelId, columns: { featured_image_id: mediaId } }),
  };
}

/**
 * Returns the pictures that a hotel uses anywhere (for the whole group: those of its offers and of its hotels' cards),
 * and the one that the row has now.
 */
async function pictureOptions(
  desk: Transaction<DB>,
  { hotelId, current }: { hotelId: string | null; current: string | null },
): Promise<PictureOption[]> {
  const used = hotelId
    ? sql`select media_id from hotel_media where hotel_id::text = ${hotelId}
          union select m.media_id from room_media m join rooms r on r.id = m.room_id where r.hotel_id::text = ${hotelId}
          union select image_id from hotel_spaces where hotel_id::text = ${hotelId}
          union select image_id from dining where hotel_id::text = ${hotelId}
          union select image_id from hotel_experiences where hotel_id::text = ${hotelId}
          union select image_id from offers where hotel_id::text = ${hotelId}`
    : sql`select image_id from offers union select featured_image_id from hotels where is_active`;
  const { rows } = await sql<PictureOption>`
    select m.id::text as value, coalesce(m.alt_text, '') as label, m.supabase_path as key
      from media m where m.is_active and m.id in (${used}) or m.id::text = ${current ?? ''}
     order by m.id::text = ${current ?? ''} desc, m.alt_text, m.id`.execute(desk);
  return rows;
}

interface PostedPicture {
  body: ReadableStream<Uint8Array> | null;
  contentType: string;
}

type ReceivedPicture = { kind: 'stored'; change: string } | { kind: 'invalid'; errors: FormErrors; values: FormValues };

interface NewPicture extends PictureWords {
  type: GalleryType;
}

interface Parts {
  /** Checks a picture while it arrives. */
  stage: (file: ArrivingFile) => Promise<StageResult>;
  /** Stores the picture. Resolves with the change that added it to its place. */
  add: (picture: NewPicture, staged: StagedUpload) => Promise<string>;
}

const wrongType = 'This is no picture that the site can show: choose a JPEG, PNG, WebP or AVIF.';
const problems: Record<UploadProblem, string> = {
  'too-large': 'This file is too large.',
  empty: 'This file is empty.',
  'wrong-type': wrongType,
  damaged: wrongType,
  active: wrongType,
  locked: wrongType,
  misnamed: wrongType,
  unchecked: 'The file could not be checked in time: try again.',
  'no-room': 'There is too little room on the site’s disk to take a file: tell whoever runs the site.',
};

/**
 * Reads a posted picture. Its texts arrive and are checked first, because a picture without a description is not
 * stored. It is stored once the whole form has arrived.
 */
async function receivePicture(
  { posted, maxBytes }: { posted: PostedPicture; maxBytes: number },
  { stage, add }: Parts,
): Promise<ReceivedPicture> {
  let seen: FormValues = {};
  let staged: StagedUpload | undefined;
  try {
    const { values, file } = await readMultipart(
      posted,
      { fileBytes: maxBytes, fieldBytes: 8 * 1024, fields: 10 },
      async ({ filename, content }, before) => {
        seen = before;
        const read = describe(before);
        if ('errors' in read) return read;
        const result = await stage({ filename, content, client: 'desk' });
        if (result.kind !== 'staged') return { errors: { file: problems[result.kind] } };
        staged = result;
        return { ...read, originalName: displayFilename(filename, 'picture') };
      },
    );
    if (file && staged && !('errors' in file)) return { kind: 'stored', change: await add(file, staged) };
    const errors = file && 'errors' in file ? file.errors : { ...errorsOf(describe(values)), file: 'Choose a file.' };
    return { kind: 'invalid', errors, values };
  } catch (error) {
    if (error instanceof BrokenForm)
      return {
        kind: 'invalid',
        errors: { file: 'The file did not arrive whole. Please send it again.' },
        values: seen,
      };
    throw error;
  } finally {
    await staged?.discard();
  }
}

function describe(values: FormValues): Pick<NewPicture, 'type' | 'alt' | 'focal'> | { errors: FormErrors } {
  const read = readContent(contentPlans.media, values, true);
  if ('errors' in read) return read;
  const { alt_text: alt, focal_x: x, focal_y: y } = read.columns;
  const type = galleryTypes.find((known): known is GalleryType => known === values.type) ?? 'gallery';
  return { type, alt: String(alt), focal: { x: Number(x), y: Number(y) } };
}

function errorsOf(read: ReturnType<typeof describe>): FormErrors {
  return 'errors' in read ? read.errors : {};
}

/**
 * Changes columns of a row; `columns` may read within the transaction. Returns null if the row no longer exists, or if
 * the database's own rules refuse the change, as for a closed hotel that would be shown.
 */
export async function changeColumns(
  database: Kysely<DB>,
  principal: Principal,
  { entity, id, columns }: { entity: ContentEntity; id: string; columns: ContentRow | ColumnsOf },
): Promise<{ change: string | null } | null> {
  try {
    return await withStaffRole(database, principal, async (desk) => {
      const found = await readRow(desk, entity, { id, hold: 'hold' });
      if (!found) return null;
      const change = typeof columns === 'function' ? await columns(desk) : columns;
      const after = await updateRow(desk, entity, { id, change });
      const facts = changeOf(contentPlans[entity], { rowId: id, before: found.row, after });
      return { change: await recordChange(desk, principal, facts) };
    });
  } catch (error) {
    if (refusalOf(error)) return null;
    throw error;
  }
}

type ColumnsOf = (desk: Parameters<typeof readRow>[0]) => Promise<ContentRow>;
