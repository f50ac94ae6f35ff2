import { readFileSync } from 'node:fs';
import { processTree } from '../servers/process-tree.mjs';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** Returns its own time, user and system, and that of its ended children if wanted. */
function msOf(pid, withChildren) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields.slice(11, withChildren ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;
  } catch {
    return 0;
  }
}

/**
 * Returns the milliseconds of processor time that a site's processes have used so far, with the database and the
 * encoding of pictures apart.
 * @param {number} root of the process tree
 */
export function treeTime(root) {
  const sums = { node: 0, database: 0, pictures: 0 };
  for (const { pid, title } of processTree(root)) {
    // Pictures are encoded once, in the background, whoever comes; encoders that have ended are children of the
    // server.
    const kind = /encode-picture/.test(title) ? 'pictures' : /postgres/.test(title) ? 'database' : 'node';
    sums[kind] += msOf(pid, kind === 'database');
  }
  return sums;
}
