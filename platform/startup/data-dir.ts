import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { explainDisk } from './explain-start-error.ts';
import { Refusal } from './refusal.ts';

/** A start writes about as many bytes before the database itself reports a full disk. */
const probeBytes = 1024 * 1024;

/** Makes a folder for its owner alone; Node's recursive way never ends below a parent such as /proc. */
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
    closeFolder(dataDir);
    // A full disk still accepts an empty file.
    writeFileSync(probe, Buffer.alloc(probeBytes));
  } catch (error) {
    const about = error instanceof Refusal ? error : explainDisk(error, dataDir);
    if (about) throw about;
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new Refusal(`DATA_DIR must be a folder that this user can write to, not ${dataDir} (${reason}).`);
  } finally {
    if (existsSync(probe)) rmSync(probe);
  }
}

/** Returns the secret that signs cookies and tokens; undefined if the folder has none yet. */
export function readAppSecret(dataDir: string): string | undefined {
  const file = join(dataDir, 'app-secret');
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new Refusal(`DATA_DIR must be readable by this user, and ${file} is not (${code}).`);
  }
}

/** Returns the secret of the folder, which is made once (mode 0600). */
export function loadAppSecret(dataDir: string): string {
  const kept = readAppSecret(dataDir);
  if (kept) return kept;
  const made = randomBytes(32).toString('base64url');
  writePrivateFile(join(dataDir, 'app-secret'), `${made}\n`);
  return made;
}

const everybodyElse = 0o077;
const outsiders = 0o007;
/** A folder that holds one of these was made by this site. */
const madeByTheSite = ['app-secret', 'outbox', 'postgres', 'storage'];

/** Closes the folder to other users; throws a Refusal if it is somebody else's or holds other things, as /tmp does. */
function closeFolder(dataDir: string): void {
  const { mode, uid } = statSync(dataDir);
  if ((mode & everybodyElse) === 0) return;
  const names = readdirSync(dataDir);
  const isOwn = names.length === 0 || madeByTheSite.some((name) => names.includes(name));
  if (uid === process.getuid?.() && isOwn) chmodSync(dataDir, mode & 0o700);
  // Where containers get a folder of root's, its group is what lets the site in.
  else if (uid !== process.getuid?.() && (mode & outsiders) === 0) return;
  if ((statSync(dataDir).mode & everybodyElse) === 0) return;
  const rights = (mode & 0o777).toString(8);
  throw new Refusal(
    `DATA_DIR must be closed to other users, because it holds passwords and what visitors sent, and ${dataDir} is open to them (mode ${rights}): chmod 700 ${dataDir}, or name a folder in it that is the site's alone.`,
  );
}

/** Writes a file that only its owner can read (mode 0600), whole or not at all, also across a crash. */
export function writePrivateFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.new`;
  const file = openSync(draft, 'w', 0o600);
  writeSync(file, text);
  fsyncSync(file);
  closeSync(file);
  renameSync(draft, path);
}
