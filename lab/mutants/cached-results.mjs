import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Results of earlier runs, so that a long proof can be run in pieces. A caught fault needs no new run as long as the
 * file that it is in and the file of the test that caught it are as they were; that it lives, as long as all tests that
 * were asked are.
 * @param {string} folder
 * @param {Record<string, string>} sources the code of each file that has faults
 */
export function cachedResults(folder, sources) {
  const file = join(folder, 'kept.jsonl');
  const hashes = new Map();
  const hashOfFile = (path) => {
    if (!hashes.has(path)) hashes.set(path, existsSync(path) ? hashOf(readFileSync(path)) : 'gone');
    return hashes.get(path);
  };
  const sourceHashes = Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, hashOf(source)]));
  const keyOf = (fault) => `${fault.file}#${sourceHashes[fault.file]}#${fault.at}#${fault.change}`;
  const asked = (fault) => hashOf(fault.asked.map(({ file }) => `${file}#${hashOfFile(file)}`).join());
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const kept = new Map(lines.map((line) => JSON.parse(line)).map((entry) => [entry.key, entry]));
  return {
    /** `caught`, `lives`, or undefined where it must be asked. */
    of(fault) {
      const entry = kept.get(keyOf(fault));
      if (!entry) return undefined;
      if (entry.lives) return entry.asked === asked(fault) ? 'lives' : undefined;
      return !entry.by || entry.by === hashOfFile(entry.file) ? 'caught' : undefined;
    },
    keep(fault, { lives, file: by, ms, ...rest }) {
      const more = lives ? { lives, asked: asked(fault) } : { ...(by && { file: by, by: hashOfFile(by) }) };
      const entry = { key: keyOf(fault), ms, ...rest, ...more };
      kept.set(entry.key, entry);
      appendFileSync(file, `${JSON.stringify(entry)}\n`);
    },
  };
}
