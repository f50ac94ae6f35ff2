import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { Entry } from './archive-entries.ts';
import { seal } from './checksum-seal.ts';
import { encrypt } from './encryption.ts';
import { removeAtExit } from './remove-at-exit.ts';

interface Options {
  /** Encrypts the archive; without one it is only sealed. */
  passphrase?: string | undefined;
  /** See `passphrase.ts`. */
  work?: number | undefined;
}

/** Rows are words that repeat: more effort costs twice the time and saves a tenth. */
const gzipLevel = 3;

/**
 * Writes the entries as a tar file, compressed, sealed and perhaps encrypted, whole or not at all. Nothing is held but
 * what is on its way. Returns the archive's size in bytes.
 */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>, options: Options): Promise<number> {
  const draft = `${file}.part`;
  const done = removeAtExit(draft);
  const tar = pack();
  const adding = addAll(tar, entries).catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  try {
    const sealed = Readable.from(tar)
      .compose(createGzip({ level: gzipLevel }))
      .compose(seal());
    const { passphrase, work } = options;
    const content = passphrase === undefined ? sealed : await encrypt(sealed as Readable, passphrase, work);
    // To the disk itself, so that a power cut after this leaves the whole archive.
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    await Promise.all([adding, pipeline(content, target)]);
    await rename(draft, file);
    return (await stat(file)).size;
  } catch (error) {
    tar.destroy();
    await adding.catch(() => {});
    await rm(draft, { force: true });
    throw error;
  } finally {
    done();
  }
}

async function addAll(tar: Pack, entries: AsyncIterable<Entry>): Promise<void> {
  for await (const entry of entries) await add(tar, entry);
  tar.finalize();
}

async function add(tar: Pack, { name, bytes, content }: Entry): Promise<void> {
  const { promise: added, resolve, reject } = Promise.withResolvers<void>();
  const sink = tar.entry({ name, size: bytes, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
  // Both end when the archive cannot be written; whichever says so first.
  await Promise.all([added, pipeline(content, sink)]);
}
