/**
 * Reads the masters under content/pictures/originals/<bucket>/ and writes content/pictures/catalogue.json: of each its
 * name, object path, size in pixels and placeholder. Words and focal points come from content/pictures/captions.ts.
 * Run it after a master was added or changed: `node scripts/pictures.mjs`.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { captions } from '../content/pictures/captions.ts';

const home = join(import.meta.dirname, '../content/pictures');
const originals = join(home, 'originals');

/** Longest data URI that still counts as a placeholder. */
const placeholderLimit = 200;

async function placeholder(file) {
  for (const width of [14, 12, 10, 8]) {
    const blurred = await sharp(file).resize(width).webp({ quality: 20, effort: 6 }).toBuffer();
    const uri = `data:image/webp;base64,${blurred.toString('base64')}`;
    if (uri.length < placeholderLimit) return uri;
  }
  throw new Error(`${file} has no placeholder under ${placeholderLimit} bytes`);
}

/** The first ten hex digits of the content's SHA-256 stand before the ending, so that the address changes with the picture. */
function objectPath(path, file) {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
  return path.replace(/\.(\w+)$/, `.${hash}.$1`);
}

const catalogue = {};
for (const bucket of readdirSync(originals).sort()) {
  const paths = readdirSync(join(originals, bucket), { recursive: true }).filter((path) => path.endsWith('.webp'));
  for (const path of paths.sort()) {
    const name = path.replace(/\.webp$/, '');
    const caption = captions[name];
    if (!caption) throw new Error(`${bucket}/${path} has no words: add '${name}' to content/pictures/captions.ts`);
    if (catalogue[name]) throw new Error(`Two pictures are called '${name}': ${catalogue[name].bucket} and ${bucket}`);
    const file = join(originals, bucket, path);
    const { width, height } = await sharp(file).metadata();
    const [x, y] = caption.focus ?? [0.5, 0.5];
    catalogue[name] = {
      bucket,
      path: objectPath(path, file),
      alt: caption.alt,
      width,
      height,
      focalPoint: { x, y },
      placeholder: await placeholder(file),
    };
  }
}
const lines = Object.entries(catalogue).map(([name, picture]) => `${JSON.stringify(name)}: ${JSON.stringify(picture)}`);
writeFileSync(join(home, 'catalogue.json'), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} pictures in the catalogue`);
