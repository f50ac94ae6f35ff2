import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type ObjectStore, refuseBadKey } from './object-store.ts';

/** A check writes and removes one block, because a full disk still accepts an empty file. */
const checkFile = '.check';
const block = Buffer.alloc(4096);

/** Keeps objects as files under `root`, which lies in the site's data folder. */
export function createDiskStore(root: string): ObjectStore {
  const fileOf = (key: string) => {
    refuseBadKey(key);
    return join(root, key);
  };
  return {
    async describe(key) {
      const file = fileOf(key);
      try {
        const facts = await stat(file);
        if (!facts.isFile()) return undefined;
        const version = `${facts.size.toString(36)}-${Math.trunc(facts.mtimeMs).toString(36)}`;
        return { bytes: facts.size, modified: facts.mtime, version, file };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    read: async (key, range) => createReadStream(fileOf(key), range && { start: range.from, end: range.to }),
    async put(key, file) {
      const target = fileOf(key);
      await mkdir(dirname(target), { recursive: true });
      await flush(file);
      try {
        await rename(file, target);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
        const near = `${target}.${randomUUID()}.part`;
        await copyFile(file, near);
        await flush(near);
        await rename(near, target);
        await rm(file, { force: true });
      }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async *list(prefix) {
      let folder: Awaited<ReturnType<typeof opendir>>;
      try {
        folder = await opendir(join(root, dirname(`${prefix}x`)), { recursive: true });
      } catch (error) {
        if (isMissing(error)) return;
        throw error;
      }
      for await (const entry of folder) {
        const file = join(entry.parentPath, entry.name);
        const key = relative(root, file).split(sep).join('/');
        if (!entry.isFile() || !key.startsWith(prefix) || key === checkFile) continue;
        const facts = await stat(file).catch(() => undefined);
        if (facts) yield { key, modified: facts.mtime };
      }
    },
    async check() {
      const file = join(root, checkFile);
      await writeFile(file, block);
      await rm(file, { force: true });
    },
  };
}

/** The file is flushed to the disk, so that it is whole after a power cut. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Whether the error only says that there is no such file; ENAMETOOLONG means that no file can have that name. */
function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
}
