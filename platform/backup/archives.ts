import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { product } from '#platform/product.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { createDiskStore } from '#platform/storage/disk-store.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { createS3Store } from '#platform/storage/s3-store.ts';
import type { BackupSettings } from './backup-settings.ts';
import { prepareArchiveFolder } from './describe-backups.ts';

const suffix = '.tar.gz';
const ownStart = `${product.prefix}-`;
const afterStart = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.tar\.gz(\.age)?$/;

/** Returns the name of a new archive. Names sort by their time. */
export function archiveName(made: Date, isEncrypted: boolean): string {
  return `${ownStart}${fileTime(made)}${suffix}${isEncrypted ? '.age' : ''}`;
}

/** Returns when an archive was made, as its own name says; undefined for a name that is not ours. */
export function timeInName(name: string): Date | undefined {
  const written = name.startsWith(ownStart) ? afterStart.exec(name.slice(ownStart.length))?.[1] : undefined;
  return written === undefined ? undefined : new Date(written.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
}

/** Returns the name of the latest archive. Throws a Refusal if there is none. */
export async function newestArchive({ backups }: { backups: BackupSettings }): Promise<string> {
  const name = (await (await openArchives(backups)).list()).at(-1);
  if (!name) throw new Refusal('There is no archive yet: npm run backup makes one.');
  return name;
}

/** An archive's name ends with this while it is being written, and until it is in the store. */
const sending = '.sending';
const leftover = /(\.sending|\.part)+$/;
/** A backup that is this old and has written nothing since is not running any more. */
const deadAfterMs = 2 * 3_600_000;

/** The archives of the configuration: in a folder of this machine, or under `backups/` of an S3-compatible store. */
export async function openArchives({ folder, store }: BackupSettings) {
  prepareArchiveFolder(folder);
  const objects = store ? createS3Store(store.url, { ...store, variable: 'BACKUP_URL' }) : createDiskStore(folder);
  const prefix = store ? 'backups/' : '';
  /** Returns the local file that an archive of this name is written to. */
  const fileOf = (name: string) => join(folder, store ? `${name}${sending}` : name);
  /** Returns the names, oldest first. */
  async function list(): Promise<string[]> {
    const names: string[] = [];
    for await (const { key } of objects.list(prefix)) {
      const name = key.slice(prefix.length);
      if (timeInName(name)) names.push(name);
    }
    return names.sort();
  }
  return {
    list,
    fileOf,
    /** Stores the archive from its local file and removes that file. Returns the archive's place. */
    async take(name: string): Promise<string> {
      const key = prefix + name;
      await objects.put(key, fileOf(name), 'application/octet-stream');
      if (!store) return join(folder, key);
      const { origin, pathname } = new URL(store.url);
      return origin + join(pathname, key);
    },
    /** Copies the archive of that name into a local file. Returns false if there is none. */
    async fetch(name: string, file: string): Promise<boolean> {
      const facts = await objects.describe(prefix + name);
      if (!facts) return false;
      try {
        await pipeline(inParts(objects, prefix + name, facts.bytes), createWriteStream(file, { mode: 0o600 }));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
      return true;
    },
    /** Removes all but the newest `count`, and never the one just made, whatever the clocks say; returns their names. */
    async keepNewest(count: number, made: string): Promise<string[]> {
      const others = (await list()).filter((name) => name !== made);
      const gone = others.slice(0, Math.max(0, others.length - (count - 1)));
      for (const name of gone) await objects.remove(prefix + name);
      return gone;
    },
    /** Removes the local files of backups that were killed. The files of backups that may still be running stay. */
    async sweep(): Promise<void> {
      for (const name of await readdir(folder)) {
        if (!leftover.test(name) || !timeInName(name.replace(leftover, ''))) continue;
        const file = join(folder, name);
        const facts = await stat(file).catch(() => undefined);
        if (facts && Date.now() - facts.mtimeMs > deadAfterMs) await rm(file, { force: true });
      }
    },
  };
}

/** The bytes of a part in which a remote archive is read. */
const partBytes = 16 * 1024 * 1024;

async function* inParts(objects: ObjectStore, key: string, bytes: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes; from += partBytes) {
    yield* await objects.read(key, { from, to: Math.min(from + partBytes, bytes) - 1 });
  }
}

/** Formats a moment for file names, "2026-11-21T20-30-00Z", so that they sort by time on every system. */
export function fileTime(moment: Date): string {
  return moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}
