import { pageIn } from '#app/language/page-in.ts';

/**
 * Returns the addresses of one page for search engines, each with the language that it is for; `x-default` is for
 * visitors of all others.
 */
export function inLanguages(path: string): [hreflang: string, path: string][] {
  return [
    ['en-IN', pageIn('en', path)],
    ['hi-IN', pageIn('hi', path)],
    ['x-default', pageIn('en', path)],
  ];
}
