import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { save } from '#platform/backup/save.ts';
import { findBinaries } from '#platform/database/embedded/binaries.ts';
import { finishUpgrade, upgradedFolder } from '#platform/database/embedded/finish-upgrade.ts';
import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { findOldBinaries } from './old-binaries.ts';
import { restore } from './restore.ts';
import { inspect, summary } from './restore-site.ts';

const log = pino({ level: 'silent' });

/**
 * Brings the embedded database to the major version of this site's PostgreSQL. The old programs serve the old data
 * once more, everything is saved, restored into a new folder and compared; only then do the folders change places.
 * Returns a sentence about the result. If it is interrupted, the next try or the next start continues from what
 * exists.
 */
export async function upgradeDatabase(dataDir: string, say: (line: string) => void): Promise<void> {
  const folder = join(dataDir, 'postgres');
  const data = join(folder, 'data');
  finishUpgrade(data);
  if (!existsSync(data)) throw new Refusal(`There is no embedded database in ${dataDir}: nothing to upgrade.`);
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  const { major } = findBinaries();
  if (made === major) return say(`The database in ${dataDir} is PostgreSQL ${major} already: nothing to do.`);
  if (Number(made) > Number(major)) {
    throw new Refusal(
      `The database was made by PostgreSQL ${made}, newer than this site's ${major}: use a newer site.`,
    );
  }
  const kept = `${data}-${made}`;
  if (existsSync(kept)) throw new Refusal(`${kept} is in the way: move or remove what an earlier upgrade kept.`);

  const work = join(dataDir, 'upgrade');
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, 'postgres'), { recursive: true, mode: 0o711 });
  try {
    const archive = join(work, 'database.tar.gz');
    const binaries = await findOldBinaries(made, join(work, 'old'));
    const old = await startEmbeddedPostgres({ dataDir, log, binaries });
    try {
      const { bytes } = await save(archive, { ownerUrl: old.ownerUrl });
      say(`Saved the database of PostgreSQL ${made} (${(bytes / 1e6).toFixed(1)} MB).`);
    } finally {
      await old.stop();
    }
    const manifest = await inspect(archive, {});
    // The passwords stay as they are known here.
    cpSync(join(folder, 'secrets.json'), join(work, 'postgres/secrets.json'));
    const server = await startEmbeddedPostgres({ dataDir: work, log });
    try {
      await restore(archive, {}, manifest, { ownerUrl: server.ownerUrl, incoming: work });
    } finally {
      await server.stop();
    }
    // This is left by a try that was interrupted at this point.
    rmSync(upgradedFolder(data), { recursive: true, force: true });
    renameSync(join(work, 'postgres/data'), upgradedFolder(data));
    renameSync(data, kept);
    finishUpgrade(data);
    say(summary(manifest));
    say(
      `The database is PostgreSQL ${major} now. The old one is kept in ${kept}: remove it when all is well, for it holds what visitors wrote.`,
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
