import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, sep } from 'node:path';
import { markOf, type ProcessMark } from './process-identity.ts';

/** The programs that work inside a database folder: ours change into it before they become PostgreSQL. */
const programs = new Set(['postgres', 'initdb', 'unshare', 'setpriv']);

/** A process of PostgreSQL that works in a folder of ours. */
export interface FolderProcess extends ProcessMark {
  /** Its working directory: PostgreSQL's processes stay in their data folder. */
  cwd: string;
  /** Its command line, or the title that PostgreSQL gave it. */
  title: string;
}

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

/**
 * Returns the processes of PostgreSQL that work in this folder (an absolute path without symbolic links), without
 * zombies. This works on Linux only; elsewhere only the recorded server is known, and PostgreSQL's own lock prevents a
 * second one.
 */
export function processesOfFolder(folder: string): FolderProcess[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => inspect(Number(name), folder))
    .filter((found) => found !== null);
}
