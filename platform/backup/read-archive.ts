import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { Refusal } from '#platform/startup/refusal.ts';
import { startOf } from '#platform/storage/content-type.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { type Manifest, readManifest, type SavedFile } from './manifest.ts';
import { decrypt, encryptedStart, entryNames } from './write-archive.ts';

export interface ArchiveKey {
  /** Opens encrypted archives. Where it is set no other archive is accepted, because anybody can write one. */
  passphrase?: string | undefined;
  /** The operator allows this archive to be unencrypted. */
  allowsUnencrypted?: boolean | undefined;
}

/**
 * Yields the entries of an archive in their order. Only after the last one, when gzip's checksum was right, is it
 * certain that they are as they were written: before, nothing may be done with them that cannot be undone. Throws a
 * Refusal if the archive is missing, damaged, not opened by this passphrase, or unencrypted although there is one.
 */
export async function* readArchive(file: string, key: ArchiveKey = {}) {
  const content = await openContent(file, key);
  const tar = extract();
  const flowing = pipeline(content, createGunzip(), tar);
  flowing.catch(() => {});
  try {
    for await (const entry of tar) yield { name: entry.header.name, content: explained(entry) };
    await flowing;
  } catch (error) {
    throw await explain(error);
  } finally {
    content.destroy();
  }

  /** The pipeline has the first error; the entries fail only because of it. */
  function explain(error: unknown): Promise<Refusal> {
    return flowing.then(
      () => notWhole(file, error),
      (first: unknown) => notWhole(file, first),
    );
  }

  async function* explained(entry: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    try {
      yield* entry;
    } catch (error) {
      throw await explain(error);
    }
  }
}

async function openContent(file: string, { passphrase, allowsUnencrypted }: ArchiveKey): Promise<Readable> {
  const start = await startOf(file, encryptedStart.length).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`The archive ${file} cannot be read (${error.code ?? error}).`);
  });
  if (start.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b]))) {
    if (passphrase && !allowsUnencrypted) {
      throw new Refusal(
        `${basename(file)} is not encrypted although BACKUP_PASSPHRASE is set: anybody who can write to the store may have made it. Take an encrypted archive, or, if you know where this one comes from, add --unencrypted; nothing was touched.`,
      );
    }
    return createReadStream(file);
  }
  if (start.toString('latin1') !== encryptedStart) {
    throw new Refusal(`${file} is no archive of this site, or its first bytes were altered: nothing was touched.`);
  }
  if (!passphrase) throw new Refusal(`${basename(file)} is encrypted: set BACKUP_PASSPHRASE to what it was made with.`);
  try {
    return await decrypt(createReadStream(file), passphrase);
  } catch {
    throw new Refusal(
      `BACKUP_PASSPHRASE does not open ${basename(file)}: it was made with another one, or its first bytes were altered; nothing was touched.`,
    );
  }
}

function notWhole(file: string, error: unknown): Refusal {
  const reason = error instanceof Error ? error.message : String(error);
  return new Refusal(
    `${basename(file)} is not whole: it was cut short or altered (${reason}). Nothing was touched; take another archive.`,
  );
}

/** Reads a whole archive; throws a Refusal if a file differs from what the manifest says of it. */
export async function inspectArchive(file: string, key?: ArchiveKey): Promise<Manifest> {
  const files = new Map<string, string>();
  let listed: string | undefined;
  for await (const { name, content } of readArchive(file, key)) {
    if (name === entryNames.manifest) listed = await text(content);
    else if (name.startsWith(entryNames.file(''))) files.set(name, (await sumOf(content)).sha256);
    else for await (const _ of content);
  }
  const manifest = listed === undefined ? undefined : readManifest(listed);
  const isWhole =
    manifest?.files.length === files.size &&
    manifest.files.every(({ key, sha256 }) => files.get(entryNames.file(key)) === sha256);
  if (!manifest || !isWhole) throw new Refusal(`${file} does not hold what its manifest names: take another archive.`);
  return manifest;
}

/** Compares every file of the store with what was saved; throws an Error that names the first one that differs. */
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

async function sumOf(content: AsyncIterable<Uint8Array>): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    hash.update(chunk);
  }
  return { bytes, sha256: hash.digest('hex') };
}
