import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lets this process work only when nobody else wants the processor; for a process started `detached`, by itself in its
 * session. `niceness` is as for `setPriority`, which on Linux is not enough: it sets the main thread's alone, while
 * those that encode were begun before, as modules were read, and hand theirs on to the threads of libvips. And where
 * the kernel shares the processor between sessions first (autogroup), a thread's niceness counts for nothing beside
 * another session.
 */
export function lowerPriority(niceness: number): void {
  setPriority(niceness);
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) whereItCan(() => setPriority(Number(thread), niceness));
  whereItCan(() => writeFileSync('/proc/self/autogroup', String(niceness)));
}

/** A thread may have ended meanwhile, and not every kernel has autogroups. */
function whereItCan(change: () => void): void {
  try {
    change();
  } catch {
    // In both cases nothing has to be changed.
  }
}
