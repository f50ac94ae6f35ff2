import { meantWords, type SearchWord, type Synonyms, searchedWords, spokenWords, wordsOf } from './words.ts';

/** The kinds of things that a search finds, in the order in which equally good ones are shown. */
export const searchKinds = ['finder', 'hotel', 'place', 'brand', 'space', 'dining', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

export interface SearchEntry {
  kind: SearchKind;
  to: string;
  name: string;
  note?: string | undefined;
  /** The texts, each with its weight: a name counts more than a sentence about it. */
  texts: [weight: number, text: string][];
}

/** An entry whose texts are split into words: as they are spoken, and as a search names what they mean. */
export interface IndexedEntry extends Omit<SearchEntry, 'texts'> {
  words: [weight: number, words: SearchWord[]][];
}

export interface RankedEntry extends Omit<SearchEntry, 'texts'> {
  score: number;
}

/** How well a word of a text answers a word that is looked for. */
const quality = { same: 1, sounds: 0.8, begins: 0.7, misspelt: 0.5 };

/** From this weight on a text says what an entry is, and not only something about it. */
export const telling = 5;

const isTelling = ([weight]: IndexedEntry['words'][number]) => weight >= telling;

export function indexEntry({ texts, ...entry }: SearchEntry, synonyms: Synonyms): IndexedEntry {
  const words = texts.flatMap(([weight, text]): IndexedEntry['words'] => {
    const [plain, meant] = [spokenWords(wordsOf(text)), meantWords(wordsOf(text), synonyms)];
    const isSame = joined(plain) === joined(meant);
    return isSame
      ? [[weight, plain]]
      : [
          [weight, plain],
          [weight, meant],
        ];
  });
  return { ...entry, words };
}

const joined = (words: SearchWord[]) => words.map(({ text }) => text).join(' ');

/**
 * Returns the entries that have every word, best first. Where there is none, those are returned that have a word like
 * each of them; where there is none either, those that have most of the words in their name, their city or the like.
 */
export function rankEntries(text: string, entries: readonly IndexedEntry[], synonyms: Synonyms): RankedEntry[] {
  const wanted = searchedWords(text, synonyms);
  if (wanted.length === 0) return [];
  const tries = [
    () => entries.map((entry) => scored(entry, wanted, isSame)),
    () => entries.map((entry) => scored(entry, wanted, isAlike)),
  ];
  for (const attempt of tries) {
    const found = attempt();
    const whole = found.filter(({ met }) => met === wanted.length);
    if (whole.length > 0) return inOrder(whole);
  }
  const named = entries.map((entry) => scored({ ...entry, words: entry.words.filter(isTelling) }, wanted, isAlike));
  const most = Math.max(...named.map(({ met }) => met), 0);
  return most > wanted.length / 2 ? inOrder(named.filter(({ met }) => met === most)) : [];
}

type Compare = (word: SearchWord, wanted: SearchWord) => number;

/** Whether two words are the same, or one in Devanagari sounds like the other. */
export const isSame: Compare = (word, wanted) => {
  if (word.text === wanted.text) return quality.same;
  const isSpoken = word.isSpoken || wanted.isSpoken;
  if (isSpoken && soundOf(word.text) === soundOf(wanted.text)) return quality.sounds;
  return word.text.startsWith(wanted.text) ? quality.begins : 0;
};

const isAlike: Compare = (word, wanted) =>
  isSame(word, wanted) || (isMisspelt(word.text, wanted.text) ? quality.misspelt : 0);

/** The factor for a text that is exactly what is looked for. */
const wholeText = 1.2;

interface Scored {
  entry: IndexedEntry;
  score: number;
  met: number;
}

function scored(entry: IndexedEntry, wanted: SearchWord[], compare: Compare): Scored {
  const scores = wanted.map((one) =>
    Math.max(0, ...entry.words.flatMap(([weight, words]) => words.map((word) => weight * compare(word, one)))),
  );
  const sum = scores.reduce((total, score) => total + score, 0);
  const phrase = joined(wanted);
  const whole = entry.words.map(([weight, words]) => (joined(words) === phrase ? weight * wholeText : 0));
  return { entry, score: Math.max(sum / wanted.length, ...whole), met: scores.filter((score) => score > 0).length };
}

function inOrder(found: Scored[]): RankedEntry[] {
  return found
    .map(({ entry: { words: _, ...entry }, score }) => ({ ...entry, score }))
    .sort((a, b) => b.score - a.score || searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind));
}

/** A shorter word is not taken for a misspelt one, nor is a shorter sound. */
const shortestMisspelt = 5;
const shortestSound = 3;

function isMisspelt(word: string, wanted: string): boolean {
  if (wanted.length < shortestMisspelt) return false;
  const sound = soundOf(wanted);
  return differsByOne(word, wanted) || (sound.length >= shortestSound && sound === soundOf(word));
}

/** Whether one letter more, less, other or exchanged with the next makes one word the other. */
function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  if (rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1)) return true;
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}

/** What is spelt in many ways, and one spelling for it. */
const spellings: [RegExp, string][] = [
  [/pp/g, 'p'],
  [/ph/g, 'f'],
  [/[ts]ion/g, 'sn'],
  [/c(?=[eiy])/g, 's'],
  [/ge$/, 'j'],
  [/ch+/g, 'C'],
  [/c?k|c|q(?!u)/g, 'k'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/([ao])w(?![aeiou])/g, '$1'],
  [/w/g, 'v'],
  [/([kgtdbjsrC])h/g, '$1'],
  [/^[aeiou]+/, 'A'],
  [/(?<!^)[aeiouy]/g, ''],
  [/(.)\1+/g, '$1'],
];

const known = new Map<string, string>();
const mostKnown = 50_000;

/**
 * Returns what stays of a word in Latin letters however it is spelt: its consonants, and that it begins with a vowel.
 * "greens" and "grins", "haldi" and "haldee" sound the same.
 */
export function soundOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= mostKnown) known.clear();
  const sound = spellings.reduce((text, [spelt, simple]) => text.replace(spelt, simple), word);
  known.set(word, sound);
  return sound;
}
