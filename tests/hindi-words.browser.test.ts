import { expect, test } from 'vitest';
import { atATime } from '#tests/support/at-a-time.ts';
import { englishWords } from '#tests/support/english-words.ts';
import { pagesOfEachKind, unknownPage } from '#tests/support/visitor-pages.ts';
import { siteOfThisFile } from './browser/site.ts';

const site = siteOfThisFile();

/** A page in Hindi has at most so many words in English. */
const mostWords = 60;

const pages = [
  ...pagesOfEachKind,
  unknownPage,
  '/enquire?venue=the-tivoli&guests=150&layout=banquet&setting=outdoor&rooms=5',
  '/request-room/the-tivoli',
  '/contact',
  '/loyalty/interest',
  '/hotel/the-tivoli/days',
];

const pageInHindi = async (path: string) => (await fetch(`${site.url}/hi${path === '/' ? '' : path}`)).text();

test('the pages in Hindi have hardly a word in English left', async () => {
  const tooMany: string[] = [];
  await atATime(2, pages, async (path) => {
    const words = englishWords(await pageInHindi(path));
    if (words.length > mostWords) tooMany.push(`${path} has ${words.length}: ${words.join(' ')}`);
  });
  expect(tooMany).toEqual([]);
});

test('what frames each page has hardly a word in English left', async () => {
  const tooMany: string[] = [];
  await atATime(2, pagesOfEachKind, async (path) => {
    const words = englishWords(await pageInHindi(path), (text) => !/ main\b/.test(text.path));
    if (words.length > mostWords) tooMany.push(`${path} has ${words.length}: ${words.join(' ')}`);
  });
  expect(tooMany).toEqual([]);
});
