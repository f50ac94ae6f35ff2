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
  /** Encrypts the archive; without a passphrase it is only sealed. */
  passphrase?: string | undefined;
  /** The passphrase is described in `passphrase.ts`. */
  work?: number | undefined;
}

/** Rows contain repeated words: a higher compression level takes twice the time and saves a tenth. */
const gzipLevel = 3;

/**
 * Writes the entries as a tar file, compressed, sealed and perhaps encrypted. The file is written whole or not at all,
 * and only a small part is in memory at any time. Returns the archive's size in bytes.
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
    // The file is flushed to the disk, so that the archive is whole after a power cut.
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
  // If the archive cannot be written both promises reject; the first error counts.
  await Promise.all([added, pipeline(content, sink)]);
}
