/**
 * `npm run prove NAME [words]` runs one of the long proofs and adds a row to `bench/results/NAME.md` unless it is
 * `--brief`.
 */
import { fileURLToPath } from 'node:url';
import { listProofs } from '../lab/results/list-proofs.mjs';
import { record } from '../lab/results/record.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const proofs = listProofs(root);
const [name, ...words] = process.argv.slice(2);
const file = proofs.get(name);
if (!file) {
  console.error(`Which proof? npm run prove NAME, where NAME is one of: ${[...proofs.keys()].join(', ')}.`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
const begun = performance.now();
const { prove, keyFigures } = await import(file);
const { holds, ...figures } = await prove({ root, words });
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(JSON.stringify(figures, null, 2));
console.log(`${name}: ${holds ? 'holds' : 'DOES NOT HOLD'} (${seconds} s)`);
// A brief run is one of the daily tests, and a run that stopped before its end has no result yet: neither is recorded.
if (!words.includes('--brief') && !figures.missing) record(name, keyFigures, { holds, seconds, ...figures });
process.exit(holds ? 0 : 1);
