import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from '#platform/startup/data-dir.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import { isRunning, markOf, type ProcessMark } from './process-identity.ts';

/** Says who runs the database of a folder; kept in the folder while the database runs. */
export interface Claim {
  /** Identifies this run; the server has it in its name. */
  token: string;
  owner: ProcessMark;
  server?: ProcessMark;
  /** The loopback port, which stays the same from run to run if it is free. */
  port?: number;
}

const fileOf = (folder: string) => join(folder, 'owner.json');

function read(path: string): Claim | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Claim;
  } catch {
    return null;
  }
}

function refuseLiving(folder: string, claim: Claim | null): void {
  if (!claim || !isRunning(claim.owner)) return;
  throw new Refusal(
    `DATA_DIR is in use: process ${claim.owner.pid} already runs the database in ${folder}; stop it first, or give this one another DATA_DIR.`,
  );
}

/** Makes this process the owner of the folder's database; throws a Refusal if the former owner still runs. */
export function takeClaim(folder: string): { claim: Claim; former: Claim | null } {
  const owner = markOf(process.pid);
  if (!owner) throw new Error('The system does not tell when this process started.');
  const file = fileOf(folder);
  const former = read(file);
  refuseLiving(folder, former);

  const claim: Claim = { token: randomBytes(8).toString('hex'), owner, ...(former?.port ? { port: former.port } : {}) };
  const draft = `${file}.${claim.token}`;
  const aside = `${draft}.former`;
  writePrivateFile(draft, JSON.stringify(claim));
  try {
    // If two processes start at once, only one can move the old claim aside, and only one can write its own.
    renameSync(file, aside);
    if (read(aside)?.token !== former?.token) refuseLiving(folder, restore(aside, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    linkSync(draft, file);
  } catch {
    refuseLiving(folder, read(file));
    throw new Refusal(
      `DATA_DIR is in use: another start of the site claimed the database in ${folder} at this moment.`,
    );
  } finally {
    rmSync(draft, { force: true });
    rmSync(aside, { force: true });
  }
  return { claim, former };
}

function restore(aside: string, file: string): Claim | null {
  renameSync(aside, file);
  return read(file);
}

export function recordServer(folder: string, claim: Claim): void {
  writePrivateFile(fileOf(folder), JSON.stringify(claim));
}

export function readClaim(folder: string): Claim | null {
  return read(fileOf(folder));
}
