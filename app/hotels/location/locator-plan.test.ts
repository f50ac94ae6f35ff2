import { expect, test } from 'vitest';
import { places, yamuna } from '#content/places.ts';
import { drawLocator } from './locator-plan.ts';

const hotel = { name: 'The Tivoli', lat: 28.5, lng: 77.18 };
const sheet = { width: 820, height: 520 };

test('a place five kilometres north stands on the ring of five kilometres, straight above the house', () => {
  const north = { name: 'North', lat: 28.5 + 5 / 111.2, lng: 77.18 };
  const { centre, marks, rings } = drawLocator(hotel, [north], [], sheet);
  const mark = marks.find(({ name }) => name === 'North');
  const pixelsPerKm = (rings[0]?.radius ?? 0) / (rings[0]?.km ?? 1);
  expect(mark?.x).toBe(centre.x);
  expect(centre.y - (mark?.y ?? 0)).toBeCloseTo(5 * pixelsPerKm, -1);
});

test.each([
  ['The Tivoli', 28.5, 77.18],
  ['Wedcation by Tivoli Ambala', 30.3598, 76.7821],
  ['Wedcation by Tivoli Israna', 29.26775, 76.83177],
  ['Tivoli Heritage Palace', 28.19, 76.62],
  ['Tivoli Royal Palace', 28.1447, 77.3313],
  ['Omnia Greater Noida', 28.47, 77.49],
])('%s has at least three places around it, all inside the sheet', (name, lat, lng) => {
  for (const size of [sheet, { width: 390, height: 420 }]) {
    const { marks } = drawLocator({ name, lat, lng }, places, yamuna, size);
    expect(marks.length).toBeGreaterThanOrEqual(3);
    for (const { x, y } of marks) expect(x > 0 && x < size.width && y > 0 && y < size.height).toBe(true);
  }
});

test('of the river only what crosses the sheet is drawn, with one point beyond each edge', () => {
  const beyond = (lat: number, lng: number) => {
    const { river } = drawLocator({ name: 'A house', lat, lng }, places, yamuna, sheet);
    const heights = [...river.matchAll(/ (-?\d+)/g)].map(([, y]) => Number(y));
    return [heights.length, heights.filter((y) => y < 0 || y > sheet.height).length];
  };
  const [points = 0, outside] = beyond(28.5, 77.18);
  expect(points).toBeGreaterThan(4);
  expect(outside).toBe(2);
});
