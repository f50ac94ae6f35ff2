import { expect, test } from 'vitest';
import { filmVideo, serviceThumbnails, videoPlace } from './video.ts';

test.each([
  ['https://www.youtube.com/shorts/abc123XYZ_-', { service: 'youtube', id: 'abc123XYZ_-' }],
  ['https://www.youtube.com/watch?t=4&v=abc123XYZ_-', { service: 'youtube', id: 'abc123XYZ_-' }],
  ['https://youtu.be/abc123XYZ_-?si=1', { service: 'youtube', id: 'abc123XYZ_-' }],
  ['https://vimeo.com/76979871', { service: 'vimeo', id: '76979871' }],
  ['https://example.com/film.mp4', { service: 'file' }],
])('%s is known for what it is', (url, place) => {
  expect(videoPlace(url)).toEqual(place);
});

test('thumbnails of a video service are tried from high to medium to small, then the rest', () => {
  const tried = serviceThumbnails({ service: 'youtube', id: 'abc' });
  expect(tried.map((url) => url.split('/').at(-1))).toEqual([
    'hqdefault.jpg',
    'mqdefault.jpg',
    'default.jpg',
    'maxresdefault.jpg',
    'sddefault.jpg',
  ]);
  expect(serviceThumbnails({ service: 'file' })).toEqual([]);
});

test("the owner's film goes before our own clip, and a name without a clip is no film", () => {
  expect(filmVideo({ title: 'Film', url: 'https://youtu.be/abc123' }, undefined)).toEqual({
    title: 'Film',
    url: 'https://youtu.be/abc123',
  });
  expect(filmVideo({ title: 'Film', clip: 'none' }, undefined)).toBeUndefined();
});
