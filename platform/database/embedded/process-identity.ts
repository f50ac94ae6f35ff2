import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that cannot be mistaken for a later one with the same id. */
export interface ProcessMark {
  pid: number;
  /** The time when it started, in the system's own format; equal only for the same process of the same boot. */
  started: string;
}

/** Start time in ticks since boot, with the boot's id; null for a process that has ended or is a zombie. */
function startedOnLinux(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may itself contain spaces and parentheses, so the fields begin after the last one.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z' || state === 'X') return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[18]}`;
  } catch {
    return null;
  }
}

function startedElsewhere(pid: number): string | null {
  try {
    const line = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return line === '' || line.startsWith('Z') ? null : line.slice(line.indexOf(' ')).trim();
  } catch {
    return null;
  }
}

/** Returns the identity of a running process; null if there is none, or only a zombie that nobody has reaped. */
export function markOf(pid: number): ProcessMark | null {
  const started = process.platform === 'linux' ? startedOnLinux(pid) : startedElsewhere(pid);
  return started === null ? null : { pid, started };
}

/** Whether exactly this process still runs; a later process with the same id does not count. */
export function isRunning(mark: ProcessMark): boolean {
  return markOf(mark.pid)?.started === mark.started;
}
