/** `npm run prove NAME [words]`: one of the long proofs; its result is added to `bench/NAME.json` unless it is `--brief`. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { record } from '../lab/record.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const names = readdirSync('lab/proofs').map((file) => file.replace('.mjs', ''));
const [name, ...words] = process.argv.slice(2);
if (!name || !names.includes(name)) {
  console.error(`Which proof? npm run prove NAME, where NAME is one of: ${names.join(', ')}.`);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
const begun = performance.now();
const { prove } = await import(`../lab/proofs/${name}.mjs`);
const { holds, ...figures } = await prove({ root, words });
const seconds = Math.round((performance.now() - begun) / 1000);
console.log(JSON.stringify(figures, null, 2));
console.log(`${name}: ${holds ? 'holds' : 'DOES NOT HOLD'} (${seconds} s)`);
// A brief proof is a test of every day, and one that stopped before its end has not said anything yet: neither is worth a place.
if (!words.includes('--brief') && !figures.missing) record(name, { holds, seconds, ...figures });
process.exit(holds ? 0 : 1);
