import { createHash } from 'node:crypto';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import type { SavedFile } from './manifest.ts';

/**
 * Reads every file back from the store and compares it with what was saved. Throws an Error that names the first file
 * that is missing, cut short or different.
 */
export async function compareFiles(objects: ObjectStore, files: SavedFile[]): Promise<void> {
  for (const { key, bytes, sha256 } of files) {
    if (!(await objects.describe(key))) throw new Error(`${key} is not in the store after it was put there.`);
    const found = await sumOf(await objects.read(key));
    if (found.bytes === bytes && found.sha256 === sha256) continue;
    throw new Error(
      `${key} does not come back from the store as it was saved: ${found.bytes} bytes with SHA-256 ${found.sha256}, not ${bytes} with ${sha256}.`,
    );
  }
}

/** Returns size and SHA-256 of everything that a stream gives. */
export async function sumOf(content: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}
