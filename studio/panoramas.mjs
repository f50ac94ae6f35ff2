/**
 * Turns rendered panoramas into the files of the tour: node studio/panoramas.mjs RENDERS [name …]
 * RENDERS holds <name>.png, twice as wide as high. A file takes at most 400 KB; quality falls until it does.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const most = 400_000;
const [renders, ...wanted] = process.argv.slice(2);
const out = join(import.meta.dirname, '../content/tours/panoramas');

async function encode(file) {
  for (const quality of [62, 58, 54, 50, 46, 42, 38, 34, 30]) {
    const bytes = await sharp(file).removeAlpha().avif({ quality, effort: 5, chromaSubsampling: '4:2:0' }).toBuffer();
    if (bytes.length <= most) return { bytes, quality };
  }
  throw new Error(`${file} does not fit into ${most} bytes.`);
}

for (const file of readdirSync(renders)) {
  const name = file.replace(/\.png$/, '');
  if (name === file || (wanted.length > 0 && !wanted.includes(name))) continue;
  const { bytes, quality } = await encode(join(renders, file));
  writeFileSync(join(out, `${name}.avif`), bytes);
  console.log(name, bytes.length, `quality ${quality}`);
}
