import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Environment } from '#server/config.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import { prepareDatabase } from '#server/database/prepare-database.ts';
import { createDiskStore } from '#server/storage/disk-store.ts';
import type { ArchiveKey } from './read-archive.ts';
import { removeAtExit } from './remove-at-exit.ts';
import { restore } from './restore.ts';
import { inspect, summary } from './restore-site.ts';

/**
 * Proves an archive: restores it into a throw-away database and folder, compares every table and file with what was
 * saved, and prepares the result as the site's next start would. Nothing of the site itself is touched.
 */
export async function drill(
  file: string,
  { backups }: Environment,
  { allowsUnencrypted }: Pick<ArchiveKey, 'allowsUnencrypted'> = {},
): Promise<string> {
  const begun = performance.now();
  const key = { passphrase: backups.passphrase, allowsUnencrypted };
  const manifest = await inspect(file, key);
  const folder = await mkdtemp(join(tmpdir(), 'tivoli-drill-'));
  const done = removeAtExit(folder);
  try {
    const server = await startEmbeddedPostgres({ dataDir: folder, log: pino({ level: 'silent' }) });
    try {
      const objects = createDiskStore(join(folder, 'storage'));
      const target = { ownerUrl: server.ownerUrl, objects, incoming: join(folder, 'incoming') };
      await restore(file, key, manifest, target);
      await prepareDatabase(server.ownerUrl);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    done();
  }
  return `The archive is good. ${summary(manifest)} Restored in ${((performance.now() - begun) / 1000).toFixed(1)} s.`;
}
