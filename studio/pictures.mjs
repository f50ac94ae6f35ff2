/**
 * Reads the masters under content/pictures/originals/<bucket>/ and writes content/pictures/catalogue.json: of each its
 * name, object path, size in pixels and placeholder, with the words of its brief or caption and whether it is a drawing or a render; and clips.json with the
 * paths of every clip. Run it after a brief, a master or a clip was added or changed: `node studio/pictures.mjs`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { briefs, bucketFor } from '../content/pictures/briefs.ts';
import { captions } from '../content/pictures/captions.ts';
import { clipBriefs } from '../content/pictures/clip-briefs.ts';
import { cuts } from './set/renders.mjs';

const home = join(import.meta.dirname, '../content/pictures');
const originals = join(home, 'originals');

/** A data URI of this length is no placeholder any more. */
const placeholderLimit = 200;

async function placeholder(file) {
  for (const width of [14, 12, 10, 8]) {
    const blurred = await sharp(file).resize(width).webp({ quality: 20, effort: 6 }).toBuffer();
    const uri = `data:image/webp;base64,${blurred.toString('base64')}`;
    if (uri.length < placeholderLimit) return uri;
  }
  throw new Error(`${file} has no placeholder under ${placeholderLimit} bytes`);
}

/**
 * Draws the first ten hex digits of the content's SHA-256 stand before the ending, so that the address changes with
 * the picture.
 */
function objectPath(path, file) {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
  return path.replace(/\.(\w+)$/, `.${hash}.$1`);
}

async function describe(bucket, path) {
  const name = path.replace(/\.webp$/, '');
  const alt = briefs[name]?.alt ?? captions[name]?.alt;
  if (!alt) throw new Error(`${bucket}/${path} has no words: add '${name}' to content/pictures/captions.ts`);
  if (briefs[name] && bucketFor(name) !== bucket) throw new Error(`${name} belongs into ${bucketFor(name)}`);
  const file = join(originals, bucket, path);
  const { width, height } = await sharp(file).metadata();
  const [x, y] = captions[name]?.focus ?? [0.5, 0.5];
  const blurred = await placeholder(file);
  const origin = cuts[name] ? 'render' : 'drawing';
  const facts = { alt, width, height, focalPoint: { x, y }, placeholder: blurred, origin };
  return { bucket, path: objectPath(path, file), ...facts };
}

const catalogue = {};
for (const bucket of readdirSync(originals).sort()) {
  const paths = readdirSync(join(originals, bucket), { recursive: true }).filter((path) => path.endsWith('.webp'));
  for (const path of paths.sort()) {
    const name = path.replace(/\.webp$/, '');
    if (catalogue[name])
      throw new Error(`Two pictures are called '${name}': in ${catalogue[name].bucket} and ${bucket}`);
    catalogue[name] = await describe(bucket, path);
  }
}

const missing = Object.keys(briefs).filter((name) => !catalogue[name]);
if (missing.length) throw new Error(`No master under content/pictures/originals for ${missing.join(', ')}`);

/** A clip's files lie in `experience/clips/`, by its name. */
const clips = {};
for (const name of Object.keys(clipBriefs)) {
  const files = ['mp4', 'webm'].map((ending) => `clips/${name}.${ending}`);
  const paths = files.filter((path) => existsSync(join(originals, 'experience', path)));
  if (paths.length < files.length) continue;
  const [mp4, webm] = files.map((path) => objectPath(path, join(originals, 'experience', path)));
  clips[name] = { mp4, webm };
}
writeFileSync(join(home, 'clips.json'), `${JSON.stringify(clips, null, 2)}\n`);

const lines = Object.entries(catalogue).map(([name, picture]) => `${JSON.stringify(name)}: ${JSON.stringify(picture)}`);
writeFileSync(join(home, 'catalogue.json'), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} pictures, ${Object.keys(clips).length} clips`);
