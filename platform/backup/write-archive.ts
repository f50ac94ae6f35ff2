import { createWriteStream, rmSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { type Pack, pack } from 'tar-stream';

interface Options {
  passphrase?: string | undefined;
  /** Another work factor than the usual one. */
  work?: number | undefined;
}

/** Rows contain repeated words: a higher compression level takes twice the time and saves a tenth. */
const gzipLevel = 3;

/** Writes the entries as a compressed, perhaps encrypted tar file, whole or not at all, and returns its bytes. */
export async function writeArchive(file: string, entries: AsyncIterable<Entry>, options: Options): Promise<number> {
  const draft = `${file}.part`;
  const done = removeAtExit(draft);
  const tar = pack();
  const adding = addAll(tar, entries).catch((error: Error) => {
    tar.destroy(error);
    throw error;
  });
  try {
    const packed = Readable.from(tar).compose(createGzip({ level: gzipLevel }));
    const { passphrase, work } = options;
    const content = passphrase === undefined ? packed : await encrypt(packed as Readable, passphrase, work);
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

export interface Entry {
  name: string;
  bytes: number;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

interface TableName {
  schema: string;
  name: string;
}

/** The names of an archive's entries, in the order in which they are written. */
export const entryNames = {
  table: tableFolder,
  /** The rows as COPY writes them in its text format, in consecutive pieces. */
  piece: (table: TableName, piece: number) => `${tableFolder(table)}/${String(piece).padStart(6, '0')}`,
  file: (key: string) => `files/${key}`,
  secret: 'app-secret',
  manifest: 'manifest.json',
};

function tableFolder({ schema, name }: TableName): string {
  return `tables/${schema}.${name}`;
}

/** Removes a path if the process ends (by `process.exit`) before the returned function is called. */
export function removeAtExit(path: string): () => void {
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once('exit', remove);
  return () => void process.off('exit', remove);
}

/** Every encrypted archive begins with this line of https://age-encryption.org, which `age -d` reads as well. */
export const encryptedStart = 'age-encryption.org/v1';

/** Each try of a passphrase costs 2 to this power of scrypt's steps and kilobytes: a second or two. */
const usualWork = 17;

/** Encrypts and authenticates in pieces of 64 KiB. */
async function encrypt(content: Readable, passphrase: string, work = usualWork): Promise<Readable> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(work);
  encrypter.setPassphrase(passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(content)));
}

/** Rejects if the passphrase does not open the archive. The stream fails if the rest was altered or ends too soon. */
export async function decrypt(content: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return fromWeb(await decrypter.decrypt(toWeb(content)));
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as unknown as ReadableStream<Uint8Array>);
}

function toWeb(content: Readable) {
  return Readable.toWeb(content, { strategy: { highWaterMark: 1 } }) as globalThis.ReadableStream<Uint8Array>;
}
