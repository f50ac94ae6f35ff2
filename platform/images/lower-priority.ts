import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * Lowers this process's priority, so that it works only when nobody else needs the processor; the process must be
 * started `detached`, alone in its session. `niceness` is as for `setPriority`. On Linux that function is not enough:
 * it sets the main thread's alone, while the threads that encode began earlier, when modules were read, and pass
 * theirs on to the threads of libvips. If the kernel shares the processor between sessions first (autogroup), a
 * thread's niceness counts for nothing compared with another session.
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
