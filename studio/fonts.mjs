// Cuts the site's own font files out of the full families. Run with `node studio/fonts.mjs`; the result is committed in
// app/ui/fonts/. It needs Debian's packages fonttools, python3-brotli and hunspell-hi.
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutLetters, cuts } from './fonts/cuts.mjs';
import { dictionaryWords, siteWords } from './fonts/hindi-words.mjs';
import { glyphsOf, openFont } from './fonts/shape.mjs';

const limit = 28 * 1024;
const target = join(import.meta.dirname, '..', 'app', 'ui', 'fonts');

/**
 * Cuts a Hindi font down to the conjuncts that occur in the site's texts or in a dictionary, which saves a third of its bytes.
 * A rarer conjunct is then shown by its letters with the sign that joins them, as Hindi may be written as well.
 */
async function cutConjuncts(cut) {
  const everything = await cutLetters(cut, 'sfnt');
  const font = openFont(everything);
  const words = [...siteWords(), ...dictionaryWords(), ...cut.text];
  const used = new Set(words.flatMap((word) => glyphsOf(font, word).map(({ codepoint }) => codepoint)));
  const folder = await mkdtemp(join(tmpdir(), 'tivoli-fonts-'));
  try {
    const [source, result] = ['full.ttf', 'cut.woff2'].map((name) => join(folder, name));
    await writeFile(source, everything);
    const letters = Array.from(cut.text, (letter) => letter.codePointAt(0).toString(16)).join();
    execFileSync('pyftsubset', [
      source,
      `--output-file=${result}`,
      '--flavor=woff2',
      `--unicodes=${letters}`,
      `--gids=${[...used].join()}`,
      '--no-layout-closure',
      '--layout-features=*',
    ]);
    return await readFile(result);
  } finally {
    await rm(folder, { recursive: true });
  }
}

await mkdir(target, { recursive: true });
for (const cut of cuts) {
  const file = await (cut.hasOnlyUsualConjuncts ? cutConjuncts(cut) : cutLetters(cut));
  if (file.length > limit) throw new Error(`${cut.out}.woff2 has ${file.length} bytes, more than ${limit}.`);
  await writeFile(join(target, `${cut.out}.woff2`), file);
  console.log(`${cut.out}.woff2  ${(file.length / 1024).toFixed(1)} KB`);
}
