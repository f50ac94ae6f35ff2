import { inLatinLetters, isDevanagari } from './latin-letters.ts';

/** Words that say nothing about what is looked for, in the letters in which they are typed. */
const fillers = new Set(
  [
    'a an and at for in near of on the to with hotel hotels',
    'me mein ke ki ka ko se par aur liye paas wala wali wale chahiye',
    'में मे के की का को से पर और लिए लिये पास वाला वाली वाले चाहिए होटल',
  ]
    .join(' ')
    .normalize('NFKD')
    .split(' '),
);

/** A word as a search compares it. */
export interface SearchWord {
  /** In Latin letters. */
  text: string;
  /** Its letters were others: then what sounds the same may be the same. */
  isSpoken: boolean;
}

/** What somebody may type, each with the words of the content that mean the same. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** The most words of a synonym. */
const longestPhrase = 3;

/** Splits a text into words without case, accents and punctuation, in whatever script it is written. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    // Accents of Latin letters only: the vowel signs of Devanagari belong to their words.
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’]/g, '');
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** Not everybody writes the dot under a letter, and the nasal sign has two forms. */
const simple = (word: string) => word.replaceAll('\u093c', '').replaceAll('\u0901', '\u0902');

/** @param table the words of the content, each with what somebody may type in its place, in any script */
export function readSynonyms(table: Readonly<Record<string, readonly string[]>>): Synonyms {
  return new Map(
    Object.entries(table).flatMap(([meant, all]) =>
      all.map((typed) => [wordsOf(typed).map(simple).join(' '), wordsOf(meant)] as const),
    ),
  );
}

/** Returns the words as they are spoken, in Latin letters. */
export function spokenWords(words: readonly string[]): SearchWord[] {
  return words.map((word) => ({ text: inLatinLetters(word), isSpoken: isDevanagari(word) }));
}

/** Returns the words with phrases that mean the same replaced by the one that the content uses. */
export function meantWords(words: readonly string[], synonyms: Synonyms): SearchWord[] {
  const meant: SearchWord[] = [];
  for (let place = 0; place < words.length; ) {
    const { length, found } = phraseAt(words, place, synonyms);
    meant.push(
      ...(found ? found.map((text) => ({ text, isSpoken: false })) : spokenWords(words.slice(place, place + 1))),
    );
    place += length;
  }
  return meant;
}

function phraseAt(words: readonly string[], place: number, synonyms: Synonyms) {
  for (let length = Math.min(longestPhrase, words.length - place); length > 0; length -= 1) {
    const found = synonyms.get(
      words
        .slice(place, place + length)
        .map(simple)
        .join(' '),
    );
    if (found) return { length, found };
  }
  return { length: 1, found: undefined };
}

/** Returns the words to look for, each once: fillers are left out, and phrases replaced by what the content says. */
export function searchedWords(text: string, synonyms: Synonyms): SearchWord[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !fillers.has(word));
  const meant = meantWords(telling.length > 0 ? telling : words, synonyms);
  return [...new Map(meant.map((word) => [word.text, word])).values()];
}
