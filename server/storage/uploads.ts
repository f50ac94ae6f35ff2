import { randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bucket } from '#domain/picture.ts';
import { contentTypeOf, headLength } from './content-type.ts';
import { type DocumentType, documentTypeOf, documentTypes } from './document-type.ts';
import { type Encoder, UnreadablePicture } from './encoder.ts';
import type { ObjectStore } from './object-store.ts';
import { fitVariant } from './picture-variant.ts';

/** Never served under a public address: only code that has checked who asks reads from it. */
export const privateBucket = 'documents';

export type UploadRule =
  | { kind: 'picture'; bucket: Bucket; maxBytes: number }
  | { kind: 'document'; bucket: typeof privateBucket; types: readonly DocumentType[]; maxBytes: number };

export interface UploadedObject {
  /** "bucket/path", as `media.supabase_path` and `career_applications.cv_path` hold it. */
  key: string;
  type: string;
  bytes: number;
  /** Of a picture: pixels, and a data URI under 200 bytes. */
  picture?: { width: number; height: number; placeholder: string };
}

export type UploadResult<T> =
  | { kind: 'stored'; object: UploadedObject; row: T }
  | { kind: 'too-large' }
  | { kind: 'empty' }
  /** Not what the rule takes, whatever its name says. */
  | { kind: 'wrong-type' };

export interface Uploads {
  /**
   * Takes a file as it arrives, stores it, then calls `insertRow` with what was stored; only then does anything refer to
   * it. Where `insertRow` rejects so does this, and the sweep removes the file. Its transaction must end within minutes.
   */
  store<T>(
    content: AsyncIterable<Uint8Array>,
    rule: UploadRule,
    insertRow: (object: UploadedObject) => Promise<T>,
  ): Promise<UploadResult<T>>;
}

interface UploadParts {
  store: ObjectStore;
  encoder: Encoder;
  /** Where files wait until they are whole. */
  incoming: string;
}

/** Pictures are stored anew as WebP: smaller, without the place where they were taken, and nothing but a picture. */
const master = { width: 2400, format: 'webp', quality: 90 } as const;

export function createUploads({ store, encoder, incoming }: UploadParts): Uploads {
  return {
    async store(content, rule, insertRow) {
      await mkdir(incoming, { recursive: true });
      const file = join(incoming, `${randomUUID()}.part`);
      try {
        const received = await receive(content, file, rule.maxBytes);
        if (received === 'too-large') return { kind: 'too-large' };
        if (received === 0) return { kind: 'empty' };
        const object =
          rule.kind === 'picture' ? await storePicture(file, rule.bucket) : await storeDocument(file, rule);
        if (!object) return { kind: 'wrong-type' };
        return { kind: 'stored', object, row: await insertRow(object) };
      } finally {
        await rm(file, { force: true });
      }
    },
  };

  async function storeDocument(
    file: string,
    rule: UploadRule & { kind: 'document' },
  ): Promise<UploadedObject | undefined> {
    const found = await documentTypeOf(file);
    if (!found || !rule.types.includes(found)) return undefined;
    return put(file, `${rule.bucket}/uploads/${randomUUID()}.${found}`, documentTypes[found]);
  }

  async function storePicture(file: string, bucket: Bucket): Promise<UploadedObject | undefined> {
    if (!contentTypeOf(await headOf(file)).isPicture) return undefined;
    try {
      const facts = await encoder.measure(file);
      const middle = { x: 0.5, y: 0.5 };
      const whole = fitVariant(facts, middle, master, 'webp');
      const tiny = fitVariant(facts, middle, { width: 10, format: 'webp', quality: 20 }, 'webp');
      const placeholder = await encoder.encode(file, tiny);
      await writeFile(file, await encoder.encode(file, whole));
      const object = await put(file, `${bucket}/uploads/${randomUUID()}.webp`, 'image/webp');
      const { width, height } = whole.window;
      return {
        ...object,
        picture: { width, height, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` },
      };
    } catch (error) {
      if (error instanceof UnreadablePicture) return undefined;
      throw error;
    }
  }

  async function put(file: string, key: string, type: string): Promise<UploadedObject> {
    const bytes = (await stat(file)).size;
    await store.put(key, file, type);
    return { key, type, bytes };
  }
}

/** Bytes received; `too-large` as soon as there is one too many. */
async function receive(
  content: AsyncIterable<Uint8Array>,
  file: string,
  maxBytes: number,
): Promise<number | 'too-large'> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let bytes = 0;
    // Piece by piece, each written before the next is asked for: two hundred uploads at once lie on disk, not in memory.
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > maxBytes) return 'too-large';
      await handle.writeFile(chunk);
    }
    return bytes;
  } finally {
    await handle.close();
  }
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
