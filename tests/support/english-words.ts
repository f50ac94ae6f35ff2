import { brands } from '#content/brands.ts';
import { properties } from '#content/properties.ts';
import { upcomingHotels } from '#content/upcoming-hotels.ts';
import { type VisibleText, visibleTexts } from './visible-texts.ts';

/** A letter alone is no word: "D-185", "U-शेप". */
const wordPattern = /[A-Za-z]+(?:[’'-][A-Za-z]+)+|[A-Za-z]{2,}/g;

/** Names of houses, brands and rooms stay in Latin letters; a room's name is also what its request stores. */
const names = wordsOf(
  properties.flatMap(({ name, rooms, plan }) => [
    name,
    ...[...rooms, ...(plan.fixedRooms ?? [])].map((room) => room.name),
  ]),
  brands.flatMap(({ displayName, tabLabel }) => [displayName, tabLabel]),
  upcomingHotels.map(({ name }) => name),
);

/** Words that a page in Hindi may have in Latin letters, because everybody writes them so. */
export const wordsInLatin = wordsOf([
  // Services, and kinds of file
  'Google Maps WhatsApp Instagram Facebook YouTube LinkedIn Tivoli Net QR PDF Word .pdf .doc .docx MB',
  // Abbreviations
  'ESG CV HR IT CEO AC DJ LED VIP TV MICE kWh NH NSIC NCR II III Wi-Fi',
  // Names of a hall and of a restaurant
  'NTB Zunn',
  // The name of the standard, and of what the browser keeps
  'Web Content Accessibility Guidelines AA tivoli_sent tivoli-language English',
]);

/** Addresses are no words. */
const address = /\S+@\S+|https?:\S+|\b\w+\.(?:com|in|org)\b|TV-[0-9A-Z]{6}/g;

function wordsOf(...texts: string[][]): Set<string> {
  const words = texts.flat().join(' ').match(wordPattern) ?? [];
  return new Set(words.map((word) => word.toLowerCase()));
}

/** Returns the words of a text that are English: neither names nor allowed. */
export function englishWordsIn(text: string): string[] {
  const words = wordsOf([text.replace(address, ' ')]);
  return [...words].filter((word) => !names.has(word) && !wordsInLatin.has(word));
}

/** Returns the English words of a page in Hindi, outside of what is marked as English. */
export function englishWords(html: string): { word: string; text: VisibleText }[] {
  return visibleTexts(html)
    .filter(({ lang }) => !lang.startsWith('en'))
    .flatMap((text) => englishWordsIn(text.text).map((word) => ({ word, text })));
}
