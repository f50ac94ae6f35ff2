import { accessSync, constants, statSync } from 'node:fs';
import { makeFolder } from '#platform/startup/data-dir.ts';
import { Refusal } from '#platform/startup/refusal.ts';

/**
 * Makes the folder that archives are written to, closed to other users. Throws a Refusal if nothing can be written
 * there.
 */
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
