import { createHash } from 'node:crypto';
import { buckets } from '#platform/images/picture.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { privateBucket } from '#platform/storage/uploads.ts';
import type { SavedFile } from './manifest.ts';
import { type Entry, entryNames } from './write-archive.ts';

/** Yields the keys of every stored file, public and private. */
export async function* storedKeys(objects: ObjectStore): AsyncGenerator<string> {
  for (const bucket of [...buckets, privateBucket]) {
    for await (const { key } of objects.list(`${bucket}/`)) yield key;
  }
}

/**
 * Yields every stored file as an entry, and returns what the manifest says of them. This runs after the snapshot of
 * the rows: a file is stored before its row and removed after it, so the row of a file that is missing now is removed
 * as well.
 */
export async function* saveFiles(objects: ObjectStore): AsyncGenerator<Entry, SavedFile[]> {
  const files: SavedFile[] = [];
  for await (const key of storedKeys(objects)) {
    const facts = await objects.describe(key);
    if (!facts) continue;
    const hash = createHash('sha256');
    const { bytes } = facts;
    yield { name: entryNames.file(key), bytes, content: measured(await objects.read(key), hash, { key, bytes }) };
    files.push({ key, bytes, sha256: hash.digest('hex') });
  }
  return files;
}

async function* measured(
  content: AsyncIterable<Uint8Array>,
  hash: { update(chunk: Uint8Array): void },
  { key, bytes }: { key: string; bytes: number },
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of content) {
    read += chunk.length;
    hash.update(chunk);
    yield chunk;
  }
  if (read !== bytes) throw new Refusal(`${key} changed while it was being saved: run the backup once more.`);
}
