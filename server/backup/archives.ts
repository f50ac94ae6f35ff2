import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createDiskStore } from '#server/storage/disk-store.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { s3Address } from '#server/storage/open-object-store.ts';
import { createS3Store } from '#server/storage/s3-store.ts';
import { fileTime } from './file-time.ts';
import type { BackupSettings } from './settings.ts';

const suffix = '.tar.gz';
const ownName = /^tivoli-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz(\.age)?$/;
/** Of one request for a part of an archive that lies elsewhere. */
const partBytes = 16 * 1024 * 1024;

/** Whose names sort by their time. */
export function archiveName(made: Date, isEncrypted: boolean): string {
  return `tivoli-${fileTime(made)}${suffix}${isEncrypted ? '.age' : ''}`;
}

export interface Archives {
  /** Names, oldest first. */
  list(): Promise<string[]>;
  /** Takes a finished archive in; the local file is used up. Says where it lies. */
  take(file: string): Promise<string>;
  /** Puts the archive of that name into a local file; false where there is none. */
  fetch(name: string, file: string): Promise<boolean>;
  /** Removes all but the newest ones, and nothing that has another name. Returns what it removed. */
  keepNewest(count: number): Promise<string[]>;
}

/** The archives of the configuration: in a folder of this machine, or under `backups/` of an S3-compatible store. */
export async function openArchives({ folder, store }: BackupSettings): Promise<Archives> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!store) return archivesIn(createDiskStore(folder), '', folder);
  const address = s3Address(store.url, { key: store.key, secret: store.secret });
  return archivesIn(createS3Store(address), 'backups/', store.url);
}

function archivesIn(objects: ObjectStore, prefix: string, place: string): Archives {
  async function list(): Promise<string[]> {
    const names: string[] = [];
    for await (const { key } of objects.list(prefix)) {
      const name = key.slice(prefix.length);
      if (ownName.test(name)) names.push(name);
    }
    return names.sort();
  }
  return {
    list,
    async take(file) {
      const key = prefix + basename(file);
      await objects.put(key, file, 'application/octet-stream');
      return join(place.replace(/\?.*/, ''), key).replace(/^(https?:)\/+/, '$1//');
    },
    async fetch(name, file) {
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
    async keepNewest(count) {
      const gone = (await list()).slice(0, -count);
      for (const name of gone) await objects.remove(prefix + name);
      return gone;
    },
  };
}

async function* inParts(objects: ObjectStore, key: string, bytes: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes; from += partBytes) {
    yield* await objects.read(key, { from, to: Math.min(from + partBytes, bytes) - 1 });
  }
}
