import { text } from 'node:stream/consumers';
import { Refusal } from '#platform/startup/refusal.ts';
import { entryNames } from './archive-entries.ts';
import { sumOf } from './compare-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { type ArchiveKey, readArchive } from './read-archive.ts';

/**
 * Reads a whole archive and compares every file with what the manifest says of it. Throws a Refusal if anything
 * differs from what was written.
 */
export async function inspectArchive(file: string, key?: ArchiveKey): Promise<Manifest> {
  const files = new Map<string, string>();
  let manifest: Manifest | undefined;
  for await (const { name, content } of readArchive(file, key)) {
    if (name === entryNames.manifest) manifest = readManifest(await text(content));
    else if (name.startsWith(entryNames.file(''))) files.set(name, (await sumOf(content)).sha256);
    else for await (const _ of content);
  }
  const isWhole =
    manifest?.files.length === files.size &&
    manifest.files.every(({ key, sha256 }) => files.get(entryNames.file(key)) === sha256);
  if (!manifest || !isWhole) throw new Refusal(`${file} does not hold what its manifest names: take another archive.`);
  return manifest;
}
