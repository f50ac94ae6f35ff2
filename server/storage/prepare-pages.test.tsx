import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { picture } from '#content/pictures/picture.ts';
import { pictureAddress } from '#domain/picture-address.ts';
import { startTestStorage, type TestStorage } from '#tests/storage.ts';
import { readPagePictures } from './page-pictures.ts';

const poster = picture('the-tivoli/dining-trafalgars');
const avif = pictureAddress(poster, { width: 320, format: 'avif' }).replaceAll('&', '&amp;');
const webp = pictureAddress(poster, { width: 480, format: 'webp' }).replaceAll('&', '&amp;');
const home = `<link rel="preload" as="image" imageSrcSet="${avif} 320w, ${avif} 640w"/>
<a class="x" href="/hotel/one#form">One</a><a href="/api/x">no</a><a href="/fonts/a.woff2">no</a><a href="https://example.com/">no</a>`;
const hotel = `<picture><source type="image/webp" srcSet="${webp} 480w"/></picture><a href="/">Home</a>`;

let site: TestStorage;
afterEach(() => site?.close());

test('a page tells which renderings it offers and where it leads', () => {
  expect(readPagePictures(home + hotel)).toEqual({
    first: Array(2).fill(avif.replaceAll('&amp;', '&')),
    webp: [webp.replaceAll('&amp;', '&')],
    links: ['/hotel/one', '/'],
  });
  expect(renderToStaticMarkup(<source srcSet="a 1w" />)).toContain('srcSet="a 1w"');
});

test('what the pages show is there before anybody asks, and is not looked for again at the next start', async () => {
  site = await startTestStorage('disk');
  const asked: string[] = [];
  const pages = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    outgoing.writeHead(200).end(incoming.url === '/' ? home : hotel);
  });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
  await site.storage.preparePages({ url, headers: {} });
  expect(asked).toEqual(['/', '/hotel/one']);
  expect(site.storage.made()).toBe(3);
  await site.get(pictureAddress(poster, { width: 480, format: 'webp' }));
  expect(site.storage.made()).toBe(3);
  await site.storage.preparePages({ url, headers: {} });
  expect(asked).toHaveLength(2);
  pages.close();
});
