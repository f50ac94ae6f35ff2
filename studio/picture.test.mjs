import { expect, test } from 'vitest';
import { compositions } from './compositions.mjs';
import { PALETTES } from './kit/palettes.mjs';
import { drawPicture } from './picture.mjs';
import { pictureSet } from './set.mjs';

/** Draws each composition as the first picture that the set draws of it, small. */
function oneOfEach() {
  const first = new Map();
  for (const picture of Object.values(pictureSet))
    if (!first.has(picture.composition)) first.set(picture.composition, { ...picture, width: 120, over: 1 });
  return [...first];
}

test.each(oneOfEach())('%s has the same bytes each time it is drawn from the same seed', async (_name, picture) => {
  const first = await drawPicture(picture);
  const again = await drawPicture(structuredClone(picture));
  expect(again.equals(first)).toBe(true);
});

test('another seed draws another picture', async () => {
  const small = { composition: 'petalHouse', palette: 'dusk', width: 120, over: 1 };
  const [first, other] = [await drawPicture(small), await drawPicture({ ...small, seed: 2 })];
  expect(other.equals(first)).toBe(false);
});

test('every picture of the set names a composition and an hour that exist', () => {
  for (const [name, { composition, palette }] of Object.entries(pictureSet)) {
    expect(Object.keys(compositions), name).toContain(composition);
    expect(Object.keys(PALETTES), name).toContain(palette);
  }
});
