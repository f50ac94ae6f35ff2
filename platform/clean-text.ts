import { latinDigits } from './latin-digits.ts';

/** Matches a lone half of a surrogate pair, which is not a character and cannot be UTF-8. */
const loneSurrogate = /\p{Cs}/gu;
/** Matches control characters without a visible form; PostgreSQL stores no NUL. Tab and line feed are text. */
const control = /[^\P{Cc}\t\n]/gu;
/** Matches what comes along with pasted text and is not seen: marks of direction, of no width, possible hyphens. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** Matches joiners that join nothing. Within words of Indian scripts and of Urdu, and within emoji, they are meant. */
const strayJoiner = /([\p{Script=Latin}\p{N}\p{P}\p{Z}\p{Cc}]|^)[\u200c\u200d]+/gu;
const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** Returns a text of several lines as it is stored: trimmed, with plain spaces and line feeds, without invisible characters. */
export function cleanText(text: string): string {
  const cleaned = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(loneSurrogate, '\uFFFD')
    .replace(control, '')
    .replace(invisible, '')
    .replace(strayJoiner, '$1')
    .replace(/[^\S\t\n]/g, ' ')
    .trim();
  return visible.test(cleaned) ? cleaned : '';
}

/** Returns a text of one line as it is stored: as `cleanText`, with one space between its words. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/**
 * Returns what was typed where only plain signs count: in a number, a day, a code, a phone number or an e-mail address.
 * Digits of every script become 0 to 9, wide letters narrow ones, and no sign without a visible form is left.
 */
export function plainLine(text: string): string {
  const narrow = cleanLine(text)
    .replace(/\p{Cf}|\p{Variation_Selector}|\u20e3/gu, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'");
  return latinDigits(narrow).normalize('NFC').trim();
}
