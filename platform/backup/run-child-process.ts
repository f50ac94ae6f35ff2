import { execFile } from 'node:child_process';
import { setPriority } from 'node:os';
import { projectRoot } from '#platform/project-root.ts';

/** A command has so many milliseconds to clean up after it is told to end. */
const GRACE_MS = 10_000;

/**
 * Runs a script of this site in a process of its own, with a lower priority than the site, and returns what it prints.
 * When `ended` is aborted the promise rejects at once; the process is told to end, and killed if it does not.
 */
export function runChildProcess(command: string[], ended: AbortSignal, graceMs = GRACE_MS): Promise<string> {
  return new Promise((resolve, reject) => {
    const options = { cwd: projectRoot(), signal: ended };
    const child = execFile(process.execPath, command, options, (error, output, complaint) => {
      if (error) reject(new Error(complaint.trim() || error.message));
      else resolve(output.trim());
    });
    if (child.pid !== undefined) setPriority(child.pid, 10);
    ended.addEventListener('abort', () => {
      const kill = setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
      child.once('exit', () => clearTimeout(kill));
    });
  });
}
