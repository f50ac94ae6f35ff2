import { setImmediate as nextTurn } from 'node:timers/promises';
import { Busboy } from '@fastify/busboy';

/** Far more than the longest form of ours has, and few enough to be read in a moment. */
const most = { fields: 1_000, files: 4, nameBytes: 200, encodedBytes: 64 * 1024 } as const;

/** The parser gets one piece at a time, and other requests have their turn in between. */
const pieceBytes = 64 * 1024;

/** What is wrong with a posted body: its type, its size, the time it takes, its content, or that too many wait already. */
export type BodyRefusal = 415 | 413 | 408 | 400 | 429 | 503;

/** The body of a request ends with it if the body cannot be read to its end. */
export class BrokenBody extends Error {
  readonly status: BodyRefusal;

  constructor(status: BodyRefusal, message: string) {
    super(message);
    this.status = status;
  }
}

/** The router answers with this header, and the app puts the plain refusal of that status in its place. */
export const refusedBodyHeader = 'x-refused-body';

const kinds = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Whether a body of this type and coding is a form. It is known before anything of the body is read. */
export function isFormType(headers: Headers): boolean {
  if (headers.get('content-encoding')) return false;
  const [kind = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  return kinds.includes(kind) && (charset === undefined || charset === 'utf-8' || charset === 'utf8');
}

/**
 * Reads a posted form; every action asks for it here, after its route's guards have let the request pass. Its time
 * grows with the length of the body, whatever that contains. A body that is no form ends the request: the response
 * that is thrown becomes 400, 408 or 413.
 */
export async function readPostedForm(request: Request): Promise<FormData> {
  try {
    return await parseForm(request.headers.get('content-type') ?? '', await bytesOf(request));
  } catch (error) {
    // The pages in each language are a build of their own, so this may be the class of another build.
    const status = (error as Partial<BrokenBody>).status ?? 400;
    // The router ends at once on a redirect. On anything else it would load and render a page, which nobody would see.
    throw new Response(null, { status: 302, headers: { location: '/', [refusedBodyHeader]: String(status) } });
  }
}

async function bytesOf({ body }: Request): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of body ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Reads a form of this type. Throws a BrokenBody, or the parser's own error if this is no form. */
export async function parseForm(contentType: string, bytes: Buffer): Promise<FormData> {
  const isEncoded = !/^\s*multipart\//i.test(contentType);
  if (isEncoded && bytes.length > most.encodedBytes) throw new BrokenBody(413, 'The form is too long.');
  // Every percent-encoding must be UTF-8; the parser would put in replacement characters.
  if (isEncoded) decodeURIComponent(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: {
      // With one more of each the parser shows that there are too many.
      fields: most.fields + 1,
      files: most.files + 1,
      parts: most.fields + most.files + 2,
      fieldNameSize: most.nameBytes,
      fieldSize: most.encodedBytes,
    },
  });
  const form = new FormData();
  let broken: unknown;
  const stop = (error: unknown) => {
    broken ??= error;
  };
  let fields = 0;
  let files = 0;
  parser.on('field', (name: string | undefined, value, isNameCut, isValueCut) => {
    fields += 1;
    stop(faultOf(name) ?? faultOf(value) ?? (isNameCut || isValueCut || fields > most.fields ? tooMuch() : undefined));
    if (!broken) form.append(name ?? '', value);
  });
  parser.on('file', (name: string | undefined, stream, filename, _, type) => {
    files += 1;
    stop(faultOf(name) ?? (files > most.files ? tooMuch() : undefined));
    const pieces: Buffer<ArrayBuffer>[] = [];
    stream.on('data', (piece: Buffer<ArrayBuffer>) => void pieces.push(piece)).on('error', stop);
    stream.once('end', () => {
      if (!broken) form.append(name ?? '', new File(pieces, filename ?? '', { type }));
    });
  });
  const finished = new Promise<void>((resolve) => {
    parser.once('finish', resolve).once('error', (error) => {
      stop(error);
      resolve();
    });
  });
  for (let at = 0; at < bytes.length && !broken; at += pieceBytes) {
    parser.write(bytes.subarray(at, at + pieceBytes));
    await nextTurn();
  }
  if (!broken) {
    parser.end();
    await finished;
  }
  if (broken) throw broken;
  return form;
}

/** A part without a name belongs to no form, and PostgreSQL cannot hold a NUL in a text. */
function faultOf(text: string | undefined): BrokenBody | undefined {
  if (text === undefined) return new BrokenBody(400, 'A field has no name.');
  return text.includes('\0') ? new BrokenBody(400, 'A field contains a NUL.') : undefined;
}

function tooMuch(): BrokenBody {
  return new BrokenBody(413, 'The form has too many fields, or one that is too long.');
}
