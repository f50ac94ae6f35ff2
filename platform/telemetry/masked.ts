/** The characters of a text that are searched; the longest useful text is an error's stack. */
export const longestMasked = 10_000;
/** The length of the longest e-mail address. */
const longestEmail = 320;

/**
 * Removes what looks like an e-mail address, a phone number or the user and password of a URL. A text longer than `most`
 * is cut first. Every pattern begins at the start of a word, so that the time is linear in the length of the text.
 */
export function masked(text: string, most = longestMasked): string {
  return cut(text, most)
    .replace(/\/\/[^/\s@]+@/g, '//')
    .replace(/(?<![^\s"'()<>/=])[^\s"'()<>/=]+(?:@|%40)[^\s"')<>/]+/gi, '(e-mail)')
    .replace(/\+?(?:\d(?:[\s-]|%20)?){9,}/g, '(number)');
}

/** Cuts before a whole word and before digits, because half an address or half a number would not be recognised. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most;
  while (end > most - longestEmail && end > 0 && !isBetweenWords(text.charCodeAt(end - 1))) end -= 1;
  while (end > 0 && isOfNumber(text.charCodeAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** Whether it is a slash, or white space of a line. */
function isBetweenWords(code: number): boolean {
  return code === 47 || code <= 32;
}

/** Whether it is a digit, or a character that people write between digits. */
function isOfNumber(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 32 || code === 43 || code === 45;
}
