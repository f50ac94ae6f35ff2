import { expect, test } from 'vitest';
import { picture } from '#content/pictures/picture.ts';
import { hasIllustrations } from './illustrations.ts';

const drawing = picture('home/hero-1');
const { origin: _, ...photograph } = drawing;

test('a drawing or a render is found in the data of a page, however deep; a photograph is none', () => {
  expect(drawing.origin).toBe('drawing');
  expect(picture('tivoli-royal-palace/space-poolside').origin).toBe('render');
  expect(hasIllustrations({ property: { spaces: [{ image: drawing }] } })).toBe(true);
  expect(hasIllustrations({ property: { spaces: [{ image: photograph }] } })).toBe(false);
  for (const data of [undefined, null, 'drawing', {}, { origin: 'https://www.example.com', path: '/' }])
    expect(hasIllustrations(data)).toBe(false);
});
