import { expect, test } from 'vitest';
import { inLatinLetters } from './latin-letters.ts';
import { soundOf } from './rank-entries.ts';
import { readSynonyms, searchedWords, wordsOf } from './words.ts';

test('a text is split into words in whatever script it is written', () => {
  expect(wordsOf("Emperor's Court, Café & Wi-Fi")).toEqual(['emperors', 'court', 'cafe', 'wi', 'fi']);
  expect(wordsOf('दिल्ली में शादी')).toEqual(['दिल्ली', 'में', 'शादी'].map((word) => word.normalize('NFKD')));
});

test('phrases that mean the same are replaced in any script, and fillers are left out', () => {
  const table = readSynonyms({ wedding: ['शादी', 'shaadi'], delhi: ['दिल्ली', 'new delhi'] });
  const searched = (text: string) => searchedWords(text, table).map((word) => word.text);
  expect(searched('शादी')).toEqual(['wedding']);
  expect(searched('a Shaadi in New Delhi')).toEqual(['wedding', 'delhi']);
  expect(searched('दिल्ली में शादी के लिए होटल')).toEqual(['delhi', 'wedding']);
  expect(searched('the hotel')).toEqual(['the', 'hotel']);
  expect(searched('')).toEqual([]);
});

test('a dot under a letter that is left out, and either sign of a nasal, are the same word', () => {
  const table = readSynonyms({ gurugram: ['गुड़गाँव'], mehndi: ['मेहँदी'] });
  const searched = (text: string) => searchedWords(text, table).map((word) => word.text);
  expect([searched('गुडगांव'), searched('मेहंदी')]).toEqual([['gurugram'], ['mehndi']]);
});

test.each([
  ['करनाल', 'karnal'],
  ['रोहतक', 'rohtak'],
  ['पलवल', 'palval'],
  ['चंडीगढ़', 'chandigarh'],
  ['अंबाला', 'ambala'],
  ['फ़रीदाबाद', 'faridabad'],
  ['शादी', 'shadi'],
  ['palace', 'palace'],
])('%s in Latin letters is %s', (word, latin) => {
  expect(inLatinLetters(word)).toBe(latin);
});

test.each([
  ['ऑयस्टर', 'oyster'],
  ['ग्रीन्स', 'greens'],
  ['पैलेस', 'palace'],
  ['हेरिटेज', 'heritage'],
  ['वेडकेशन', 'wedcation'],
  ['ओशन', 'ocean'],
  ['बैंक्वेट', 'banquet'],
  ['लॉन', 'lawn'],
  ['सैफ़ायर', 'sapphire'],
  ['बिजवासन', 'bijwasan'],
])('%s sounds like %s', (word, english) => {
  expect(soundOf(inLatinLetters(word))).toBe(soundOf(english));
});
