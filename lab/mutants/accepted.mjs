import { readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';

/**
 * @typedef {object} Accepted faults that cannot matter, and why
 * @property {string} in a file, or a pattern of files
 * @property {string[]} faults "old text → new text" as the proof prints them; `…` stands for any text
 * @property {string} reason
 */

/**
 * What of an area may live, out of `accepted.json`. It is known by its text, so that it stays known when lines are
 * added above it, and is asked again when the text changes.
 */
export function readAccepted() {
  /** @type {Accepted[]} */
  const entries = JSON.parse(readFileSync('lab/mutants/accepted.json', 'utf8'));
  return entries.map(({ in: files, faults, reason }) => {
    const patterns = faults.map(patternOf);
    const accepts = ({ file, change }) =>
      (file === files || matchesGlob(file, files)) && patterns.some((pattern) => pattern.test(change));
    return { reason, accepts };
  });
}

function patternOf(fault) {
  const parts = fault.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`);
}
