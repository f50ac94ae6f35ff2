import { readdirSync, readFileSync } from 'node:fs';

function facts(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    const title = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return { pid, parent, title };
  } catch {
    return null;
  }
}

/**
 * Returns a process and everything below it, on Linux.
 * @param {number} root
 */
export function processTree(root) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => facts(Number(name)))
    .filter((found) => found !== null);
  const below = (pid) => all.filter(({ parent }) => parent === pid).flatMap((one) => [one, ...below(one.pid)]);
  return [...all.filter(({ pid }) => pid === root), ...below(root)];
}

/**
 * Returns the memory of a process in MiB, with shared pages counted by their share (PSS).
 * @param {number} pid
 */
export function proportionalMemory(pid) {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    return Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function statusField(pid, name) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/**
 * Returns the resident memory of a process in MiB, with shared pages counted in full (RSS).
 * @param {number} pid
 */
export const residentMemory = (pid) => statusField(pid, 'VmRSS');

/**
 * Returns the most memory that a process ever used so far, in MiB.
 * @param {number} pid
 */
export const peakMemory = (pid) => statusField(pid, 'VmHWM');
