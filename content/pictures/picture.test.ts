import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buckets } from '#domain/picture.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { type DrawnName, type PictureName, picture } from './picture.ts';
import { standIns } from './stand-ins.ts';

const names = [...Object.keys(catalogue), ...Object.keys(standIns)] as PictureName[];

test('every name leads to a picture in one of the ten buckets, with words, size, focal point and a placeholder', () => {
  for (const name of names) {
    const { bucket, alt, width, height, focalPoint, placeholder } = picture(name);
    expect(buckets, name).toContain(bucket);
    expect(alt.length, name).toBeGreaterThan(10);
    expect(Math.min(width, height), name).toBeGreaterThanOrEqual(400);
    for (const part of [focalPoint.x, focalPoint.y]) expect(part >= 0 && part <= 1, name).toBe(true);
    expect(placeholder, name).toMatch(/^data:image\/webp;base64,/);
    expect(placeholder.length, name).toBeLessThan(200);
  }
});

test('the catalogue is in step with the masters: each object path carries the hash of its file', () => {
  for (const name of Object.keys(catalogue) as DrawnName[]) {
    const { bucket, path } = picture(name);
    const file = new URL(`originals/${bucket}/${name}.webp`, import.meta.url);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
    expect(path, 'run node scripts/pictures.mjs').toBe(`${name}.${hash}.webp`);
  }
});

test('a name that still borrows a picture borrows one that is drawn', () => {
  for (const borrowed of Object.values<string>(standIns)) expect(Object.keys(catalogue)).toContain(borrowed);
});
