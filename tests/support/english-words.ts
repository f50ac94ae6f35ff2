import { brands } from '#content/brands.ts';
import { properties } from '#content/properties.ts';
import { type VisibleText, visibleTexts } from './visible-texts.ts';

const wordPattern = /[A-Za-z][A-Za-z’'-]+/g;

/** Names and signs that a page in Hindi has in Latin letters too. */
const kept = new Set(
  [
    'Tivoli TV Google Maps WhatsApp QR PDF CV ESG AC DJ Wi-Fi LED VIP MICE Instagram Facebook YouTube LinkedIn',
    ...properties.map(({ name }) => name),
    ...brands.map(({ displayName }) => displayName),
  ]
    .join(' ')
    .match(wordPattern)
    ?.map((word) => word.toLowerCase()),
);

/** Addresses are no words. */
const address = /\S+@\S+|https?:\S+|\b\w+\.(?:com|in|org)\b|TV-[0-9A-Z]{6}/g;

/** Returns the English words of a page in Hindi, outside names and outside parts that are marked as English. */
export function englishWords(html: string, isCounted: (text: VisibleText) => boolean = () => true): string[] {
  return visibleTexts(html)
    .filter((text) => !text.lang.startsWith('en') && isCounted(text))
    .flatMap(({ text }) => text.replace(address, ' ').match(wordPattern) ?? [])
    .filter((word) => !kept.has(word.toLowerCase()));
}
