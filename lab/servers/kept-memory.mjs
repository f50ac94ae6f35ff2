import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMemory } from './process-tree.mjs';

const collectedMs = 1_000;

/** What a site needs in its environment so that `keptMemory` can tell. */
export function collecting(root) {
  return { NODE_OPTIONS: `--import=${join(root, 'lab/servers/collect-garbage.mjs')}` };
}

/**
 * Mebibytes of a process, started with `collecting`, without what V8 has not yet collected: it lets garbage lie while there
 * is room, which is no leak and hides one.
 */
export async function keptMemory(pid) {
  process.kill(pid, 'SIGUSR2');
  await wait(collectedMs);
  return residentMemory(pid);
}
