import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { limitErrorReports } from '#platform/telemetry/logging.ts';

export type PictureCache = ReturnType<typeof createPictureCache>;

interface StoredFile {
  bytes: number;
  /** The time that was last set on the file, in milliseconds. */
  touched: number;
}

const hour = 3_600_000;
/** A picture with more than this share of the limit would push out too many others. */
const largestShare = 0.5;
const unsavedLimit = 16 * 1024 * 1024;

/** Stores encoded pictures as files, `limit` bytes at most. The order of use outlives a restart in the files' times. */
export function createPictureCache(folder: string, limit: number, log: Logger) {
  const opened = Date.now();
  let removing: Promise<unknown> = Promise.resolve();
  const files = new LRUCache<string, StoredFile>({
    maxSize: limit,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose(_, key, reason) {
      if (reason === 'evict') removing = Promise.all([removing, rm(fileOf(key), { force: true }).catch(() => {})]);
    },
  });
  /** Pictures that could not be written to the disk. */
  const unsaved = new LRUCache<string, Buffer>({ maxSize: unsavedLimit, sizeCalculation: (bytes) => bytes.length });
  const writing = new Set<string>();
  const warn = limitErrorReports(({ message }) =>
    log.warn({ error: message }, 'an encoded picture could not be kept on disk'),
  );
  findFiles().catch((error: Error) => log.warn({ error: error.message }, 'the picture cache is unreadable'));

  function fileOf(key: string): string {
    return join(folder, key.slice(0, 2), key);
  }

  /** Finds what earlier runs stored. */
  async function findFiles(): Promise<void> {
    const found: (StoredFile & { key: string })[] = [];
    await mkdir(folder, { recursive: true });
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const facts = await stat(file).catch(() => undefined);
      if (!facts) continue;
      if (!entry.name.endsWith('.part')) found.push({ key: entry.name, bytes: facts.size, touched: facts.mtimeMs });
      else if (facts.mtimeMs < opened) await rm(file, { force: true });
    }
    const usedSince = [...files.keys()].reverse();
    for (const { key, ...file } of found.sort((one, other) => one.touched - other.touched)) files.set(key, file);
    for (const key of usedSince) files.get(key);
  }

  /** Records a use; on disk at most once an hour. */
  function use(key: string, bytes: number): void {
    const before = files.get(key);
    const now = Date.now();
    if (before && now - before.touched <= hour) return;
    files.set(key, { bytes, touched: now });
    if (before) utimes(fileOf(key), now / 1000, now / 1000).catch(() => {});
  }

  return {
    size: () => files.calculatedSize,
    async get(key: string): Promise<Buffer | undefined> {
      try {
        const bytes = await readFile(fileOf(key));
        use(key, bytes.length);
        return bytes;
      } catch {
        if (!writing.has(key)) files.delete(key);
        return unsaved.get(key);
      }
    },
    /** Never rejects: a full disk costs time later, not the picture now. */
    async put(key: string, bytes: Buffer): Promise<void> {
      if (writing.has(key) || bytes.length > limit * largestShare) return;
      const file = fileOf(key);
      const part = `${file}.${randomUUID()}.part`;
      writing.add(key);
      try {
        // Room is made before the bytes are written, so the folder is never over its limit.
        use(key, bytes.length);
        await removing;
        await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
        await writeFile(part, bytes);
        await rename(part, file);
        unsaved.delete(key);
      } catch (error) {
        files.delete(key);
        unsaved.set(key, bytes);
        await rm(part, { force: true }).catch(() => {});
        warn(error as Error);
      } finally {
        writing.delete(key);
      }
    },
  };
}
