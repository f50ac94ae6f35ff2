import { randomUUID } from 'node:crypto';
import { mkdir, opendir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';

export interface PictureCache {
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Never rejects: a full disk costs time later, not the picture now. */
  put(key: string, bytes: Buffer): Promise<void>;
  /** The bytes that it stores. */
  size(): number;
  /** Resolves when the files of earlier runs have been counted. */
  counted: Promise<void>;
}

interface Kept {
  bytes: number;
  /** The time that was last set on the file, in milliseconds. */
  touched: number;
}

const hour = 3_600_000;
/**
 * If the cache is full, files are removed down to this share of the limit, so that not every new picture removes one.
 */
const roomAfterEviction = 0.9;
/** A picture with more than this share of the limit would push out too many others. */
const largestShare = 0.5;
const unsavedLimit = 16 * 1024 * 1024;

/**
 * Stores encoded pictures as files under `folder`, `limit` bytes at most; those that were used longest ago are removed
 * first. The order of use outlives a restart, because it is in the files' times. Keys are hexadecimal.
 */
export function createPictureCache(folder: string, limit: number, log: Logger): PictureCache {
  /** The files in the order of their last use. */
  const kept = new Map<string, Kept>();
  let total = 0;
  let evicting: Promise<void> | undefined;
  const writing = new Set<string>();
  let lastWarning = 0;
  const opened = Date.now();
  /** Pictures that could not be written to the disk. */
  const unsaved = new LRUCache<string, Buffer>({ maxSize: unsavedLimit, sizeCalculation: (bytes) => bytes.length });
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key);

  const counted = count().catch((error: Error) =>
    log.warn({ error: error.message }, 'the picture cache is unreadable'),
  );

  async function count(): Promise<void> {
    const found: (Kept & { key: string })[] = [];
    await mkdir(folder, { recursive: true });
    for await (const entry of await opendir(folder, { recursive: true })) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      const facts = await stat(file).catch(() => undefined);
      if (!facts) continue;
      if (!entry.name.endsWith('.part')) found.push({ key: entry.name, bytes: facts.size, touched: facts.mtimeMs });
      else if (facts.mtimeMs < opened) await rm(file, { force: true });
    }
    found.sort((one, other) => one.touched - other.touched);
    const newer = [...kept];
    kept.clear();
    for (const { key, ...facts } of found) kept.set(key, facts);
    for (const [key, facts] of newer) {
      kept.delete(key);
      kept.set(key, facts);
    }
    total = 0;
    for (const { bytes } of kept.values()) total += bytes;
    await makeRoom();
  }

  /** Records a use; on disk at most once an hour. */
  function use(key: string, bytes: number): void {
    const before = kept.get(key);
    const now = Date.now();
    if (before) kept.delete(key);
    else total += bytes;
    const isStale = !before || now - before.touched > hour;
    kept.set(key, { bytes, touched: isStale ? now : before.touched });
    if (before && isStale) utimes(fileOf(key), now / 1000, now / 1000).catch(() => {});
  }

  function forget(key: string): void {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  }

  async function makeRoom(): Promise<void> {
    if (total <= limit) return;
    for (const key of [...kept.keys()]) {
      if (total <= limit * roomAfterEviction) break;
      forget(key);
      await rm(fileOf(key), { force: true }).catch(() => {});
    }
  }

  return {
    counted,
    size: () => total,
    async get(key) {
      try {
        const bytes = await readFile(fileOf(key));
        use(key, bytes.length);
        return bytes;
      } catch {
        if (!writing.has(key)) forget(key);
        return unsaved.get(key);
      }
    },
    async has(key) {
      if (kept.has(key) || unsaved.get(key)) return true;
      return stat(fileOf(key)).then(
        (facts) => facts.isFile(),
        () => false,
      );
    },
    async put(key, bytes) {
      if (writing.has(key) || bytes.length > limit * largestShare) return;
      const file = fileOf(key);
      const part = `${file}.${randomUUID()}.part`;
      writing.add(key);
      try {
        // The bytes are counted before they are written, so the folder is never over its limit.
        use(key, bytes.length);
        evicting ??= makeRoom().finally(() => {
          evicting = undefined;
        });
        await evicting;
        await mkdir(join(folder, key.slice(0, 2)), { recursive: true });
        await writeFile(part, bytes);
        await rename(part, file);
        unsaved.delete(key);
      } catch (error) {
        forget(key);
        unsaved.set(key, bytes);
        await rm(part, { force: true }).catch(() => {});
        if (Date.now() - lastWarning > 60_000) {
          lastWarning = Date.now();
          log.warn({ error: (error as Error).message }, 'an encoded picture could not be kept on disk');
        }
      } finally {
        writing.delete(key);
      }
    },
  };
}
