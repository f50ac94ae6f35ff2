import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Divides a long proof into slices: the word `--minutes=7` stops it after seven minutes, and the same words on the same
 * build continue it. The results so far are stored in the temporary folder.
 * @param {string} name of the proof
 * @param {{ root: string, words: string[] }} options the site is built
 */
export function sliced(name, { root, words }) {
  const word = words.find((each) => each.startsWith('--minutes='));
  const late = word ? performance.now() + Number(word.split('=')[1]) * 60_000 : Number.POSITIVE_INFINITY;
  const build = readFileSync(join(root, 'build/.built-from'), 'utf8').slice(0, 8);
  const file = join(tmpdir(), `tivoli-${name}-${build}.json`);
  const seen = word && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    isOver: () => performance.now() > late,
    /** @param {string} key */
    get: (key) => seen[key],
    /** @param {string} key @param {unknown} result */
    keep(key, result) {
      seen[key] = result;
      if (word) writeFileSync(file, JSON.stringify(seen));
    },
    forget: () => rmSync(file, { force: true }),
  };
}
