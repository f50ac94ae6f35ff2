import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { openArchives, timeInName } from '#platform/backup/archives.ts';
import { type Manifest, rowsOf } from '#platform/backup/manifest.ts';
import { type ArchiveKey, inspectArchive } from '#platform/backup/read-archive.ts';
import type { Environment } from '#platform/config.ts';
import { prepareDataDir, readAppSecret, writePrivateFile } from '#platform/startup/data-dir.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { openTarget } from './open-target.ts';
import { checkSchema, restore } from './restore.ts';

/** Does the work with an archive as a local file; it is named by its path, or by its name in the configured place. */
export async function withArchive(
  archive: string,
  { backups, dataDir }: Environment,
  work: (file: string) => Promise<void>,
): Promise<void> {
  if (existsSync(archive)) return work(archive);
  if (basename(archive) !== archive) throw new Refusal(`There is no archive ${archive}.`);
  // After a disaster nothing exists yet on this machine.
  prepareDataDir(dataDir);
  const folder = await mkdtemp(join(dataDir, 'archive-'));
  try {
    const archives = await openArchives(backups);
    const file = join(folder, archive);
    if (!(await archives.fetch(archive, file))) {
      const names = (await archives.list()).slice(-3).reverse();
      throw new Refusal(`There is no archive ${archive}; the latest are: ${names.join(', ') || 'none'}.`);
    }
    await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads a whole archive before anything is done with it. */
export async function inspect(file: string, key: ArchiveKey): Promise<Manifest> {
  const manifest = await inspectArchive(file, key);
  checkName(basename(file), manifest);
  await checkSchema(manifest);
  return manifest;
}

export interface RestoreOptions {
  /** Whether existing data may be replaced. */
  isReplacing?: boolean;
  allowsUnencrypted?: boolean;
  /** Is called with the lines that describe the restore; the result false ends it. Absent if nobody is asked. */
  confirm?: (sentences: string[]) => Promise<boolean>;
}

/** Restores an archive; if that fails, all is as before unless it was emptied by order. Returns sentences about it. */
export async function restoreSite(
  file: string,
  config: Environment,
  { isReplacing = false, allowsUnencrypted = false, confirm }: RestoreOptions = {},
): Promise<string[]> {
  const { dataDir, backups } = config;
  const key = { passphrase: backups.passphrase, allowsUnencrypted };
  const manifest = await inspect(file, key);
  if (confirm && !(await confirm(describeRestore(file, manifest, config, { isReplacing, allowsUnencrypted })))) {
    throw new Refusal('Nothing was touched.');
  }
  const target = await openTarget(config, isReplacing);
  try {
    const incoming = join(dataDir, 'incoming');
    const done = await restore(file, key, manifest, { ...target, incoming });
    // The cached answers on disk belong to the former content.
    rmSync(join(dataDir, 'catalogue'), { recursive: true, force: true });
    return [
      summary(manifest),
      ...target.kept.map(
        (folder) => `What was there before is kept in ${folder}: remove it when it is needed no more.`,
      ),
      ...(done.leftOut.length > 0
        ? ['The queue is of another version and was left out: the nightly audit queues mail that was not sent.']
        : []),
      ...sayAboutSecret(config, done.appSecret),
    ];
  } catch (error) {
    await target.undo(manifest);
    throw error;
  } finally {
    await target.close();
  }
}

export function summary(manifest: Manifest): string {
  const { tables, files, made, postgres } = manifest;
  return `${rowsOf(manifest)} rows in ${tables.length} tables and ${files.length} files of ${made} (PostgreSQL ${postgres}): all there, all equal to what was saved.`;
}

/** Clocks, and a snapshot and the moment when its backup began, may differ by this much. */
const mostNameErrorMs = 3_600_000;

/** Whoever can write to the store, but not make an archive, could give an old archive the name of a new one. */
function checkName(name: string, { made }: Manifest): void {
  const named = timeInName(name);
  if (!named || Math.abs(named.getTime() - new Date(made).getTime()) <= mostNameErrorMs) return;
  throw new Refusal(
    `${name} is not what it is called: its name says ${named.toISOString()} but it was made ${made}: it was put in the place of another one. Take another archive, or, if it is the one you want, give it a name of your own; nothing was touched.`,
  );
}

/** Says whether the second factors of staff still work: they are encrypted with the secret of the archive's site. */
function sayAboutSecret({ appSecret, dataDir }: Environment, saved: string | undefined): string[] {
  const file = join(dataDir, 'app-secret');
  if (saved && !appSecret && !existsSync(file)) {
    writePrivateFile(file, `${saved}\n`);
    return [`The secret that signs cookies was put into ${file}.`];
  }
  const present = appSecret ?? readAppSecret(dataDir);
  if (saved && present === saved) return [];
  return [
    saved
      ? 'APP_SECRET here is not the one the archive was made with and was left as it is: staff with a second factor sign in with a backup code, or set APP_SECRET to the former one.'
      : 'The archive holds no APP_SECRET, as it is not encrypted: set the former one, or staff with a second factor must be invited again.',
  ];
}

/** Returns the lines that tell what a restore will do, without any password. */
function describeRestore(file: string, manifest: Manifest, config: Environment, wishes: RestoreOptions): string[] {
  const { made, tables, files } = manifest;
  const isEncrypted = config.backups.passphrase !== undefined && !wishes.allowsUnencrypted;
  return [
    `${basename(file)}${isEncrypted ? ', encrypted' : ''}, made ${made}: ${rowsOf(manifest)} rows in ${tables.length} tables and ${files.length} files.`,
    `It goes into ${databaseOf(config)}; its files into ${storeOf(config)}.`,
    wishes.isReplacing
      ? 'What is there is replaced: folders are kept beside, the rows of a database elsewhere are gone.'
      : 'If anything is there already, nothing is done.',
  ];
}

function databaseOf({ databaseUrl, migrationDatabaseUrl, dataDir }: Environment): string {
  const url = migrationDatabaseUrl ?? databaseUrl;
  if (!url) return `the site's own database in ${join(dataDir, 'postgres')}`;
  // The host is empty if the query names a socket's folder; URL reads that only with a placeholder as host.
  const { pathname, host, searchParams } = new URL(url.replace(/^(postgres(?:ql)?:\/\/[^@/?]*@)(?=[/?])/i, '$1socket'));
  return `the database ${decodeURIComponent(pathname.slice(1))} on ${searchParams.get('host') ?? host}`;
}

function storeOf({ storageUrl, dataDir }: Environment): string {
  return storageUrl ? `the store ${storageUrl.replace(/\?.*/, '')}` : join(dataDir, 'storage');
}
