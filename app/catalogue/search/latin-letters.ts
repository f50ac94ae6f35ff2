import { lookUp } from '#platform/look-up.ts';

const vowels: Record<string, string> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'ai', ओ: 'o', औ: 'au', ऑ: 'o', ऍ: 'e' },
};

/** The signs of vowels after a consonant. */
const signs: Record<string, string> = {
  ...{ '\u093e': 'a', '\u093f': 'i', '\u0940': 'i', '\u0941': 'u', '\u0942': 'u', '\u0943': 'ri', '\u0945': 'e' },
  ...{ '\u0947': 'e', '\u0948': 'ai', '\u0949': 'o', '\u094b': 'o', '\u094c': 'au', '\u094d': '' },
};

const consonants: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n' },
  ...{ ट: 't', ठ: 'th', ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n' },
  ...{ प: 'p', फ: 'ph', ब: 'b', भ: 'bh', म: 'm', य: 'y', र: 'r', ल: 'l', व: 'v' },
  ...{ श: 'sh', ष: 'sh', स: 's', ह: 'h', ळ: 'l' },
};

/** Consonants with a dot under them. */
const dotted: Record<string, string> = { ज: 'z', ड: 'r', ढ: 'rh', फ: 'f' };

const nukta = '\u093c';
const nasal = /[\u0901\u0902]/;

/** A consonant with the vowel after it, or a vowel alone; `vowel` is undefined where an "a" is meant and not written. */
interface Unit {
  consonant: string;
  vowel: string | undefined;
}

export const isDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text);

/** Writes a word in Devanagari as people write it in Latin letters: "करनाल" → "karnal". The letters of others stay. */
export function inLatinLetters(word: string): string {
  const units = unitsOf(word.normalize('NFKD'));
  // From the end on, the "a" that is not written is not spoken either: at the end, and between two spoken vowels.
  for (let place = units.length - 1; place >= 0; place -= 1) {
    const unit = units[place];
    if (!unit || unit.vowel !== undefined) continue;
    const isLast = place === units.length - 1 && place > 0;
    const isBetween = Boolean(units[place - 1]?.vowel ?? place > 0) && Boolean(units[place + 1]?.vowel);
    unit.vowel = isLast || isBetween ? '' : 'a';
  }
  return units.map(({ consonant, vowel }) => consonant + vowel).join('');
}

function unitsOf(word: string): Unit[] {
  const units: Unit[] = [];
  for (const [place, letter] of [...word].entries()) {
    const last = units.at(-1);
    const sign = lookUp(signs, letter);
    if (letter === nukta) {
      if (last) last.consonant = lookUp(dotted, word[place - 1] ?? '') ?? last.consonant;
    } else if (sign !== undefined) {
      if (last) last.vowel = sign;
    } else if (nasal.test(letter)) {
      if (last) last.vowel ??= 'a';
      units.push({ consonant: /[पफबभम]/.test(word[place + 1] ?? '') ? 'm' : 'n', vowel: '' });
    } else {
      const consonant = lookUp(consonants, letter);
      units.push(
        consonant ? { consonant, vowel: undefined } : { consonant: '', vowel: lookUp(vowels, letter) ?? letter },
      );
    }
  }
  return units;
}
