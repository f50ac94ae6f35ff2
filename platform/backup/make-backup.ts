import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Refusal } from '#platform/startup/refusal.ts';
import type { ObjectStore } from '#platform/storage/object-store.ts';
import { archiveName, openArchives } from './archives.ts';
import type { BackupSettings } from './backup-settings.ts';
import { rowsOf } from './manifest.ts';
import { save } from './save.ts';
import { removeAtExit } from './write-archive.ts';

interface Sources {
  ownerUrl: string;
  objects: ObjectStore;
  appSecret: string | undefined;
}

/** The result of a backup: a sentence for the operator, and figures for the monitoring. */
export interface MadeBackup {
  said: string;
  bytes: number;
  encrypted: boolean;
}

interface Made {
  place: string;
  rows: number;
  files: number;
  bytes: number;
}

/** Saves the site into a file, or as one more archive, and then removes the archives that are too many. */
export async function makeBackup(settings: BackupSettings, sources: Sources, file?: string): Promise<MadeBackup> {
  const begun = performance.now();
  const { passphrase } = settings;
  const { made, gone } = file
    ? { made: await makeFile(resolve(file), settings, sources), gone: [] }
    : await makeArchive(settings, sources);
  const parts = [
    `Saved ${made.rows} rows and ${made.files} files into ${made.place}`,
    `${(made.bytes / 1e6).toFixed(1)} MB, ${passphrase ? 'encrypted' : 'not encrypted'}`,
    `${((performance.now() - begun) / 1000).toFixed(1)} s`,
    ...(gone.length > 0 ? [`removed ${gone.length} old`] : []),
  ];
  return { said: `${parts.join(', ')}.`, bytes: made.bytes, encrypted: passphrase !== undefined };
}

async function makeArchive(settings: BackupSettings, sources: Sources): Promise<{ made: Made; gone: string[] }> {
  const archives = await openArchives(settings);
  await archives.sweep();
  const name = archiveName(new Date(), settings.passphrase !== undefined);
  const file = archives.fileOf(name);
  const made = await makeFile(file, settings, sources);
  const done = removeAtExit(file);
  /** If the store is away, the next try begins anew: an archive that waits for it would fill the disk. */
  const forget = async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  };
  const place = await archives.take(name).catch(forget).finally(done);
  return { made: { ...made, place }, gone: await archives.keepNewest(settings.keep, name) };
}

async function makeFile(target: string, { passphrase }: BackupSettings, sources: Sources): Promise<Made> {
  if (existsSync(target)) throw new Refusal(`${target} is there already: name another file.`);
  if (!existsSync(dirname(target))) throw new Refusal(`The folder ${dirname(target)} is not there: make it first.`);
  const { manifest, bytes } = await save(target, { ...sources, passphrase });
  return { place: target, rows: rowsOf(manifest), files: manifest.files.length, bytes };
}
