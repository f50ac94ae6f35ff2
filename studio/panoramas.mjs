/**
 * Turns rendered panoramas into the files of the tour: node studio/panoramas.mjs RENDERS [name …]
 * RENDERS holds <name>.png, twice as wide as high. Quality falls until a file is small enough: the first place of a tour has
 * to be there within 2.5 seconds on a slow phone.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { tours } from '../content/tours/tours.ts';

const most = { first: 230_000, other: 330_000 };
const first = new Set(tours.map(({ stations }) => stations[0].panorama));
const [renders, ...wanted] = process.argv.slice(2);
const out = join(import.meta.dirname, '../content/tours/panoramas');

async function encode(file, limit) {
  for (const quality of [62, 58, 54, 50, 46, 42, 38, 34, 30]) {
    const bytes = await sharp(file).removeAlpha().avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    if (bytes.length <= limit) return { bytes, quality };
  }
  throw new Error(`${file} does not fit into ${limit} bytes.`);
}

for (const file of readdirSync(renders)) {
  const name = file.replace(/\.png$/, '');
  if (name === file || (wanted.length > 0 && !wanted.includes(name))) continue;
  const { bytes, quality } = await encode(join(renders, file), first.has(name) ? most.first : most.other);
  writeFileSync(join(out, `${name}.avif`), bytes);
  console.log(name, bytes.length, `quality ${quality}`);
}
