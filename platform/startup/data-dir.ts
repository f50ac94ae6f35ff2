import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explainDisk } from './explain-start-error.ts';
import { writePrivateFile } from './private-file.ts';
import { Refusal } from './refusal.ts';

/** A start writes about so many bytes before the database itself reports a full disk. */
const probeBytes = 1024 * 1024;

/**
 * Makes a folder that is closed to other users. Node's own recursive way never ends if a parent accepts no children,
 * such as /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Makes the folder, closed to other users, and tries to write into it. Throws a Refusal if that fails. */
export function prepareDataDir(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    makeFolder(dataDir);
    // A full disk still accepts an empty file.
    writeFileSync(probe, Buffer.alloc(probeBytes));
  } catch (error) {
    const about = explainDisk(error, dataDir);
    if (about) throw about;
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Refusal(`DATA_DIR must be a folder that this user can write to, not ${dataDir} (${reason}).`);
  } finally {
    if (existsSync(probe)) rmSync(probe);
  }
}

/** Returns the secret that signs cookies and tokens. It is made once for each folder and stored there (mode 0600). */
export function loadAppSecret(dataDir: string): string {
  const file = join(dataDir, 'app-secret');
  try {
    const kept = readFileSync(file, 'utf8').trim();
    if (kept !== '') return kept;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw new Refusal(`DATA_DIR must be readable by this user, and ${file} is not (${code}).`);
  }
  const made = randomBytes(32).toString('base64url');
  writePrivateFile(file, `${made}\n`);
  return made;
}
