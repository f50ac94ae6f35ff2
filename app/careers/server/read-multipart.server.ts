import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { FormValues } from '#app/forms/form-types.ts';

export interface FormFile {
  field: string;
  /** The name that the sender gave it; it may be any text. */
  filename: string;
  content: AsyncIterable<Uint8Array>;
}

interface Limits {
  /** The most bytes of a file that are passed on. */
  fileBytes: number;
  fieldBytes: number;
  fields: number;
}

/** The bytes that are buffered between two steps: few, because many forms arrive at once. */
const pieceBytes = 16 * 1024;

/** Is thrown if the body is not a form, or if it broke off. */
export class BrokenForm extends Error {}

/** Is thrown by `takeFile` if the rest of the form need not be read. */
export class StopReading extends Error {
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('the rest of the form is not read');
    this.retryAfter = retryAfter;
  }
}

/**
 * Reads a posted form as it arrives. The first chosen file goes to `takeFile` while it comes in, with the fields that
 * came before it; the unread rest of the file is discarded. Resolves with all fields once the form and the file are
 * done. If a name comes twice, the last one counts.
 * @throws BrokenForm; or whatever `takeFile` throws, at once if that is StopReading
 */
export async function readMultipart<T>(
  { body, contentType }: { body: ReadableStream<Uint8Array> | null; contentType: string },
  { fileBytes, fieldBytes, fields }: Limits,
  takeFile: (file: FormFile, before: FormValues) => Promise<T>,
): Promise<{ values: FormValues; file: T | undefined }> {
  const texts = new Map<string, string>();
  let taken: Promise<T> | undefined;
  let taking: BusboyFileStream | undefined;
  if (!body || !/^multipart\/form-data;/i.test(contentType)) throw new BrokenForm('Not a multipart form.');
  const parser = startParser(contentType, { fileSize: fileBytes + 1, fieldSize: fieldBytes, fields, files: 2 });

  parser.on('field', (name, value) => {
    texts.set(name, value);
  });
  parser.on('file', (field, stream: BusboyFileStream, filename) => {
    // The reader of a file gets its error; without a reader it is not an error.
    stream.on('error', () => {});
    if (taken || !filename) {
      stream.resume();
      return;
    }
    taking = stream;
    const content = stream.iterator({ destroyOnReturn: false });
    taken = takeFile({ field, filename, content }, Object.fromEntries(texts)).finally(() => stream.resume());
    taken.catch((error: unknown) => {
      if (error instanceof StopReading) parser.destroy(error);
    });
  });

  const done = new Promise<void>((resolve, reject) => {
    parser.once('finish', resolve).once('error', reject);
  });
  const source = Readable.fromWeb(body as WebStream<Uint8Array>, { highWaterMark: pieceBytes });
  source.once('error', (error) => parser.destroy(error));
  source.pipe(parser);
  try {
    await done;
  } catch (error) {
    source.unpipe(parser);
    // The reader of the file must not wait for the rest of it.
    taking?.destroy(new BrokenForm('The file broke off.'));
    await taken?.catch(() => {});
    if (error instanceof StopReading) throw error;
    throw new BrokenForm(error instanceof Error ? error.message : 'The form could not be read.');
  }
  return { values: Object.fromEntries(texts), file: await taken };
}

function startParser(contentType: string, limits: NonNullable<ConstructorParameters<typeof Busboy>[0]>['limits']) {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      highWaterMark: pieceBytes,
      fileHwm: pieceBytes,
      ...(limits && { limits }),
    });
  } catch (error) {
    throw new BrokenForm(error instanceof Error ? error.message : 'The form has no boundary.');
  }
}
