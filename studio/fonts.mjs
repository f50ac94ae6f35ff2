// Cuts the site's own font files out of the full families: only the letters, weights, widths and figures that the
// pages use. Run with `node studio/fonts.mjs`; the result is committed in app/ui/fonts/.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const limit = 25 * 1024;
const target = join(import.meta.dirname, '..', 'app', 'ui', 'fonts');
const require = createRequire(import.meta.url);
const cormorant = dirname(require.resolve('@fontsource-variable/cormorant/package.json'));
const anek = dirname(require.resolve('@fontsource-variable/anek-latin/package.json'));

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('');
const letters = `${ascii}\u00a0©°²·×éè–—‘’“”…•`;
const features = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

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
];

await mkdir(target, { recursive: true });
for (const { folder, source, out, text, axes } of cuts) {
  const full = await readFile(join(folder, 'files', `${source}.woff2`));
  const cut = await subsetFont(full, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  if (cut.length > limit) throw new Error(`${out}.woff2 has ${cut.length} bytes, more than ${limit}.`);
  await writeFile(join(target, `${out}.woff2`), cut);
  console.log(`${out}.woff2  ${(cut.length / 1024).toFixed(1)} KB`);
}
