/** References are read out over the phone: no character looks or sounds like another (0 O, 1 I L, 2 Z, 5 S, 8 B). */
const alphabet = '34679CDFGHJKMNPQRTVWXY';
const length = 6;

const pattern = new RegExp(`^TV-[${alphabet}]{${length}}$`);

/** Draws a reference such as "TV-7K3M9Q", one of 113 million; the database tells whether it is taken. */
export function newReference(): string {
  let letters = '';
  while (letters.length < length) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes past the last whole multiple of the alphabet would favour its first letters.
    if (byte < 242) letters += alphabet[byte % alphabet.length];
  }
  return `TV-${letters}`;
}

export function isReference(text: string): boolean {
  return pattern.test(text);
}
