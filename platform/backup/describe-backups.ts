import { accessSync, constants, statSync } from 'node:fs';
import { relative } from 'node:path';
import { makeFolder } from '#platform/startup/data-dir.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import type { BackupSettings } from './backup-settings.ts';

interface SiteSettings {
  backups?: BackupSettings | undefined;
  dataDir: string;
  /** Absent while the site is not public. */
  publicUrl?: string | undefined;
}

/** Returns the lines about backups that a start prints. Only a public site gets warnings. */
export function describeBackups({ backups, dataDir, publicUrl }: SiteSettings, release: string): string[] {
  const isPublic = publicUrl !== undefined;
  if (!backups?.everyHours) {
    const warning = 'NO BACKUPS ARE MADE: set BACKUP_DIR or BACKUP_URL, and BACKUP_PASSPHRASE.';
    return [isPublic ? warning : 'No backups are made, because BACKUP_DIR is not set.', ...inRelease()];
  }
  const { everyHours, keep, passphrase, folder, store } = backups;
  const place = store ? new URL(store.url).host : folder;
  const lines = [
    `Backups go to ${place} every ${everyHours} h, ${passphrase ? 'encrypted' : 'not encrypted'}; ${keep} are kept.`,
  ];
  if (isPublic && !passphrase) {
    lines.push('BACKUPS ARE NOT ENCRYPTED: whoever gets one reads all enquiries. Set BACKUP_PASSPHRASE.');
  }
  return [...lines, ...inRelease()];

  /** Warns if the data lie in the release's folder, which will be removed with an old release. */
  function inRelease(): string[] {
    if (!isPublic) return [];
    const named = { DATA_DIR: dataDir, ...(backups?.everyHours && !backups.store && { BACKUP_DIR: backups.folder }) };
    return Object.entries(named)
      .filter(([, path]) => isInside(path, release))
      .map(
        ([name, path]) =>
          `${name.replace('_DIR', '')} LIES IN THE RELEASE: ${name} is ${path}, which is gone when the release is removed. Set ${name} to a folder outside ${release}.`,
      );
  }
}

/** Warns if the next backup cannot be written. */
export function warnAboutArchiveFolder(backups: BackupSettings | undefined): string[] {
  if (!backups?.everyHours) return [];
  try {
    prepareArchiveFolder(backups.folder);
    return [];
  } catch (error) {
    return [`NO BACKUP CAN BE MADE: ${(error as Error).message}`];
  }
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || !(way === '..' || way.startsWith('../'));
}

/** Makes the folder of archives, closed to other users. Throws a Refusal if nothing can be written there. */
export function prepareArchiveFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('a file'), { code: 'ENOTDIR' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Refusal(
      `archives are written to ${folder}, which must be a folder that this user can write to (${code}): correct that, or set BACKUP_DIR; a systemd unit names the folder in ReadWritePaths as well (docs/operations.md).`,
    );
  }
}
