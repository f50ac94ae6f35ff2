import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hashDistance, perceptualHash } from './perceptual-hash.mjs';
import { drawPicture } from './picture.mjs';
import { familyOf } from './set/families.mjs';
import { pictureSet } from './set.mjs';

const home = join(import.meta.dirname, '../content/pictures');
const catalogue = JSON.parse(readFileSync(join(home, 'catalogue.json'), 'utf8'));

/** Two pictures that differ in fewer than this many of the 128 bits of their hashes are one picture to the eye. */
const bound = 10;

/**
 * The medallions of leaders are alike on purpose: they stand where portraits will. Share pictures in Hindi differ in their
 * words alone.
 */
const shown = Object.entries(catalogue).filter(([name]) => !/^people\/|\/share-.*hindi$/.test(name));
const fileOf = ({ bucket, path }) => join(home, 'originals', bucket, path.replace(/\.[0-9a-f]{10}(?=\.)/, ''));

test('no two pictures of the site are alike', async () => {
  const hashes = await Promise.all(shown.map(async ([name, one]) => [name, await perceptualHash(fileOf(one))]));
  const alike = hashes.flatMap(([name, hash], i) =>
    hashes.slice(0, i).flatMap(([other, another]) => {
      const distance = hashDistance(hash, another);
      return distance < bound ? [`${name} and ${other}: ${distance}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('a picture in other colours, smaller and encoded again is found out; another scene is not', async () => {
  const small = (recipe) => drawPicture({ ...recipe, width: 320, over: 1 });
  const hall = { composition: 'ballroom', format: 'wide', lamps: 'three' };
  const first = await perceptualHash(await small({ ...hall, palette: 'night' }));
  const recoloured = await perceptualHash(await small({ ...hall, palette: 'emerald', seed: 9, quality: 40 }));
  expect(hashDistance(first, recoloured)).toBeLessThan(bound);
  const otherView = await perceptualHash(
    await small({ ...hall, palette: 'night', crop: [0.32, 0.2, 0.68, 0.68], width: 320 }),
  );
  expect(hashDistance(first, otherView)).toBeGreaterThanOrEqual(bound);
  const otherScene = await perceptualHash(await small({ composition: 'colonnade', palette: 'night', format: 'wide' }));
  expect(hashDistance(first, otherScene)).toBeGreaterThan(3 * bound);
});

test('no family of compositions has more than 15 % of the pictures', () => {
  const drawn = Object.keys(catalogue).filter((name) => !/\/share(-upright)?(-hindi)?$/.test(name));
  const families = Object.entries(Object.groupBy(drawn, familyOf)).map(([family, names]) => [family, names.length]);
  expect(families.filter(([family]) => family === 'undefined')).toEqual([]);
  const limit = 0.15 * drawn.length;
  expect(families.filter(([, count]) => count > limit)).toEqual([]);
  expect(families.length).toBeGreaterThan(80);
});

test('rays stand behind no picture, mehndi hands and the haldi swing in two galleries at most', () => {
  expect(Object.values(pictureSet).filter(({ rays }) => rays)).toEqual([]);
  for (const composition of ['mehndi', 'haldi']) {
    const galleries = Object.entries(pictureSet).filter(
      ([name, recipe]) => name.includes('/gallery-') && recipe.composition === composition,
    );
    expect(galleries.length, composition).toBeLessThanOrEqual(2);
  }
});

test('no two heroes of the houses are one scene in other colours', () => {
  const heroes = Object.entries(pictureSet).filter(([name]) => /^(?!home\/).*\/hero-\d$/.test(name));
  const scenes = heroes.map(([, { composition }]) => composition);
  expect(scenes.length).toBeGreaterThan(30);
  expect(scenes.filter((scene, i) => scenes.indexOf(scene) !== i)).toEqual([]);
});
