import { expect, test } from 'vitest';
import { openedOnPhone } from './phone-pictures.ts';

const sizes = '(max-width: 767px) and (min-resolution: 2.5dppx) min(70vw,240px), (max-width: 767px) 100vw, 50vw';
const list = 'a 320w, b 480w, c 720w, d 1080w';
const preload = (media: string) =>
  `<link rel="preload" as="image" imageSrcSet="${list}" imageSizes="${sizes}" media="${media}"/>`;
const picture = (media: string) =>
  `<picture><source media="${media}" sizes="${sizes}" srcSet="${list}"/>` +
  `<img sizes="${sizes}" srcSet="x 480w"/></picture>`;

test('a phone fetches the narrowest rendering with enough pixels, and nothing meant for a wide screen', () => {
  const page = preload('(max-width: 767px)') + preload('(min-width: 768px)');
  expect(openedOnPhone(page, { width: 390, density: 2 })).toEqual(['d']);
  expect(openedOnPhone(page, { width: 360, density: 2 })).toEqual(['c']);
  expect(openedOnPhone(page, { width: 390, density: 3 })).toEqual(['c']);
  expect(openedOnPhone(page, { width: 1440, density: 1 })).toEqual(['c']);
});

test('of a page without a preload the first pictures of its main part count, each once', () => {
  const page = `<header>${picture('')}</header><main>${picture('(max-width: 767px)').repeat(5)}</main>`;
  expect(openedOnPhone(page, { width: 360, density: 2 })).toEqual(['c', 'c', 'c']);
  expect(openedOnPhone(page, { width: 1440, density: 1 })).toEqual(['x', 'x', 'x']);
});
