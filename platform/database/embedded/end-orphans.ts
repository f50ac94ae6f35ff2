import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { product } from '#platform/product.ts';
import { Refusal } from '#platform/startup/refusal.ts';
import type { Claim } from './ownership-record.ts';
import { isRunning, markOf, type ProcessMark } from './process-identity.ts';

/** Every server of ours has this name in its command line and in its processes' titles. */
export function clusterNameOf(token: string): string {
  return `${product.prefix}-${token}`;
}

/**
 * Ends the processes of PostgreSQL that a dead owner left behind: they outlive a `kill -9` of our process group. They
 * are killed all at once, because they may be frozen; the write-ahead log makes that safe. Returns their number, or
 * throws a Refusal if the server is not ours. `folder` is an absolute path without symbolic links.
 */
export async function endOrphans(folder: string, data: string, former: Claim | null): Promise<number> {
  let ended = 0;
  // A server that is ending may still have started a process after the first check.
  for (let orphans = orphansOf(folder, data, former); orphans.length > 0; orphans = orphansOf(folder, data, former)) {
    ended += orphans.length;
    await kill(orphans);
    const survivor = orphans.find(isRunning);
    if (survivor) throw new Refusal(`Process ${survivor.pid} of the former database in ${folder} does not end.`);
  }
  clearLockOfStranger(data);
  return ended;
}

/** The title of a server is its command line; that of its processes begins with the cluster's name. */
function isOurs(title: string): boolean {
  return title.startsWith(`postgres: ${clusterNameOf('')}`) || title.includes(`cluster_name=${clusterNameOf('')}`);
}

function orphansOf(folder: string, data: string, former: Claim | null): ProcessMark[] {
  const found = processesOfFolder(folder);
  // Outside the data folder itself, the only process of ours that works is the one that makes a new folder.
  const foreign = found.find(({ cwd, title }) => cwd === data && !isOurs(title));
  if (foreign) {
    throw new Refusal(
      `DATA_DIR is in use: PostgreSQL process ${foreign.pid}, which this site did not start, works in ${data}; stop it first.`,
    );
  }
  const { server } = former ?? {};
  return server && isRunning(server) && !found.some(({ pid }) => pid === server.pid) ? [server, ...found] : found;
}

/** Milliseconds in which a killed process must end; one that waits for a disk ends after its write. */
const LIMIT_MS = 10_000;

async function kill(processes: ProcessMark[]): Promise<void> {
  for (const found of processes.filter(isRunning)) {
    try {
      process.kill(found.pid, 'SIGKILL');
    } catch {
      // The process ended between the two checks.
    }
  }
  for (const latest = Date.now() + LIMIT_MS; processes.some(isRunning) && Date.now() < latest; ) await wait(5);
}

/** PostgreSQL does not start if its lock file names an id that exists again, even that of a zombie or a stranger. */
function clearLockOfStranger(data: string): void {
  const lock = join(data, 'postmaster.pid');
  let pid: number;
  try {
    pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  } catch {
    return;
  }
  if (markOf(pid) || isListed(pid)) rmSync(lock);
}

/** Whether the system still knows the id, if only as a zombie. */
function isListed(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A process of PostgreSQL that works in a folder of ours. */
export interface FolderProcess extends ProcessMark {
  /** Its working directory: PostgreSQL's processes stay in their data folder. */
  cwd: string;
  title: string;
}

/**
 * Returns PostgreSQL's processes that work in this folder, without zombies. This works on Linux only; elsewhere only
 * the recorded server is known, and PostgreSQL's own lock prevents a second one.
 */
export function processesOfFolder(folder: string): FolderProcess[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => inspect(Number(name), folder))
    .filter((found) => found !== null);
}

/** The programs that work inside a database folder: ours change into it before they become PostgreSQL. */
const programs = new Set(['postgres', 'initdb', 'unshare', 'setpriv']);

function inspect(pid: number, folder: string): FolderProcess | null {
  try {
    const cwd = readlinkSync(`/proc/${pid}/cwd`);
    if (cwd !== folder && !cwd.startsWith(folder + sep)) return null;
    // After an upgrade of the package the running program's file no longer exists, and the kernel says so behind its
    // name.
    if (!programs.has(basename(readlinkSync(`/proc/${pid}/exe`).replace(/ \(deleted\)$/, '')))) return null;
    const mark = markOf(pid);
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    // A process that is just ending has lost its title before it is gone.
    return mark && title !== '' ? { ...mark, cwd, title } : null;
  } catch {
    // The process ended meanwhile, or belongs to another user.
    return null;
  }
}
