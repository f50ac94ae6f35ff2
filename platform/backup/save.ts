import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inOwnerTransaction } from '#platform/backup/restore/owner-transaction.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { type Entry, entryNames } from './archive-entries.ts';
import type { Manifest } from './manifest.ts';
import { saveDatabase } from './save-database.ts';
import { saveFiles } from './save-files.ts';
import { writeArchive } from './write-archive.ts';

export interface Saved {
  manifest: Manifest;
  /** The size of the archive. */
  bytes: number;
}

interface Sources {
  ownerUrl: string;
  /** Absent if the archive contains the database alone. */
  objects?: ObjectStore | undefined;
  /** The secret that signs cookies and encrypts second factors. Only encrypted archives contain it. */
  appSecret?: string | undefined;
  passphrase?: string | undefined;
  work?: number | undefined;
}

/** Saves database and files of one moment into one archive. */
export async function save(file: string, { ownerUrl, objects, appSecret, ...options }: Sources): Promise<Saved> {
  return inOwnerTransaction(ownerUrl, 'snapshot', async (client) => {
    let manifest: Manifest | undefined;
    async function* entries(): AsyncGenerator<Entry> {
      const database = yield* saveDatabase(client);
      const files = objects ? yield* saveFiles(objects) : [];
      if (appSecret && options.passphrase) yield textEntry(entryNames.secret, appSecret);
      manifest = { ...database, files };
      yield textEntry(entryNames.manifest, JSON.stringify(manifest));
    }
    const bytes = await writeArchive(file, entries(), options);
    if (!manifest) throw new Error('The archive ended before its manifest.');
    return { manifest, bytes };
  });
}

function textEntry(name: string, text: string): Entry {
  const content = Buffer.from(text);
  return { name, bytes: content.length, content: [content] };
}

/** Returns the secret of the site in this folder. */
export async function findAppSecret(dataDir: string): Promise<string | undefined> {
  const given = process.env.APP_SECRET?.trim();
  if (given) return given;
  return (await readFile(join(dataDir, 'app-secret'), 'utf8').catch(() => '')).trim() || undefined;
}
