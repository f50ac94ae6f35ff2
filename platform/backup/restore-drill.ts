import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { restore } from '#platform/backup/restore/restore.ts';
import { inspect, summary } from '#platform/backup/restore/restore-site.ts';
import type { Environment } from '#platform/config.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts';
import { prepareDataDir } from '#platform/startup/data-dir.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { createDiskStore } from '#platform/storage/disk-store.ts';
import { readDisk } from '#platform/telemetry/disk-space.ts';
import type { Manifest } from './manifest.ts';
import type { ArchiveKey } from './read-archive.ts';
import { removeAtExit } from './write-archive.ts';

const folderPrefix = 'drill-';
/** A drill that began this long ago is not running any more: its process was killed. */
const deadAfterMs = 24 * 3_600_000;
/** In tables with their indexes, rows take at most this many times their bytes in an archive. */
const unpacked = 10;
/** The bytes of a database without rows and of its write-ahead log, and room that the site goes on writing into. */
const reserve = 1024 * 1024 * 1024;

/** Prepares a restored database with the owner's connection, as the site's next start would. */
export type PrepareRestored = (ownerUrl: string) => Promise<unknown>;

/**
 * Tests an archive: restores it into a temporary database and folder below DATA_DIR (`/tmp` may lie in memory),
 * compares everything with what was saved, and prepares it as the next start would. The site is not touched.
 */
export async function drill(
  file: string,
  { backups, dataDir }: Environment,
  { prepare, allowsUnencrypted }: Pick<ArchiveKey, 'allowsUnencrypted'> & { prepare: PrepareRestored },
): Promise<string> {
  const begun = performance.now();
  const key = { passphrase: backups.passphrase, allowsUnencrypted };
  const manifest = await inspect(file, key);
  prepareDataDir(dataDir);
  await sweep(dataDir);
  await refuseWithoutRoom(dataDir, roomFor(manifest, (await stat(file)).size));
  const folder = await mkdtemp(join(dataDir, folderPrefix));
  const done = removeAtExit(folder);
  try {
    const server = await startEmbeddedPostgres({ dataDir: folder, log: pino({ level: 'silent' }) });
    try {
      const objects = createDiskStore(join(folder, 'storage'));
      const target = { ownerUrl: server.ownerUrl, objects, incoming: join(folder, 'incoming') };
      await restore(file, key, manifest, target);
      await prepare(server.ownerUrl);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    done();
  }
  return `The archive is good. ${summary(manifest)} Restored in ${((performance.now() - begun) / 1000).toFixed(1)} s.`;
}

export function roomFor({ files }: Pick<Manifest, 'files'>, archiveBytes: number): number {
  const fileBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return reserve + fileBytes + unpacked * Math.max(0, archiveBytes - fileBytes);
}

/** The site's own database lies on the same disk, which must not fill up. */
export async function refuseWithoutRoom(dataDir: string, bytes: number): Promise<void> {
  const { free } = await readDisk(dataDir);
  if (free >= bytes) return;
  const megabytes = (count: number) => Math.ceil(count / 1024 ** 2);
  throw new Refusal(
    `A drill of this archive may take ${megabytes(bytes)} MB in DATA_DIR (${dataDir}), and ${megabytes(free)} MB are free: make room there, or try the archive on another machine (npm run backup:drill ARCHIVE).`,
  );
}

async function sweep(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(folderPrefix)) continue;
    const { birthtimeMs, mtimeMs } = await stat(join(dataDir, name));
    if (Date.now() - Math.min(birthtimeMs || mtimeMs, mtimeMs) < deadAfterMs) continue;
    await rm(join(dataDir, name), { recursive: true, force: true });
  }
}
