/**
 * Turns rendered panoramas into the files of the tour: node studio/panoramas.mjs RENDERS [name …]
 * RENDERS holds <name>.png, twice as wide as high. Quality falls until a file is small enough: the first place of a tour has
 * to be there within 2.5 seconds on a slow phone.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { tours } from '../content/tours/tours.ts';

const most = { first: 190_000, other: 330_000, large: 600_000 };
/** Pixels: a wider render is reduced, which also smooths its edges. */
const widest = { first: 3072, other: 3584, large: 5120 };
const first = new Set(tours.map(({ stations }) => stations[0].panorama));
const large = new Set(
  tours.flatMap(({ stations }) => stations.flatMap((one) => (one.largePanorama ? [one.panorama] : []))),
);
const [renders, ...wanted] = process.argv.slice(2);
const out = join(import.meta.dirname, '../content/tours/panoramas');

async function encode(file, kind) {
  const pixels = await sharp(file)
    .removeAlpha()
    .resize({ width: widest[kind], withoutEnlargement: true })
    .png()
    .toBuffer();
  for (const quality of [62, 58, 54, 50, 46, 42, 38, 34, 30]) {
    const bytes = await sharp(pixels).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    if (bytes.length <= most[kind]) return { bytes, quality };
  }
  throw new Error(`${file} does not fit into ${most[kind]} bytes.`);
}

for (const file of readdirSync(renders)) {
  const name = file.replace(/\.png$/, '');
  if (name === file || (wanted.length > 0 && !wanted.includes(name))) continue;
  const { bytes, quality } = await encode(join(renders, file), first.has(name) ? 'first' : 'other');
  writeFileSync(join(out, `${name}.avif`), bytes);
  console.log(name, bytes.length, `quality ${quality}`);
  if (!large.has(name)) continue;
  const whole = await encode(join(renders, file), 'large');
  writeFileSync(join(out, `${name}-large.avif`), whole.bytes);
  console.log(`${name}-large`, whole.bytes.length, `quality ${whole.quality}`);
}
