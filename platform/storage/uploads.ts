import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoder, UnreadablePicture } from '#platform/images/create-encoder.ts';
import type { Bucket } from '#platform/images/picture.ts';
import { fitVariant } from '#platform/images/picture-variant.ts';
import type { DocumentProblem } from '#platform/storage/documents/read-document-type.ts';
import { readDisk } from '#platform/telemetry/disk-space.ts';
import { contentTypeOf, startOf } from './content-type.ts';
import {
  type DocumentChecker,
  type DocumentType,
  documentTypes,
  hasMatchingName,
} from './documents/document-checker.ts';
import type { ObjectStore } from './object-store.ts';

/** This bucket is never served under a public address: only code that has checked who asks reads from it. */
export const privateBucket = 'documents';

export type UploadRule =
  | { kind: 'picture'; bucket: Bucket | typeof privateBucket; maxBytes: number }
  | { kind: 'document'; bucket: typeof privateBucket; types: readonly DocumentType[]; maxBytes: number };

export interface ArrivingFile {
  content: AsyncIterable<Uint8Array>;
  filename: string;
  /** Who sends it; the documents of different clients are checked in turns. The result of `clientNetwork`. */
  client: string;
}

export interface UploadedObject {
  /** "bucket/path", as in `media.supabase_path` and `career_applications.cv_path`. */
  key: string;
  type: string;
  bytes: number;
  /** A picture's size in pixels, and a data URI under 200 bytes. */
  picture?: { width: number; height: number; placeholder: string };
}

export type UploadProblem =
  | DocumentProblem
  | 'too-large'
  | 'empty'
  | 'misnamed'
  /** We had too little time to check it, which says nothing about the file. */
  | 'unchecked'
  /** There is too little room on the disk; nothing of the file was written. */
  | 'no-room';

/** A file that was checked and lies on the local disk only. Its user must end it with `discard` in every case. */
export interface StagedUpload extends Omit<UploadedObject, 'key'> {
  kind: 'staged';
  /** The SHA-256 of the received bytes, in hexadecimal digits. */
  hash: string;
  /** Stores it, once. A row must refer to it only afterwards, and within minutes: the sweep removes other files. */
  store(): Promise<UploadedObject>;
  /** Removes the local file; safe to repeat, and after `store`. */
  discard(): Promise<void>;
}

export type StageResult = StagedUpload | { kind: UploadProblem };

export type Uploads = ReturnType<typeof createUploads>;

interface UploadParts {
  store: ObjectStore;
  encoder: Encoder;
  documents: DocumentChecker;
  /** Files wait here until their form is accepted. */
  incoming: string;
  /** The bytes of the disk that stay free for everything else. */
  freeBytes: number;
}

/** Pictures are encoded again as WebP: smaller, without the place where they were taken, and nothing but a picture. */
const master = { width: 2400, format: 'webp', quality: 90 } as const;

interface Facts extends Pick<UploadedObject, 'type' | 'picture'> {
  extension: string;
}

export function createUploads({ store, encoder, documents, incoming, freeBytes }: UploadParts) {
  return {
    /** Receives and checks a file; nothing is stored before its form is accepted and `store` is called. */
    async stage(arriving: ArrivingFile, rule: UploadRule): Promise<StageResult> {
      await mkdir(incoming, { recursive: true });
      const { free } = await readDisk(incoming);
      if (free - rule.maxBytes < freeBytes) return { kind: 'no-room' };
      const file = join(incoming, `${randomUUID()}.part`);
      const discard = () => rm(file, { force: true });
      try {
        const hash = createHash('sha256');
        const received = await receive(arriving.content, file, { hash, maxBytes: rule.maxBytes });
        const facts =
          typeof received === 'string'
            ? { problem: received }
            : rule.kind === 'picture'
              ? await preparePicture(file)
              : await readDocument(file, arriving, rule.types);
        if ('problem' in facts) {
          await discard();
          return { kind: facts.problem };
        }
        return await staged(file, rule, { ...facts, hash: hash.digest('hex') });
      } catch (error) {
        await discard();
        throw error;
      }
    },
  };

  async function staged(file: string, { bucket }: UploadRule, { extension, ...facts }: Facts & { hash: string }) {
    const bytes = (await stat(file)).size;
    const { hash, ...described } = facts;
    return {
      kind: 'staged' as const,
      ...described,
      hash,
      bytes,
      async store() {
        const key = `${bucket}/uploads/${randomUUID()}.${extension}`;
        await store.put(key, file, facts.type);
        return { ...described, key, bytes };
      },
      discard: () => rm(file, { force: true }),
    };
  }

  async function readDocument(
    file: string,
    { filename, client }: ArrivingFile,
    types: readonly DocumentType[],
  ): Promise<Facts | { problem: UploadProblem }> {
    const found = await documents.check(file, client);
    if (typeof found !== 'string') return found;
    if (!types.includes(found)) return { problem: 'wrong-type' };
    if (!hasMatchingName(found, filename)) return { problem: 'misnamed' };
    return { type: documentTypes[found], extension: found };
  }

  async function preparePicture(file: string): Promise<Facts | { problem: UploadProblem }> {
    if (!contentTypeOf(await startOf(file)).isPicture) return { problem: 'wrong-type' };
    try {
      const facts = await encoder.measure(file);
      const middle = { x: 0.5, y: 0.5 };
      const whole = fitVariant(facts, middle, master, 'webp');
      const tiny = fitVariant(facts, middle, { width: 10, format: 'webp', quality: 20 }, 'webp');
      const placeholder = await encoder.encode(file, tiny);
      await writeFile(file, await encoder.encode(file, whole));
      const { width, height } = whole.window;
      const picture = { width, height, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` };
      return { type: 'image/webp', extension: 'webp', picture };
    } catch (error) {
      if (error instanceof UnreadablePicture) return { problem: 'wrong-type' };
      throw error;
    }
  }
}

/** Returns the received bytes; `too-large` as soon as there is one too many. */
async function receive(
  content: AsyncIterable<Uint8Array>,
  file: string,
  { hash, maxBytes }: { hash: { update(chunk: Uint8Array): void }; maxBytes: number },
): Promise<number | 'too-large' | 'empty'> {
  const handle = await open(file, 'wx', 0o600);
  try {
    let bytes = 0;
    // Each piece is written before the next is asked for: two hundred uploads at once are on disk, not in memory.
    for await (const chunk of content) {
      bytes += chunk.length;
      if (bytes > maxBytes) return 'too-large';
      hash.update(chunk);
      await handle.writeFile(chunk);
    }
    return bytes || 'empty';
  } finally {
    await handle.close();
  }
}
