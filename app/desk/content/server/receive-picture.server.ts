import { BrokenForm, readMultipart } from '#app/careers/server/read-multipart.server.ts';
import { type ContentKind, contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { readContent } from '#app/desk/content/fields/read-content.ts';
import { mostPictureMegabytes } from '#app/desk/content/stored-picture.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import type { ArrivingFile, StagedUpload, StageResult, UploadProblem } from '#platform/storage/uploads.ts';
import type { UploadedPicture } from './gallery.server.ts';

/** Where a new picture is shown: in a hotel's gallery, or beside one row; `isDraft` says that the id is that of a draft. */
export type PicturePlace =
  | { hotelId: string }
  | { hotelId: string | null; kind: ContentKind; id: string; isDraft?: boolean };

/** A request body that has not been read yet. */
export interface PostedPicture {
  body: ReadableStream<Uint8Array> | null;
  contentType: string;
}

type ReceivedPicture = { kind: 'stored'; change: string } | { kind: 'invalid'; errors: FormErrors; values: FormValues };

const mostBytes = mostPictureMegabytes * 1024 * 1024;

interface Parts {
  /** Checks a picture while it arrives. */
  stage: (file: ArrivingFile, maxBytes: number) => Promise<StageResult>;
  /** Adds a stored picture to its place. Resolves with the change that added it. */
  add: (picture: UploadedPicture) => Promise<string>;
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
export async function receivePicture(posted: PostedPicture, { stage, add }: Parts): Promise<ReceivedPicture> {
  let seen: FormValues = {};
  let staged: StagedUpload | undefined;
  try {
    const { values, file } = await readMultipart(
      posted,
      { fileBytes: mostBytes, fieldBytes: 8 * 1024, fields: 10 },
      async ({ filename, content }, before) => {
        seen = before;
        const read = describe(before);
        if ('errors' in read) return read;
        const result = await stage({ filename, content, client: 'desk' }, mostBytes);
        if (result.kind !== 'staged') return { errors: { file: problems[result.kind] } };
        staged = result;
        return { ...read, originalName: displayFilename(filename, 'picture') };
      },
    );
    if (file && staged && !('errors' in file))
      return { kind: 'stored', change: await add({ ...file, object: await staged.store() }) };
    if (file && 'errors' in file) return { kind: 'invalid', errors: file.errors, values };
    const read = describe(values);
    return { kind: 'invalid', errors: { ...('errors' in read && read.errors), file: 'Choose a file.' }, values };
  } catch (error) {
    if (!(error instanceof BrokenForm)) throw error;
    const errors = { file: 'The file did not arrive whole. Please send it again.' };
    return { kind: 'invalid', errors, values: seen };
  } finally {
    await staged?.discard();
  }
}

function describe(values: FormValues): Pick<UploadedPicture, 'type' | 'columns'> | { errors: FormErrors } {
  const read = readContent(contentPlans.pictures, values, true);
  if ('errors' in read) return read;
  const { alt_text, focal_x, focal_y } = read.values;
  return { type: values.type || 'gallery', columns: { alt_text, focal_x, focal_y } };
}
