import { contentPlans } from '#domain/editing/content-plans.ts';
import { readContent } from '#domain/editing/read-content.ts';
import type { FormErrors, FormValues } from '#domain/form.ts';
import { BrokenForm, readMultipart } from '#server/applications/read-multipart.ts';
import type { UploadResult } from '#server/storage/uploads.ts';
import { type GalleryType, galleryTypes } from './gallery.ts';
import type { PictureWords } from './keep-picture.ts';

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

/** Stores a picture as it arrives; resolves with the change that put it in its place. */
type AddPicture = (picture: NewPicture, content: AsyncIterable<Uint8Array>) => Promise<UploadResult<string>>;

const problems = {
  'too-large': 'This file is too large.',
  empty: 'This file is empty.',
  'wrong-type': 'This is no picture that the site can show: choose a JPEG, PNG, WebP or AVIF.',
};

/** Reads a posted picture. Its words come first and are looked at first: a picture that nobody described is not kept. */
export async function receivePicture(
  { posted, maxBytes }: { posted: PostedPicture; maxBytes: number },
  add: AddPicture,
): Promise<ReceivedPicture> {
  let seen: FormValues = {};
  try {
    const { values, file } = await readMultipart(
      posted,
      { fileBytes: maxBytes, fieldBytes: 8 * 1024, fields: 10 },
      async (found, before) => {
        seen = before;
        const read = describe(before);
        if ('errors' in read) return read;
        return added(await add({ ...read, originalName: found.filename }, found.content));
      },
    );
    if (file && 'change' in file) return { kind: 'stored', change: file.change };
    const errors = file?.errors ?? { ...errorsOf(describe(values)), file: 'Choose a file.' };
    return { kind: 'invalid', errors, values };
  } catch (error) {
    if (error instanceof BrokenForm)
      return {
        kind: 'invalid',
        errors: { file: 'The file did not arrive whole. Please send it again.' },
        values: seen,
      };
    throw error;
  }
}

function added(result: UploadResult<string>): { change: string } | { errors: FormErrors } {
  return result.kind === 'stored' ? { change: result.row } : { errors: { file: problems[result.kind] } };
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
