import { expect, test } from 'vitest';
import { pictureAddress } from './picture-sizes.ts';

const picture = { bucket: 'lotuscourt', path: 'Grand Hall/front?.jpg', focalPoint: { x: 0.3, y: 1 } } as const;
const original = '/storage/v1/object/public/lotuscourt/Grand%20Hall/front%3F.jpg';

test.each([
  ['the original', picture, undefined, ''],
  ['a width', picture, { width: 720 }, '?width=720'],
  ['a crop', picture, { width: 720, crop: '16:9' }, '?width=720&height=405'],
  ['a format', picture, { width: 320, format: 'jpeg' }, '?width=320&format=jpeg'],
  [
    'a crop around a focal point that staff moved',
    { ...picture, moved: true },
    { width: 480, crop: '3:2', format: 'webp' },
    '?width=480&height=320&focus=1-4&format=webp',
  ],
  ['the whole of a picture with a moved focal point', { ...picture, moved: true }, { width: 480 }, '?width=480'],
  [
    'a moved picture whose focal point nobody knows',
    { bucket: picture.bucket, path: picture.path, moved: true },
    { width: 480, crop: '3:2' },
    '?width=480&height=320',
  ],
] as const)('%s has an address of its own', (_, of, variant, query) => {
  expect(pictureAddress(of, variant)).toBe(original + query);
});
