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
