import { publicObjectRoot } from './picture-address.ts';

export interface PagePictures {
  /** The renderings of the pictures that a visitor waits for. */
  first: string[];
  /** The renderings of all pictures, in the order of the page. */
  all: string[];
  /** The paths of other pages that it links to. */
  links: string[];
}

/** An `imagesrcset` on a `<link>` is the preload of a picture that a visitor waits for. */
const candidates = /(image)?srcset="([^"]*)"/gi;
/** The poster of a film that stands in the page. */
const posters = /<video\s[^<>]*?poster="([^"]*)"/gi;
const hrefs = /<a\s[^<>]*?href="(\/[^"#?]*)/gi;

/** Reads from a page's HTML which renderings it offers to the browser, and to which pages it links. */
export function readPagePictures(html: string): PagePictures {
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
