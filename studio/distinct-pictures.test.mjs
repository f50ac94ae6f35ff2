import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { properties } from '../content/properties.ts';
import { hashDistance, perceptualHash } from './perceptual-hash.mjs';
import { drawPicture } from './picture.mjs';
import { familyOf } from './set/families.mjs';
import { panoramas } from './set/panoramas.mjs';
import { cuts, renders } from './set/renders.mjs';
import { pictureSet } from './set.mjs';

const home = join(import.meta.dirname, '../content/pictures');
const catalogue = JSON.parse(readFileSync(join(home, 'catalogue.json'), 'utf8'));

/** Two pictures that differ in fewer than this many of the 128 bits of their hashes are one picture to the eye. */
const bound = 10;

/**
 * The portraits of leaders are alike on purpose: they stand where portraits will. Share pictures in Hindi differ in their
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
  const front = { composition: 'bulbFront', format: 'wide' };
  const first = await perceptualHash(await small({ ...front, palette: 'night' }));
  const recoloured = await perceptualHash(await small({ ...front, palette: 'emerald', seed: 9, quality: 40 }));
  expect(hashDistance(first, recoloured)).toBeLessThan(bound);
  const otherView = await perceptualHash(
    await small({ ...front, palette: 'night', crop: [0.32, 0.2, 0.68, 0.68], width: 320 }),
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

/** What draws the picture of a space or a restaurant: its composition, or the rendered place and the side of it seen. */
function sceneOf({ image }) {
  const name = image.path.replace(/\.[0-9a-f]{10}\.webp$/, '');
  if (!cuts[name]) return pictureSet[name].composition;
  const { place, seen = '' } = renders[cuts[name].render];
  return `${place} ${seen}`;
}
const shownTwice = (places) => {
  const scenes = places.map(sceneOf);
  return scenes.filter((scene, i) => scenes.indexOf(scene) !== i);
};

test('each lawn and court of the houses is a place of its own: none is drawn by the scene of another', () => {
  const outdoors = properties.flatMap(({ spaces }) => spaces.filter(({ type }) => type === 'outdoor'));
  expect(outdoors.length).toBeGreaterThanOrEqual(10);
  expect(shownTwice(outdoors)).toEqual([]);
});

test('each restaurant, bar, glass house and pool is a place of its own, not the scene of another', () => {
  const tables = properties.flatMap(({ dining }) => dining);
  const waters = properties.flatMap(({ spaces }) => spaces.filter(({ id }) => /glass-house|pool/.test(id)));
  expect(tables.length).toBeGreaterThanOrEqual(15);
  expect(waters.length).toBeGreaterThanOrEqual(7);
  expect(shownTwice([...tables, ...waters])).toEqual([]);
});

test('each room type of the houses is a room of its own, and so is each view that several rooms show', () => {
  const rooms = properties.flatMap((property) => [...new Set([...property.rooms, ...property.plan.fixedRooms])]);
  const own = rooms.map(({ images: [image] }) => ({ image }));
  const shared = rooms.flatMap(({ images: [, ...views] }) => views);
  const views = shared.filter(({ path }, i) => shared.findIndex((one) => one.path === path) === i);
  expect(own.length).toBeGreaterThanOrEqual(25);
  expect(shownTwice([...own, ...views.map((image) => ({ image }))])).toEqual([]);
});

const squareMetres = 0.0929;
const halls = properties.flatMap(({ slug, spaces }) =>
  spaces
    .filter(({ type }) => type === 'banquet')
    .map(({ id, areaSqFt, image }) => {
      const picture = image.path.replace(/\.[0-9a-f]{10}\.webp$/, '');
      return { name: `${slug} ${id}`, slug, id, areaSqFt, recipe: renders[cuts[picture]?.render], picture };
    }),
);

test('each hall of the houses is a place of its own: no two have the same ceiling and walls', () => {
  const built = ({ recipe: { ceiling = 'coffers', walls = 'arches' } }) => `${ceiling} and ${walls}`;
  const looks = halls.map((hall) => (hall.recipe ? built(hall) : pictureSet[hall.picture].composition));
  expect(looks.length).toBeGreaterThanOrEqual(14);
  expect(looks.filter((look, i) => looks.indexOf(look) !== i)).toEqual([]);
});

/** What a visitor recognises a hall by. */
const choices = [
  'W',
  'L',
  'Hh',
  'ceiling',
  'walls',
  'floor',
  'lamps',
  'end',
  'centre',
  'accent',
  'carpet',
  'wall',
  'timber',
];

test('a rendered hall is as large as its figures say, or the very room that its tour walks through', () => {
  for (const { name, slug, id, areaSqFt, recipe } of halls) {
    const room = panoramas[`${slug}-${id}`];
    if (room) {
      for (const choice of choices) expect(recipe[choice], `${name}: ${choice}`).toBe(room[choice]);
    } else if (areaSqFt && recipe?.W) {
      const { W, L, walls } = recipe;
      const floor = walls === 'rotunda' ? (Math.PI / 4) * W ** 2 : W * (L + 4);
      expect(Math.abs(floor / (areaSqFt * squareMetres) - 1), name).toBeLessThan(0.05);
    }
  }
});
