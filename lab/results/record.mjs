import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { formatResults, parseResults, rowOf } from './results-table.mjs';

const folder = 'bench/results';
/** The most rows of a file of results; older ones are removed. */
const mostRows = 10;

/**
 * Adds a run to the table of the proof, `bench/results/NAME.md`.
 * @param {string} name
 * @param {Record<string, string | ((result: object) => unknown)>} keyFigures the columns that the proof exports
 * @param {object} result everything that the run found, with `holds` and `seconds`
 */
export function record(name, keyFigures, result) {
  const file = `${folder}/${name}.md`;
  const earlier = existsSync(file) ? parseResults(readFileSync(file, 'utf8')) : [];
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const row = rowOf(keyFigures, { date: new Date().toISOString().slice(0, 10), commit, ...result });
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, formatResults(name, Object.keys(keyFigures), [...earlier, row].slice(-mostRows)));
}
