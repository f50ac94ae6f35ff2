import { BrokenForm, readMultipart } from '#app/careers/server/read-multipart.server.ts';
import { contentPlans } from '#app/desk/content/fields/content-kinds.ts';
import { readContent } from '#app/desk/content/fields/read-content.ts';
import type { FormErrors, FormValues } from '#app/forms/form-types.ts';
import { displayFilename } from '#platform/storage/display-filename.ts';
import type { ArrivingFile, StagedUpload, StageResult, UploadProblem } from '#platform/storage/uploads.ts';
import { type GalleryType, galleryTypes } from './gallery.server.ts';
import type { PictureWords } from './insert-picture.server.ts';

export interface PostedPicture {
  body: ReadableStream<Uint8Array> | null;
  contentType: string;
}

export type ReceivedPicture =
  | { kind: 'stored'; change: string }
  | { kind: 'invalid'; errors: FormErrors; values: FormValues };

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
export async function receivePicture(
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
