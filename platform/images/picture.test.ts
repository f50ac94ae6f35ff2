import { expect, test } from 'vitest';
import { readPictureKey } from './picture.ts';

test.each([
  ['lotuscourt/halls/front.jpg', { bucket: 'lotuscourt', path: 'halls/front.jpg' }],
  ['lotuscourt/front.jpg', { bucket: 'lotuscourt', path: 'front.jpg' }],
  ['', { bucket: '', path: '' }],
])('the key %j is taken apart', (key, parts) => {
  expect(readPictureKey(key)).toEqual(parts);
});
