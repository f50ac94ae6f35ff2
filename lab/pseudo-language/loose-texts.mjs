/**
 * Prints the texts of the pages in Hindi at an origin that stand outside ⟦ ⟧, as JSON, with the pages that have them.
 * Names of houses and rooms, and what else the content has in Latin letters, are none of them.
 */

import { englishWordsIn } from '../../tests/support/english-words.ts';
import { visibleTexts } from '../../tests/support/visible-texts.ts';
import { pagesOfEachKind, unknownPage } from '../../tests/support/visitor-pages.ts';

const [, , origin] = process.argv;
const pages = [...pagesOfEachKind, unknownPage];
/** @type {Map<string, string[]>} */
const loose = new Map();
let texts = 0;
for (const path of pages) {
  const html = await (await fetch(`${origin}/hi${path === '/' ? '' : path}`)).text();
  const found = visibleTexts(html);
  texts += found.length;
  for (const { text } of found) {
    // React separates texts that follow each other, so a mark may begin in one text and end in a later one.
    const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '');
    if (englishWordsIn(rest).length > 0 && !/[⟦⟧]/.test(rest)) loose.set(text, [...(loose.get(text) ?? []), path]);
  }
}
console.log(JSON.stringify({ pages: pages.length, texts, loose: Object.fromEntries(loose) }));
