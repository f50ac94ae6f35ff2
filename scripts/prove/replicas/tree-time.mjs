import { readFileSync } from 'node:fs';
import { processTree } from '../process-tree.mjs';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

function msOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // User and system time, and that of children that have ended.
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;
  } catch {
    return 0;
  }
}

/**
 * Milliseconds of processor time that a site's processes have used so far, the database and the encoding of pictures apart.
 * @param {number} root of the process tree
 */
export function treeTime(root) {
  const sums = { node: 0, database: 0, pictures: 0 };
  for (const { pid, title } of processTree(root)) {
    // Pictures are encoded once, in the background, whoever comes.
    const kind = /encoder-process/.test(title) ? 'pictures' : /postgres/.test(title) ? 'database' : 'node';
    sums[kind] += msOf(pid);
  }
  return sums;
}
