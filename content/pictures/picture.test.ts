import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buckets } from '#domain/picture.ts';
import { type BriefName, briefs } from './briefs.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { type DrawnName, type PictureName, picture } from './picture.ts';

const names = [...Object.keys(catalogue), ...Object.keys(briefs)] as PictureName[];

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

test('no two briefs ask for the same picture, nor two of one page for the same scene at the same hour', () => {
  const asked = new Map<string, string>();
  for (const name of Object.keys(briefs) as BriefName[]) {
    const { scene, palette, shape, note }: { scene: string; palette: string; shape: string; note?: string } =
      briefs[name];
    const keys = [`${scene}, ${palette}, ${shape}, ${note ?? ''}`];
    if (!name.startsWith('home/')) keys.push(`${name.split('/')[0]}: ${scene}, ${palette}`);
    for (const key of keys) {
      expect(asked.get(key), `${name} repeats ${key}`).toBeUndefined();
      asked.set(key, name);
    }
  }
});
