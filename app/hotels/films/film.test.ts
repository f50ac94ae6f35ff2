import { expect, test } from 'vitest';
import { tourLabel } from './film.tsx';

test.each([
  [undefined, 'Virtual tour'],
  ['https://my.matterport.com/show/?m=abc', 'Matterport'],
  ['https://tours.spalba.com/tivoli', 'Spalba'],
  ['https://matterport.com.example.com/show', 'Virtual tour'],
  ['https://tour.example.com/matterport.com', 'Virtual tour'],
])('a tour at %s is called %s', (url, label) => {
  expect(tourLabel(url ? { url } : {})).toBe(label);
});
