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
import { openObjectStore } from '#platform/storage/open-object-store.ts';
import { emptyDatabase, isEmptyDatabase, refuseRunningSite } from './target-database.ts';

interface OpenDatabase {
  ownerUrl: string;
  kept?: string | undefined;
  undo(): Promise<void>;
  close(): Promise<void>;
}

const howToReplace = 'to replace it by the archive, add --replace';

/**
 * Opens an empty database and an empty store to restore into, emptied first if the operator asked for that. Throws a
 * Refusal, before anything is touched, if there are data that may not be replaced.
 */
export async function openTarget(config: Environment, mayReplace: boolean) {
  const { dataDir, storageUrl, databaseUrl, migrationDatabaseUrl = databaseUrl } = config;
  prepareDataDir(dataDir);
  const folder = join(dataDir, 'storage');
  const isStoreEmpty = await hasNone(
    storageUrl ? storedKeys(await openObjectStore(config)) : createDiskStore(folder).list(''),
  );
  if (!isStoreEmpty && !mayReplace) {
    const place = storageUrl ? 'The store of STORAGE_URL' : folder;
    throw new Refusal(`${place} holds files already: empty it, or, ${howToReplace}.`);
  }
  const database = migrationDatabaseUrl
    ? await openHosted(migrationDatabaseUrl, mayReplace)
    : await openEmbedded(dataDir, mayReplace);
  try {
    const files = storageUrl || isStoreEmpty ? undefined : await setFolderAside(folder);
    const objects = await openObjectStore(config);
    return {
      ownerUrl: database.ownerUrl,
      objects,
      /** These folders were moved aside. */
      kept: [database.kept, files?.kept].filter((path) => path !== undefined),
      /** Restores database and store as they were found, unless the operator had them emptied. */
      async undo(manifest: Manifest): Promise<void> {
        if (files) await files.putBack();
        // Existing files have the same names as the archive's, so nobody could tell them apart afterwards.
        else if (isStoreEmpty) for (const { key } of manifest.files) await objects.remove(key);
        await database.undo();
      },
      close: database.close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function openHosted(ownerUrl: string, mayReplace: boolean): Promise<OpenDatabase> {
  if (!(await isEmptyDatabase(ownerUrl))) {
    if (!mayReplace) {
      throw new Refusal(
        `The database of DATABASE_URL is not empty: name an empty one, or, ${howToReplace}; its rows are then gone.`,
      );
    }
    await refuseRunningSite(ownerUrl);
    await emptyDatabase(ownerUrl);
  }
  return { ownerUrl, undo: () => emptyDatabase(ownerUrl), close: async () => {} };
}

async function openEmbedded(dataDir: string, mayReplace: boolean): Promise<OpenDatabase> {
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
      ownerUrl: server.ownerUrl,
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

async function hasNone(keys: AsyncIterable<unknown>): Promise<boolean> {
  for await (const _ of keys) return false;
  return true;
}

/** Gives a folder another name until its replacement is known to be good; `kept` is absent if there was no folder. */
async function setFolderAside(folder: string) {
  const wasThere = existsSync(folder);
  const kept = `${folder}.before-${fileTime(new Date())}`;
  if (wasThere) await rename(folder, kept);
  return {
    ...(wasThere && { kept }),
    /** Removes the replacement and moves the folder back. */
    async putBack(): Promise<void> {
      await rm(folder, { recursive: true, force: true });
      if (wasThere) await rename(kept, folder);
    },
  };
}
