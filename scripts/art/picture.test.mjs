import { expect, test } from 'vitest';
import { compositions } from './compositions.mjs';
import { PALETTES } from './kit/palettes.mjs';
import { drawPicture } from './picture.mjs';
import { pictureSet } from './set.mjs';

test('a picture has the same bytes each time it is drawn from the same seed, and others from another', async () => {
  const small = { composition: 'glasshouse', palette: 'dusk', width: 120, over: 1 };
  const [first, again, other] = [
    await drawPicture(small),
    await drawPicture(small),
    await drawPicture({ ...small, seed: 2 }),
  ];
  expect(again.equals(first)).toBe(true);
  expect(other.equals(first)).toBe(false);
});

test('every picture of the set names a composition and an hour that exist', () => {
  for (const [name, { composition, palette }] of Object.entries(pictureSet)) {
    expect(Object.keys(compositions), name).toContain(composition);
    expect(Object.keys(PALETTES), name).toContain(palette);
  }
});
