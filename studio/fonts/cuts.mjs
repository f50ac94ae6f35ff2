// What is cut out of the full families: the letters, weights, widths and figures that the pages use.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const cormorant = dirname(require.resolve('@fontsource-variable/cormorant/package.json'));
const anek = dirname(require.resolve('@fontsource-variable/anek-latin/package.json'));
const anekDevanagari = dirname(require.resolve('@fontsource-variable/anek-devanagari/package.json'));
const tiro = dirname(require.resolve('@fontsource/tiro-devanagari-hindi/package.json'));

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const letters = `${ascii}\u00a0©°²·×éè–—‘’“”…•`;
const features = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];
/** In text of 17 pixels nobody sees the kerning, which is a third of such a file. */
const withoutKerning = (all) => all.filter((feature) => feature !== 'kern');

/** The letters of Hindi, with those for English and Persian sounds, and what joins or separates them. */
const hindi = 'अआइईउऊऋएऐऑओऔकखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसहक़ख़ग़ज़ड़ढ़फ़ािीुूृॅेैॉोौंँः़्ऽ। \u200c\u200d';
/** Conjuncts and the places of vowel signs. Finer forms of the sign before a letter would double the file. */
const hindiFeatures = [
  ...['abvm', 'abvs', 'akhn', 'blwf', 'blwm', 'blws', 'ccmp', 'cjct', 'half', 'haln', 'kern', 'locl', 'mark', 'mkmk'],
  ...['nukt', 'rkrf', 'rphf', 'vatu'],
];

export const cuts = [
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
    text: `${ascii.replace(/[#$*<=>@[\\\]^_`{|}~]/g, '')}\u00a0é·–—‘’“”`,
    axes: { wght: 550 },
    keepFeatures: ['kern', 'lnum', 'locl', 'mark'],
  },
  {
    folder: anek,
    source: 'anek-latin-latin-standard-normal',
    out: 'anek-one-weight',
    keepFeatures: withoutKerning(features),
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
    keepFeatures: withoutKerning(hindiFeatures),
    hasOnlyUsualConjuncts: true,
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
    hasOnlyUsualConjuncts: true,
  },
];

/** Returns a font file with the letters of a cut and everything that the family can join them to. */
export async function cutLetters({ folder, source, text, axes, keepFeatures = features }, targetFormat = 'woff2') {
  const full = await readFile(join(folder, 'files', `${source}.woff2`));
  return subsetFont(full, text, {
    targetFormat,
    ...(axes && { variationAxes: axes }),
    keepFeatures,
    noHinting: true,
  });
}
