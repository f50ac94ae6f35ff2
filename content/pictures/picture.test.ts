import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buckets } from '#platform/images/picture.ts';
import { briefs } from './briefs.ts';
import catalogue from './catalogue.json' with { type: 'json' };
import { type PictureName, picture } from './picture.ts';

const names = [...new Set([...Object.keys(briefs), ...Object.keys(catalogue)])] as PictureName[];

test('every name that content asks for leads to a picture with words, size, focal point and a placeholder', () => {
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
  for (const name of names) {
    const { bucket, path } = picture(name);
    const file = new URL(`originals/${bucket}/${path.replace(/\.[0-9a-f]{10}(?=\.)/, '')}`, import.meta.url);
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
    expect(path, 'run node studio/pictures.mjs').toContain(`.${hash}.`);
  }
});

test('no page shows the same picture twice', () => {
  const pages = Object.groupBy(Object.keys(briefs) as PictureName[], (name) => {
    const [subject = ''] = name.split('/');
    return ['home', 'press', 'upcoming', 'brand'].includes(subject) ? 'home' : subject;
  });
  const cards = names.filter((name) => name.endsWith('/card'));
  for (const [page, shown = []] of Object.entries(pages)) {
    const paths = (page === 'home' ? [...shown, ...cards] : shown).map((name) => picture(name).path);
    expect(paths.length - new Set(paths).size, page).toBe(0);
  }
});

test('a name that nobody knows is told how to become known', () => {
  expect(() => picture('nowhere/hero' as PictureName)).toThrow('run node studio/pictures.mjs');
});
