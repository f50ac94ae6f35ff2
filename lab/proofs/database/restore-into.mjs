import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinnedNode } from '../../../commands/setup/pinned-node.mjs';

/**
 * Runs in a process of its own, with the sources that commands run from: saves a prepared database, and restores it
 * into each version.
 */
const source = `
  import { writeFile } from 'node:fs/promises';
  import { join } from 'node:path';
  import { pino } from 'pino';
  import { findOldBinaries } from '#platform/backup/restore/old-binaries.ts';
  import { inspect } from '#platform/backup/restore/restore-site.ts';
  import { restore } from '#platform/backup/restore/restore.ts';
  import { save } from '#platform/backup/save.ts';
  import { startEmbeddedPostgres } from '#platform/database/embedded/start-embedded-postgres.ts';
  import { openDatabase } from '#platform/database/open-database.ts';
  import { siteDatabase } from '#app/site-database.server.ts';
import { prepareDatabase } from '#platform/database/prepare-database.ts';
  import { checkStoring } from '#app/enquiries/check-storing.server.ts';
  import { createDiskStore } from '#platform/storage/disk-store.ts';

  const [folder, ...majors] = process.argv.slice(1);
  const log = pino({ level: 'silent' });
  const key = { passphrase: 'correct horse battery staple' };
  const objects = createDiskStore(join(folder, 'storage'));
  await writeFile(join(folder, 'cv.pdf'), '%PDF-1.7 a CV');
  await objects.put('documents/uploads/cv.pdf', join(folder, 'cv.pdf'), 'application/pdf');
  const file = join(folder, 'archive.tar.gz.age');
  const own = await startEmbeddedPostgres({ dataDir: join(folder, 'own'), log });
  await prepareDatabase(own.ownerUrl, siteDatabase);
  await save(file, { ownerUrl: own.ownerUrl, objects, appSecret: 'of the site', ...key });
  await own.stop();
  const manifest = await inspect(file, key);
  const found = {};
  for (const major of majors) {
    const begun = performance.now();
    const binaries = await findOldBinaries(major, join(folder, 'programs-' + major));
    const dataDir = join(folder, 'restored-' + major);
    const server = await startEmbeddedPostgres({ dataDir, log, binaries });
    const place = createDiskStore(join(dataDir, 'storage'));
    const target = { ownerUrl: server.ownerUrl, objects: place, incoming: join(dataDir, 'incoming') };
    await restore(file, key, manifest, target);
    await prepareDatabase(server.ownerUrl, siteDatabase);
    const database = openDatabase(server.siteUrl);
    await checkStoring(database.writes);
    await database.close();
    await server.stop();
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const { length: tables } = manifest.tables;
    const milliseconds = Math.round(performance.now() - begun);
    found[major] = { rows, tables, files: manifest.files.length, milliseconds };
  }
  process.stdout.write(JSON.stringify(found));`;

/** The columns of its results. */
export const keyFigures = {
  'into 15 (ms)': 'restored.15.milliseconds',
  'into 16 (ms)': 'restored.16.milliseconds',
  'into 17 (ms)': 'restored.17.milliseconds',
  rows: 'restored.17.rows',
  tables: 'restored.17.tables',
};

/**
 * Restores an archive of the embedded database into PostgreSQL 15, 16 and 17: every row and file is compared, the next
 * start's preparation runs, and an enquiry can be stored with the site's own rights.
 */
export async function prove({ root, words }) {
  const majors = words.filter((word) => /^\d+$/.test(word));
  const wanted = majors.length > 0 ? majors : ['15', '16', '17'];
  const folder = mkdtempSync(join(tmpdir(), 'tivoli-restore-into-'));
  try {
    const run = ['--input-type=module', '--disable-warning=ExperimentalWarning', '-e', source, '--', folder, ...wanted];
    const { stdout } = await promisify(execFile)(pinnedNode(root), run, { cwd: root, maxBuffer: 2 ** 24 });
    const restored = JSON.parse(stdout);
    return { holds: wanted.every((major) => restored[major]?.rows > 100), restored };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
