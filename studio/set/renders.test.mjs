import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tours } from '../../content/tours/tours.ts';
import { pictureSet } from '../set.mjs';
import { panoramas } from './panoramas.mjs';
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

test('every panorama of a tour has a recipe, whose scene knows the station', () => {
  for (const { panorama } of tours.flatMap(({ stations }) => stations)) {
    const { place, station } = panoramas[panorama] ?? {};
    const scene = readFileSync(join(import.meta.dirname, '../scenes', `${place}`, 'scene.py'), 'utf8');
    expect(scene.slice(scene.indexOf('stations = dict(')), panorama).toContain(`    ${station}=dict(loc=`);
  }
});
