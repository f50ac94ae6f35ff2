/** Letters of a text that are looked through; an error's stack is the longest that has a use. */
export const longestMasked = 10_000;
/** Letters of the longest e-mail address. */
const longestEmail = 320;

/**
 * Text without what looks like an e-mail address, a phone number or the user and password of a URL. What is longer than
 * `most` is cut first. Every pattern begins where a word begins, so that the time grows with the text and no faster.
 */
export function masked(text: string, most = longestMasked): string {
  return cut(text, most)
    .replace(/\/\/[^/\s@]+@/g, '//')
    .replace(/(?<![^\s"'()<>/=])[^\s"'()<>/=]+(?:@|%40)[^\s"')<>/]+/gi, '(e-mail)')
    .replace(/\+?(?:\d(?:[\s-]|%20)?){9,}/g, '(number)');
}

/** Without the word at which the text is cut, and without digits before it: half an address or number looks like neither. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most;
  while (end > most - longestEmail && end > 0 && !isBetweenWords(text.charCodeAt(end - 1))) end -= 1;
  while (end > 0 && isOfNumber(text.charCodeAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}

/** A slash, or white space of a line. */
function isBetweenWords(code: number): boolean {
  return code === 47 || code <= 32;
}

/** A digit, or what people write between digits. */
function isOfNumber(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 32 || code === 43 || code === 45;
}
