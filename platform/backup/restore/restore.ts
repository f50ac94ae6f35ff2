import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Manifest, SavedTable } from '#platform/backup/manifest.ts';
import { type ArchiveKey, compareFiles, readArchive } from '#platform/backup/read-archive.ts';
import { entryNames } from '#platform/backup/write-archive.ts';
import { migrate } from '#platform/database/migrate.ts';
import { isKnown, migrationFiles, refuseOlderSchema } from '#platform/database/migration-files.ts';
import { installJobs } from '#platform/jobs/install-jobs.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { contentTypeOf, startOf } from '#platform/storage/content-type.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { loadDatabase } from './load-database.ts';
import { inOwnerTransaction } from './owner-transaction.ts';

interface Target {
  ownerUrl: string;
  /** Without a store the archive's files are left out. */
  objects?: ObjectStore | undefined;
  /** The folder in which files wait until they are complete. */
  incoming: string;
}

export interface Restored {
  appSecret?: string;
  /** The queue's tables, if their version differs from the archive's: the audit then queues lost mail again. */
  leftOut: SavedTable[];
}

/** Throws a Refusal if this version of the site does not know the archive's schema, or no longer has it. */
export async function checkSchema({ migrations }: Pick<Manifest, 'migrations'>): Promise<void> {
  const files = await migrationFiles();
  const present = new Map(files.map(({ version, checksum }) => [version, checksum]));
  const strange = migrations.find(
    ({ version, checksum }) =>
      !isKnown(version, files) || (checksum !== null && checksum !== (present.get(version) ?? checksum)),
  );
  if (!strange) return refuseOlderSchema(new Set(migrations.map(({ version }) => version)), files, 'The archive');
  throw new Refusal(
    `The archive was made by another version of the site (its migration ${strange.version} is not this one's): restore it with the version that made it, or a later one.`,
  );
}

/**
 * Restores an inspected archive into an empty database and store. It makes the schema that the rows fit, then loads
 * all rows in one transaction, which is committed only if every table, and every file as the store returns it, equals
 * what was saved. The site's next start applies newer migrations.
 */
export async function restore(
  file: string,
  key: ArchiveKey,
  manifest: Manifest,
  { ownerUrl, objects, incoming }: Target,
): Promise<Restored> {
  await migrate(ownerUrl, { only: new Set(manifest.migrations.map(({ version }) => version)) });
  await installJobs(ownerUrl, {});
  return inOwnerTransaction(ownerUrl, 'writing', async (client) => {
    const load = await loadDatabase(client, manifest);
    const wanted = manifest.tables.filter((table) => !load.leftOut.includes(table));
    const tables = new Map(wanted.map((table) => [entryNames.table(table), table]));
    const restored: Restored = { leftOut: load.leftOut };
    for await (const { name, content } of readArchive(file, key)) {
      const table = tables.get(name.slice(0, name.lastIndexOf('/')));
      if (table) await load.write(table, content);
      else if (objects && name.startsWith(entryNames.file(''))) {
        await putFile(objects, { key: name.slice(entryNames.file('').length), content, incoming });
      } else if (name === entryNames.secret) {
        restored.appSecret = await text(content);
      } else for await (const _ of content); // The entry is not needed, but must be read to reach the next one.
    }
    await load.finish();
    if (objects) await compareFiles(objects, manifest.files);
    return restored;
  });
}

async function putFile(
  objects: ObjectStore,
  { key, content, incoming }: { key: string; content: AsyncIterable<Uint8Array>; incoming: string },
): Promise<void> {
  await mkdir(incoming, { recursive: true });
  const file = join(incoming, `${randomUUID()}.part`);
  try {
    await pipeline(content, createWriteStream(file, { mode: 0o600 }));
    await objects.put(key, file, contentTypeOf(await startOf(file)).type);
  } finally {
    await rm(file, { force: true });
  }
}
