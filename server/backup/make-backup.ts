import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '#server/boot/refusal.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { archiveName, openArchives } from './archives.ts';
import { findAppSecret, save } from './save.ts';
import type { BackupSettings } from './settings.ts';

interface Sources {
  ownerUrl: string;
  objects: ObjectStore;
  dataDir: string;
}

/**
 * Saves the site into a file, or as one more archive where the settings keep them, and then removes those that are too
 * many. Returns a sentence for whoever asked.
 */
export async function makeBackup(settings: BackupSettings, sources: Sources, file?: string): Promise<string> {
  const begun = performance.now();
  const { passphrase } = settings;
  const archives = file ? undefined : await openArchives(settings);
  const target = file ? resolve(file) : join(settings.folder, archiveName(new Date(), passphrase !== undefined));
  if (existsSync(target)) throw new Refusal(`${target} is there already: name another file.`);
  if (!existsSync(dirname(target))) throw new Refusal(`The folder ${dirname(target)} is not there: make it first.`);
  /** Where the store is away the next try begins anew: what it could not take would fill the disk. */
  const forget = async (error: unknown) => {
    await rm(target, { force: true });
    throw error;
  };
  const appSecret = await findAppSecret(sources.dataDir);
  const { manifest, bytes } = await save(target, { ...sources, appSecret, passphrase });
  const place = archives ? await archives.take(target).catch(forget) : target;
  const gone = (await archives?.keepNewest(settings.keep)) ?? [];
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const parts = [
    `Saved ${rows} rows and ${manifest.files.length} files into ${place}`,
    `${(bytes / 1e6).toFixed(1)} MB, ${passphrase ? 'encrypted' : 'not encrypted'}`,
    `${((performance.now() - begun) / 1000).toFixed(1)} s`,
    ...(gone.length > 0 ? [`removed ${gone.length} old`] : []),
  ];
  return `${parts.join(', ')}.`;
}
