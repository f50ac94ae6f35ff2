import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const kept = 10;

/**
 * Adds a result to those of the proof in `bench/`, newest last.
 * @param {string} name
 * @param {object} result
 */
export function record(name, result) {
  const file = `bench/${name}.json`;
  const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const entry = { date: new Date().toISOString().slice(0, 10), commit, ...result };
  mkdirSync('bench', { recursive: true });
  writeFileSync(file, `${JSON.stringify([...earlier, entry].slice(-kept), null, 2)}\n`);
}
