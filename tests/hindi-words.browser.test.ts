import { expect, test } from 'vitest';
import { atATime } from '#tests/support/at-a-time.ts';
import { englishWords, namesInLatin, phrasesInLatin } from '#tests/support/english-words.ts';
import { visibleTexts } from '#tests/support/visible-texts.ts';
import { furtherPages, pagesOfEachKind, unknownPage } from '#tests/support/visitor-pages.ts';
import { listedIn } from './browser/crawl.ts';
import { siteForReaders } from './browser/site.ts';

const site = siteForReaders();

/** Pages that the sitemap does not list, because they depend on a query or are for nobody to find. */
const unlisted = [
  ...pagesOfEachKind,
  ...furtherPages,
  unknownPage,
  '/hotel/nobody-knows-it',
  '/enquire?venue=the-tivoli&guests=150&layout=banquet&setting=outdoor&rooms=5',
  '/locations?guests=900&setting=indoor&city=Karnal',
  '/locations?brand=nobody',
  '/search?q=',
  '/search?q=%E0%A4%95%E0%A4%96%E0%A4%97',
  '/contact',
  '/loyalty/interest',
  '/hotel/the-tivoli/days',
  // Monitoring is the team's, and a search says again what was searched for.
].filter((path) => path !== '/monitoring' && path !== '/search?q=palace');

test('no page in Hindi has a word in English outside names and what is marked as English', async () => {
  const listed = (await listedIn(site.url)).map((address) => new URL(address).pathname);
  const inHindi = listed.filter((path) => path === '/hi' || path.startsWith('/hi/'));
  expect(inHindi.length).toBeGreaterThan(50);
  const pages = [...new Set([...inHindi, ...unlisted.map((path) => `/hi${path === '/' ? '' : path}`)])];
  const found: string[] = [];
  await atATime(2, pages, async (path) => {
    const html = await (await fetch(site.url + path)).text();
    expect(html, path).toContain('lang="hi-IN"');
    for (const { word, text } of englishWords(html)) found.push(`${path}: ${word} in "${text.text}" (${text.path})`);
  });
  expect(found).toEqual([]);
});

/** Attributes cannot be marked apart from their element; what is drawn is said in words beside it. */
const unmarked = / (svg|select)( |$)| (section|img|input|button|a)$/;

test('a name in Latin letters that stands alone on a page in Hindi is marked as English', async () => {
  const found: string[] = [];
  await atATime(2, [...pagesOfEachKind, ...furtherPages], async (path) => {
    const html = await (await fetch(`${site.url}/hi${path === '/' ? '' : path}`)).text();
    for (const { text, lang, path: where } of visibleTexts(html))
      if (text !== 'TIVOLI' && namesInLatin.includes(text) && !unmarked.test(where) && !lang.startsWith('en'))
        found.push(`${path}: ${text} (${where})`);
  });
  expect(found).toEqual([]);
});

test('at most sixty words besides names may stand in Latin letters', () => {
  expect(phrasesInLatin.join(' ').split(' ').length).toBeLessThanOrEqual(60);
});
