import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { cutLetters, cuts } from './cuts.mjs';
import { siteWords } from './hindi-words.mjs';
import { glyphsOf, openFont } from './shape.mjs';

const home = join(import.meta.dirname, '../../app/ui/fonts');

/** Returns where a font puts the parts of a word; the numbers of its glyphs differ from file to file. */
function placesOf(font, word) {
  return glyphsOf(font, word).map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset].join(' '));
}

test.each(cuts.filter((cut) => cut.hasOnlyUsualConjuncts))(
  '$out shows every Hindi word of the site as the full family does',
  async (cut) => {
    const full = openFont(await cutLetters(cut, 'sfnt'));
    const shipped = await readFile(join(home, `${cut.out}.woff2`));
    const ours = openFont(await subsetFont(shipped, '', { keepAllGlyphs: true, targetFormat: 'sfnt' }));
    const words = siteWords();
    expect(words.length).toBeGreaterThan(2000);
    expect(words.filter((word) => placesOf(ours, word).join() !== placesOf(full, word).join())).toEqual([]);
  },
);
