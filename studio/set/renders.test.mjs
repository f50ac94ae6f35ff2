import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureSet } from '../set.mjs';
import { cuts, renders } from './renders.mjs';

test('every render names a place that can be built, every cut a render, no picture both drawn and cut', () => {
  for (const [name, { place }] of Object.entries(renders)) {
    expect(existsSync(join(import.meta.dirname, '../scenes', place, 'scene.py')), name).toBe(true);
  }
  for (const [name, { render }] of Object.entries(cuts)) {
    expect(Object.keys(renders), name).toContain(render);
    expect(Object.keys(pictureSet)).not.toContain(name);
  }
});

test('no two houses are cut from one render', () => {
  const houses = Object.groupBy(Object.keys(cuts), (name) => cuts[name].render);
  for (const [render, names] of Object.entries(houses))
    expect(new Set(names.map((name) => name.split('/')[0])).size, render).toBe(1);
});
