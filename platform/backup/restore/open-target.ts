import { existsSync, rmSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { fileTime } from '#platform/backup/archives.ts';
import type { Manifest } from '#platform/backup/manifest.ts';
import { storedKeys } from '#platform/backup/save-files.ts';
import type { Environment } from '#platform/config.ts';
import { takeClaim } from '#platform/database/embedded/ownership-record.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts';
import { prepareDataDir } from '#platform/startup/data-dir.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { createDiskStore } from '#platform/storage/disk-store.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { openObjectStore } from '#platform/storage/open-object-store.ts';
import { emptyDatabase, isEmptyDatabase, refuseRunningSite } from './target-database.ts';

/** An empty database and an empty store to restore into. They were emptied first if the operator asked for that. */
export interface RestoreTarget {
  ownerUrl: string;
  objects: ObjectStore;
  /** These folders were moved aside. */
  kept: string[];
  /** Restores database and store as they were found, unless the operator had them emptied. */
  undo(manifest: Manifest): Promise<void>;
  close(): Promise<void>;
}

interface OpenPart<Part> {
  part: Part;
  kept?: string | undefined;
  undo(manifest: Manifest): Promise<void>;
  close(): Promise<void>;
}

const howToReplace = 'to replace it by the archive, add --replace';

/** Opens the target. Throws a Refusal, before anything is touched, if there are data that may not be replaced. */
export async function openTarget(config: Environment, mayReplace: boolean): Promise<RestoreTarget> {
  prepareDataDir(config.dataDir);
  const store = await checkStore(config, mayReplace);
  const database = config.databaseUrl
    ? await openHosted(config.migrationDatabaseUrl ?? config.databaseUrl, mayReplace)
    : await openEmbedded(config.dataDir, mayReplace);
  try {
    const files = await store();
    return {
      ownerUrl: database.part,
      objects: files.part,
      kept: [database.kept, files.kept].filter((folder) => folder !== undefined),
      async undo(manifest) {
        await files.undo(manifest);
        await database.undo(manifest);
      },
      close: database.close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openHosted(ownerUrl: string, mayReplace: boolean): Promise<OpenPart<string>> {
  if (!(await isEmptyDatabase(ownerUrl))) {
    if (!mayReplace) {
      throw new Refusal(
        `The database of DATABASE_URL is not empty: name an empty one, or, ${howToReplace}; its rows are then gone.`,
      );
    }
    await refuseRunningSite(ownerUrl);
    await emptyDatabase(ownerUrl);
  }
  return { part: ownerUrl, undo: () => emptyDatabase(ownerUrl), close: async () => {} };
}

async function openEmbedded(dataDir: string, mayReplace: boolean): Promise<OpenPart<string>> {
  const folder = join(dataDir, 'postgres');
  if (existsSync(join(folder, 'data'))) {
    // A running site is refused even if its data may be replaced.
    takeClaim(folder);
    rmSync(join(folder, 'owner.json'));
    if (!mayReplace) {
      throw new Refusal(
        `${dataDir} holds a database already: name another DATA_DIR, or, ${howToReplace}; the one that is there is kept beside it.`,
      );
    }
  }
  const aside = await setFolderAside(folder);
  try {
    const server = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
    let running = true;
    const close = async () => {
      if (running) await server.stop();
      running = false;
    };
    return {
      part: server.ownerUrl,
      kept: aside.kept,
      close,
      async undo() {
        await close();
        await aside.putBack();
      },
    };
  } catch (error) {
    await aside.putBack();
    throw error;
  }
}

/** Checks that files can be stored. Returns a function that opens the store. */
async function checkStore(config: Environment, mayReplace: boolean): Promise<() => Promise<OpenPart<ObjectStore>>> {
  const folder = join(config.dataDir, 'storage');
  const isOnDisk = config.storageUrl === undefined;
  const keys = isOnDisk ? createDiskStore(folder).list('') : storedKeys(await openObjectStore(config));
  const isEmpty = await hasNone(keys);
  if (!isEmpty && !mayReplace) {
    throw new Refusal(
      `${isOnDisk ? folder : 'The store of STORAGE_URL'} holds files already: empty it, or, ${howToReplace}.`,
    );
  }
  return async () => {
    const aside: FolderAside | undefined = isOnDisk && !isEmpty ? await setFolderAside(folder) : undefined;
    const objects = await openObjectStore(config);
    return {
      part: objects,
      kept: aside?.kept,
      async undo({ files }) {
        if (aside) await aside.putBack();
        // Existing files have the same names as the archive's, so nobody could tell them apart afterwards.
        else if (isEmpty) for (const { key } of files) await objects.remove(key);
      },
      close: async () => {},
    };
  };
}

async function hasNone(keys: AsyncIterable<unknown>): Promise<boolean> {
  for await (const _ of keys) return false;
  return true;
}

/** A folder that keeps another name until its replacement is known to be good. */
interface FolderAside {
  /** Its present path; absent if there was no folder. */
  kept?: string;
  /** Removes the replacement and moves the folder back. */
  putBack(): Promise<void>;
}

async function setFolderAside(folder: string, now = new Date()): Promise<FolderAside> {
  const wasThere = existsSync(folder);
  const kept = `${folder}.before-${fileTime(now)}`;
  if (wasThere) await rename(folder, kept);
  return {
    ...(wasThere && { kept }),
    async putBack() {
      await rm(folder, { recursive: true, force: true });
      if (wasThere) await rename(kept, folder);
    },
  };
}
