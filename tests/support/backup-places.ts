import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#platform/config.ts';
import { emptyDatabase, type TestDatabase } from '#tests/databases/database.ts';
import { openedForThisFile } from '#tests/databases/opened-for-this-file.ts';
import { startTestStorage, type TestStorage } from './storage.ts';

/** The archives of the tests are encrypted with this. */
export const passphrase = 'correct horse battery staple';

interface BackupPlaces {
  /** The folder for archives, and for the data of a restored site. */
  folder: string;
  /** The store that is backed up. */
  disk: TestStorage;
  /** An empty database to restore into. */
  target: TestDatabase;
}

/** Gives a test file places to back up from and to restore into. */
export function backupPlacesOfThisFile() {
  const places = openedForThisFile<BackupPlaces>(
    async () => ({
      folder: await mkdtemp(join(tmpdir(), 'tivoli-backup-')),
      disk: await startTestStorage('disk'),
      target: await emptyDatabase(),
    }),
    async ({ folder, disk, target }) => {
      await Promise.all([disk.close(), target.drop()]);
      await rm(folder, { recursive: true });
    },
  );
  return {
    places,
    /** Returns the settings of a site in the folder over the empty database. */
    siteConfig(more: Record<string, string> = {}) {
      const { folder, target } = places();
      const dataDir = join(folder, 'data');
      return readConfig({ DATA_DIR: dataDir, DATABASE_URL: target.ownerUrl, BACKUP_PASSPHRASE: passphrase, ...more });
    },
  };
}
