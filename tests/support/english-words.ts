import { brands } from '#content/brands.ts';
import { properties } from '#content/properties.ts';
import { upcomingHotels } from '#content/upcoming-hotels.ts';
import { type VisibleText, visibleTexts } from './visible-texts.ts';

/** A letter alone is no word: "D-185", "U-शेप". */
const wordPattern = /[A-Za-z]+(?:[’'-][A-Za-z]+)+|[A-Za-z]{2,}/g;

/** Names of houses, brands and rooms stay in Latin letters; a room's name is also what its request stores. */
export const namesInLatin = [
  ...properties.flatMap(({ name, rooms, plan }) => [name, ...[...rooms, ...plan.fixedRooms].map((room) => room.name)]),
  ...brands.flatMap(({ name, displayName, tabLabel }) => [name, displayName, tabLabel]),
  ...upcomingHotels.map(({ name }) => name),
  // As their own pages call them, and the group's sign
  ...['Tivoli Royal Court', 'Lotus Court', 'TIVOLI'],
];

/** What a page in Hindi may have in Latin letters besides names, because everybody writes it so. */
export const phrasesInLatin = [
  ...['Google Maps', 'WhatsApp', 'Instagram', 'Facebook', 'YouTube', 'LinkedIn', 'Tivoli Net'],
  ...['QR', 'PDF', 'Word', '.pdf', '.doc', '.docx', 'MB', 'ESG', 'CV', 'HR', 'IT', 'CEO', 'DJ', 'MICE', 'kWh'],
  // Roads, an estate and a region, and the numbers of blocks
  ...['NH', 'NSIC', 'NCR', 'II', 'III'],
  // A hall and a restaurant
  ...['NTB', 'Zunn'],
  // The standard, and what the browser keeps
  ...['Web Content Accessibility Guidelines', 'AA', 'tivoli_sent', 'tivoli-language', 'English'],
];

const allowed = [...namesInLatin, ...phrasesInLatin]
  .sort((a, b) => b.length - a.length)
  .map((phrase) => new RegExp(`(?<![A-Za-z])${phrase.replaceAll('.', '\\.')}(?![A-Za-z])`, 'g'));

/** Addresses are no words. */
const address = /\S+@\S+|https?:\S+|\b\w+\.(?:com|in|org)\b|TV-[0-9A-Z]{6}/g;

/** Returns the words of a text that are English: part of no name and of no phrase that is allowed. */
export function englishWordsIn(text: string): string[] {
  const rest = [address, ...allowed].reduce((left, phrase) => left.replace(phrase, ' '), text);
  return rest.match(wordPattern) ?? [];
}

/** Returns the English words of a page in Hindi, outside of what is marked as English. */
export function englishWords(html: string): { word: string; text: VisibleText }[] {
  return visibleTexts(html)
    .filter(({ lang }) => !lang.startsWith('en'))
    .flatMap((text) => englishWordsIn(text.text).map((word) => ({ word, text })));
}
