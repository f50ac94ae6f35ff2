import { expect, test } from 'vitest';
import type { Property } from '#app/catalogue/property.ts';
import { properties } from '#content/properties.ts';
import { withGallery } from './default-gallery.server.ts';

const [tivoli] = properties as [Property];
const added: Property = { ...tivoli, slug: 'tivoli-hill-house', galleryImages: [] };
const paths = ({ galleryImages }: Property) => galleryImages.map(({ path }) => path);

test('a supplied gallery stays as it is; an empty one of a known house shows the built-in pictures', () => {
  expect(withGallery(tivoli)).toBe(tivoli);
  expect(paths(withGallery({ ...tivoli, galleryImages: [] }))).toEqual(paths(tivoli));
});

test('an empty gallery of a house that staff added shows six of its other pictures, each once', () => {
  const shown = paths(withGallery(added));
  expect(shown).toHaveLength(6);
  expect(new Set(shown).size).toBe(6);
  expect(shown.every((path) => path.startsWith('the-tivoli/'))).toBe(true);
});

test('a house without any picture shows pictures of the group', () => {
  const { featuredImage: _, ...rest } = added;
  const bare: Property = { ...rest, heroImages: [], spaces: [], dining: [], rooms: [] };
  expect(paths(withGallery(bare)).every((path) => path.startsWith('home/'))).toBe(true);
  expect(paths(withGallery(bare)).length).toBeGreaterThan(1);
});
