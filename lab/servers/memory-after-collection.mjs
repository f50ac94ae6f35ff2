import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMemory } from './process-tree.mjs';

const collectedMs = 1_000;

/** The environment that a site needs for `memoryAfterCollection`. */
export function withCollectionSignal(root) {
  return { NODE_OPTIONS: `--import=${join(root, 'lab/servers/collect-garbage.mjs')}` };
}

/**
 * Returns the mebibytes of a process, started with `withCollectionSignal`, after garbage collection. V8 does not
 * collect while there is room; such garbage is not a leak, but would hide one.
 */
export async function memoryAfterCollection(pid) {
  process.kill(pid, 'SIGUSR2');
  await wait(collectedMs);
  return residentMemory(pid);
}
