import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { properties } from '#content/properties.ts';
import { PlacesMap } from './places-map.tsx';
import { placeOnMap, riverOnMap, sheet } from './places-plan.ts';

const places = properties.map(({ slug, name, address }) => ({
  slug,
  name,
  onMap: address.coordinates && placeOnMap(address.coordinates),
}));
const map = renderToStaticMarkup(<PlacesMap sheet={sheet} river={riverOnMap()} places={places} />);
const marks = [...map.matchAll(/<path d="m(\d+) (\d+) 6 6-6 6-6-6z"><\/path><text[^>]*>([^<]+)</g)].map(
  ([, x, top, name]) => ({ name, east: Number(x) - sheet.origin.x, north: sheet.origin.y - Number(top) - 6 }),
);

test('the map of all locations marks each place at its distance from Delhi, true to scale', () => {
  expect(marks.map(({ name }) => name)).toEqual(places.map(({ name }) => name));
  for (const [index, { name, east, north }] of marks.entries())
    expect(Math.abs(Math.hypot(east, north) / sheet.unitsPerKm - (places[index]?.onMap?.km ?? 0)), name).toBeLessThan(
      2,
    );
});

test('north is above on the map, and east to the right', () => {
  const at = (name: string) => marks.find((mark) => mark.name === name);
  expect(at('Wedcation, Ambala')?.north).toBeGreaterThan(at('Wedcation, Israna')?.north ?? Number.NaN);
  expect(at('Tivoli Royal Palace')?.north).toBeLessThan(0);
  expect(at('Omnia Noida')?.east).toBeGreaterThan(at('Tivoli Heritage Palace')?.east ?? Number.NaN);
});

test('the river crosses the whole map as one line of curves', () => {
  const [first, ...curves] = riverOnMap().slice(1).split('Q');
  const heights = [first, curves.at(-1)].map((points) => Number(points?.split(' ').at(-1)));
  expect(heights[0]).toBeLessThan(0);
  expect(heights[1]).toBeGreaterThan(sheet.height);
  for (const [index, curve] of curves.entries()) expect(curve.split(' '), String(index)).toHaveLength(4);
});
