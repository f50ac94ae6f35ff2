import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Returns every proof below `lab/proofs/`: its name and the absolute path of its file.
 * @param {string} root folder of the site's code
 * @returns {Map<string, string>}
 */
export function listProofs(root) {
  const folder = join(root, 'lab/proofs');
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.mjs'));
  return new Map(files.map((file) => [basename(file, '.mjs'), join(folder, file)]).sort());
}
