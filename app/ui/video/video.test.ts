import { expect, test } from 'vitest';
import { clipVideo, filmVideo, serviceThumbnails } from '#app/ui/video/video.ts';

test('thumbnails of a video service are tried from high to medium to small, then the rest', () => {
  const tried = serviceThumbnails('https://www.youtube.com/watch?v=abcdefghijk');
  expect(tried.map((url) => url.split('/').at(-1))).toEqual([
    'hqdefault.jpg',
    'mqdefault.jpg',
    'default.jpg',
    'maxresdefault.jpg',
    'sddefault.jpg',
  ]);
  expect(serviceThumbnails('https://example.com/film.mp4')).toEqual([]);
});

test("the owner's film goes before our own clip, and a name without a clip is no film", () => {
  expect(filmVideo({ title: 'Film', url: 'https://youtu.be/abc123' }, undefined)).toEqual({
    title: 'Film',
    url: 'https://youtu.be/abc123',
  });
  expect(filmVideo({ title: 'Film', clip: 'none' }, undefined)).toBeUndefined();
});

test('our own clip is a film in two codecs under its own name, or the film’s, behind its picture', () => {
  const picture = { bucket: 'lotuscourt', path: 'a.jpg', alt: '', width: 1, height: 1, placeholder: '' } as const;
  const poster = { ...picture, focalPoint: { x: 0, y: 0 } };
  const other = { ...poster, path: 'b.jpg' };
  const clip = {
    kind: 'drawing',
    title: 'Clip',
    bucket: 'lotuscourt',
    webm: 'c.webm',
    mp4: 'c.mp4',
    width: 9,
    height: 16,
  } as const;
  const made = clipVideo({ ...clip, seconds: 8, poster });
  const address = '/storage/v1/object/public/lotuscourt/c';
  expect(made).toEqual({
    kind: 'drawing',
    title: 'Clip',
    url: `${address}.mp4`,
    shape: '9:16',
    sources: [
      { src: `${address}.webm`, type: 'video/webm' },
      { src: `${address}.mp4`, type: 'video/mp4' },
    ],
    poster,
  });
  expect(clipVideo({ ...clip, width: 16, height: 9, seconds: 8, poster }).shape).toBe('16:9');
  const own = { ...clip, seconds: 8, poster };
  expect(filmVideo({ title: 'Film', clip: 'c' }, own)).toEqual({ ...made, title: 'Film' });
  expect(filmVideo({ title: 'Film', clip: 'c', poster: other }, own)).toEqual({
    ...made,
    title: 'Film',
    poster: other,
  });
  const hosted = { title: 'Film', url: 'https://youtu.be/abc123' };
  expect(filmVideo({ ...hosted, poster: other }, own)).toStrictEqual({ ...hosted, poster: other });
  expect(Object.keys(filmVideo(hosted, own) ?? {})).toEqual(['title', 'url']);
});
