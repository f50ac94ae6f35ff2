import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { FilmShown } from '#app/ui/video/film-shown.tsx';
import { picture } from '#content/pictures/picture.ts';
import { startTestStorage, type TestStorage } from '#tests/support/storage.ts';
import { pictureAddress } from './picture-sizes.ts';
import { preparePages, readPagePictures } from './prepare-pages.ts';

const poster = picture('the-tivoli/dining-trafalgars');
const small = pictureAddress(poster, { width: 320, crop: '4:5' });
const large = pictureAddress(poster, { width: 480 });
const inHtml = small.replace('&', '&amp;');
const home = `<link rel="preload" as="image" imageSrcSet="${inHtml} 320w, ${inHtml} 640w"/>
<a class="x" href="/hotel/one#form">One</a><a href="/api/x">no</a><a href="/fonts/a.woff2">no</a><a href="https://example.com/">no</a>`;
const hotel = `<picture><img srcSet="${large} 480w"/></picture><a href="/">Home</a>`;

let site: TestStorage;
afterEach(() => site?.close());

test('a page tells which renderings it offers and where it leads', () => {
  expect(readPagePictures(home + hotel)).toEqual({
    first: [small, small],
    all: [large],
    links: ['/hotel/one', '/'],
  });
  expect(renderToStaticMarkup(<source srcSet="a 1w" />)).toContain('srcSet="a 1w"');
});

test('the poster of a film is among the pictures that visitors wait for', () => {
  const film = { title: 'A', url: '/a.mp4', poster };
  const { first } = readPagePictures(renderToStaticMarkup(<FilmShown film={film} />));
  expect(first).toEqual([pictureAddress(poster, { width: 1080 })]);
});

/** A site of two pages, and the list of requested pages. */
async function twoPages() {
  const asked: string[] = [];
  const pages = createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '');
    outgoing.writeHead(200).end(incoming.url === '/' ? home : hotel);
  });
  onTestFinished(() => void pages.close());
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  return { asked, url: `http://127.0.0.1:${(pages.address() as AddressInfo).port}` };
}

test('what the pages show is there before anybody asks, and is not looked for again at the next start', async () => {
  site = await startTestStorage('disk');
  const { asked, url } = await twoPages();
  const slide = pictureAddress(poster, { width: 720 });
  await site.storage.preparePages({ url, headers: {} }, [slide]);
  expect(asked).toEqual(['/', '/hotel/one']);
  expect(site.storage.made()).toBe(4);
  for (const target of [large, slide]) await site.get(target, { accept: 'image/webp,*/*' });
  await site.get(small, { accept: 'image/avif,image/webp,*/*' });
  expect(site.storage.made()).toBe(4);
  await site.storage.preparePages({ url, headers: {} }, [slide]);
  expect(asked).toHaveLength(2);
});

test('a release that encodes otherwise has the pictures of all pages made anew', async () => {
  const { asked, url } = await twoPages();
  const dataDir = mkdtempSync(join(tmpdir(), 'tivoli-prepared-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const made: string[] = [];
  const prepare = async (target: string, format: string) => void made.push(`${format} ${target}`);
  const { signal } = new AbortController();
  const rest = {
    site: { url, headers: {} },
    slides: [],
    dataDir,
    builtInObjects: [],
    prepare,
    log: pino({ level: 'silent' }),
    signal,
    after: 0,
  };
  for (const settings of [1, 1, 2]) await preparePages({ ...rest, settings });
  expect(asked).toEqual(['/', '/hotel/one', '/', '/hotel/one']);
  expect(made.slice(made.length / 2)).toEqual(made.slice(0, made.length / 2));
  expect(made.length).toBeGreaterThan(0);
});
