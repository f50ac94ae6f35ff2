import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { BuiltInObject } from './originals.ts';
import { publicObjectRoot } from './picture-sizes.ts';

/** The site's address, and the headers that mark its own visits, so that they do not count as a visitor's. */
export interface OwnSite {
  url: string;
  headers: Record<string, string>;
}

interface Preparation {
  site: OwnSite;
  /** Addresses of pictures that pages show soon and do not have in their HTML: the further slides of their heroes. */
  slides: string[];
  dataDir: string;
  /** The site's own pictures and clips; if they change, the pages' pictures are made again. */
  builtInObjects: BuiltInObject[];
  /** Makes the rendering of one address in one format; resolves once it exists. */
  prepare: (target: string, format: 'avif' | 'webp') => Promise<void>;
  /** The version of the encoder's settings. Pictures of another version are made again. */
  settings: number;
  log: Logger;
  signal: AbortSignal;
  /** Milliseconds after which the other pages follow: a site that has just started has visitors to serve. */
  after: number;
}

const mostPages = 100;

/**
 * Visits the pages by their links and has every picture that they offer made before somebody asks: first each page's
 * first picture, at once that of the home page, then WebP for the further slides of their heroes and for the rest. AVIF
 * of the rest is made after its first use. One page follows the other, because rendering all at once would leave the
 * site with memory that it never needs.
 */
export async function preparePages(preparation: Preparation): Promise<void> {
  const { site, slides, dataDir, builtInObjects, prepare, settings, log, signal, after } = preparation;
  const note = join(dataDir, 'cache/prepared-pictures');
  const state = createHash('sha256')
    .update(`${settings}\n${JSON.stringify(builtInObjects.flatMap(({ picture }) => picture ?? []))}`)
    .digest('hex');
  if ((await readFile(note, 'utf8').catch(() => '')) === state) return;
  const begun = performance.now();
  const seen = new Set<string>();
  let failed = 0;
  const make = async (format: 'avif' | 'webp', targets: Iterable<string>) => {
    for (const target of targets) {
      if (signal.aborted) return;
      if (seen.has(`${format} ${target}`)) continue;
      seen.add(`${format} ${target}`);
      await prepare(target, format).catch(() => {
        failed += 1;
      });
    }
  };
  const first = new Set<string>();
  const rest = new Set<string>();
  const pages = new Set(['/']);
  for (const path of pages) {
    const found = readPagePictures(await readPage(path, site, signal));
    await make('webp', found.first);
    if (path === '/') {
      await make('avif', found.first);
      await wait(after, undefined, { signal }).catch(() => {});
    }
    for (const target of found.first) first.add(target);
    for (const target of found.all) rest.add(target);
    for (const link of found.links) if (pages.size < mostPages) pages.add(link);
  }
  await make('webp', slides);
  await make('avif', first);
  await make('webp', rest);
  if (signal.aborted) return;
  const seconds = Math.round((performance.now() - begun) / 1000);
  log.info({ pages: pages.size, renderings: seen.size, failed, seconds }, 'pictures are prepared');
  // Where nothing was found, the pages could not be read; they are never without pictures.
  if (failed > 0 || seen.size === 0) return;
  // If the disk is full, the next start tries again.
  await mkdir(join(dataDir, 'cache'), { recursive: true })
    .then(() => writeFile(note, state))
    .catch(() => {});
}

async function readPage(path: string, { url, headers: own }: OwnSite, signal: AbortSignal): Promise<string> {
  try {
    const headers = { ...own, accept: 'text/html' };
    const response = await fetch(`${url}${path}`, { headers, redirect: 'manual', signal });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

/** An `imagesrcset` on a `<link>` is the preload of a picture that a visitor waits for. */
const candidates = /(image)?srcset="([^"]*)"/gi;
/** The poster of a film that stands in the page. */
const posters = /<video\s[^<>]*?poster="([^"]*)"/gi;
const hrefs = /<a\s[^<>]*?href="(\/[^"#?]*)/gi;

/** Reads from a page's HTML which renderings it offers to the browser, and to which pages it links. */
export function readPagePictures(html: string) {
  /** The renderings of the pictures that a visitor waits for. */
  const first: string[] = [];
  const all: string[] = [];
  for (const [, preload, list = ''] of html.matchAll(candidates)) {
    const targets = list
      .replaceAll('&amp;', '&')
      .split(', ')
      .map((candidate) => candidate.split(' ', 1)[0] ?? '')
      .filter((target) => target.startsWith(publicObjectRoot));
    (preload ? first : all).push(...targets);
  }
  for (const [, poster = ''] of html.matchAll(posters)) {
    const target = poster.replaceAll('&amp;', '&');
    if (target.startsWith(publicObjectRoot)) first.push(target);
  }
  const links = [...html.matchAll(hrefs)].map(([, path = '']) => path);
  return { first, all, links: links.filter((path) => !/^\/(api|storage)\/|\.\w+$/.test(path)) };
}
