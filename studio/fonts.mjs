// Cuts the site's own font files out of the full families: only the letters, weights, widths and figures that the
// pages use. Run with `node studio/fonts.mjs`; the result is committed in app/ui/fonts/.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const limit = 28 * 1024;
const target = join(import.meta.dirname, '..', 'app', 'ui', 'fonts');
const require = createRequire(import.meta.url);
const cormorant = dirname(require.resolve('@fontsource-variable/cormorant/package.json'));
const anek = dirname(require.resolve('@fontsource-variable/anek-latin/package.json'));
const anekDevanagari = dirname(require.resolve('@fontsource-variable/anek-devanagari/package.json'));
const tiro = dirname(require.resolve('@fontsource/tiro-devanagari-hindi/package.json'));

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const letters = `${ascii}\u00a0©°²·×éè–—‘’“”…•`;
const features = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/** The letters of Hindi, with those for English and Persian sounds, and what joins or separates them. */
const hindi = 'अआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहक़ख़ग़ज़ड़ढ़फ़ािीुूृॅेैॉोौंँः़्ऽ। \u200c\u200d';
/** Conjuncts and the places of vowel signs. Finer forms of the sign before a letter would double the file. */
const hindiFeatures = [
  ...['abvm', 'abvs', 'akhn', 'blwf', 'blwm', 'blws', 'ccmp', 'cjct', 'half', 'haln', 'kern', 'locl', 'mark', 'mkmk'],
  ...['nukt', 'rkrf', 'rphf', 'vatu'],
];

const cuts = [
  {
    folder: cormorant,
    source: 'cormorant-latin-wght-normal',
    out: 'cormorant',
    text: letters,
    axes: { wght: { min: 500, max: 600 } },
  },
  // The rupee sign of this family lives in another file than its letters.
  {
    folder: cormorant,
    source: 'cormorant-latin-ext-wght-normal',
    out: 'cormorant-rupee',
    text: '₹',
    axes: { wght: { min: 500, max: 600 } },
  },
  {
    folder: anek,
    source: 'anek-latin-latin-standard-normal',
    out: 'anek',
    text: letters,
    axes: { wdth: 96, wght: { min: 400, max: 700 } },
  },
  {
    folder: anek,
    source: 'anek-latin-latin-ext-standard-normal',
    out: 'anek-rupee',
    text: '₹',
    axes: { wdth: 96, wght: { min: 400, max: 700 } },
  },
  // The Latin letters of pages in Hindi, which load two families more: one weight each, as their Hindi letters have.
  {
    folder: cormorant,
    source: 'cormorant-latin-wght-normal',
    out: 'cormorant-one-weight',
    text: letters,
    axes: { wght: 550 },
  },
  {
    folder: anek,
    source: 'anek-latin-latin-standard-normal',
    out: 'anek-one-weight',
    text: letters,
    axes: { wdth: 96, wght: 450 },
  },
  {
    folder: anekDevanagari,
    source: 'anek-devanagari-devanagari-standard-normal',
    out: 'anek-devanagari',
    text: hindi,
    // Several weights in one file would be twice as large.
    axes: { wdth: 96, wght: 450 },
    keepFeatures: hindiFeatures,
  },
  // The name of the other language on pages in English.
  {
    folder: anekDevanagari,
    source: 'anek-devanagari-devanagari-standard-normal',
    out: 'anek-hindi-name',
    text: 'हिन्दी में देखें',
    axes: { wdth: 96, wght: 500 },
    // These words need no other conjunct than the half न.
    keepFeatures: ['abvm', 'ccmp', 'half', 'mark'],
  },
  {
    folder: tiro,
    source: 'tiro-devanagari-hindi-devanagari-400-normal',
    out: 'tiro-devanagari',
    text: hindi,
    keepFeatures: hindiFeatures,
  },
];

await mkdir(target, { recursive: true });
for (const { folder, source, out, text, axes, keepFeatures = features } of cuts) {
  const full = await readFile(join(folder, 'files', `${source}.woff2`));
  const cut = await subsetFont(full, text, {
    targetFormat: 'woff2',
    ...(axes && { variationAxes: axes }),
    keepFeatures,
    noHinting: true,
  });
  if (cut.length > limit) throw new Error(`${out}.woff2 has ${cut.length} bytes, more than ${limit}.`);
  await writeFile(join(target, `${out}.woff2`), cut);
  console.log(`${out}.woff2  ${(cut.length / 1024).toFixed(1)} KB`);
}
