import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const home = join(import.meta.dirname, '../..');
const wordOfHindi = /[\u0900-\u0963\u200c\u200d]+/gu;

/** Returns every word in Hindi that the site's own files hold. */
export function siteWords() {
  const files = execFileSync('git', ['ls-files', 'app', 'content', 'platform'], { cwd: home, encoding: 'utf8' });
  const texts = files.split('\n').filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  return wordsOf(texts.map((file) => readFileSync(join(home, file), 'utf8')).join('\n'));
}

/** Returns the 16,000 words of Debian's spelling dictionary for Hindi, from its package `hunspell-hi`. */
export function dictionaryWords() {
  return wordsOf(readFileSync('/usr/share/hunspell/hi_IN.dic', 'utf8'));
}

function wordsOf(text) {
  return [...new Set(text.match(wordOfHindi))];
}
