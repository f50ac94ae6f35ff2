/** A lone half of a surrogate pair: no character, and no UTF-8. */
const loneSurrogate = /\p{Cs}/gu;
/** Control characters without a visible form; PostgreSQL stores no NUL. Tab and line feed are text. */
const control = /[^\P{Cc}\t\n]/gu;
const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** A text of several lines as it is stored: trimmed, with plain line feeds, without what no one can see. */
export function cleanText(text: string): string {
  const cleaned = text.replace(/\r\n?/g, '\n').replace(loneSurrogate, '\uFFFD').replace(control, '').trim();
  return visible.test(cleaned) ? cleaned : '';
}

/** A text of one line as it is stored: as `cleanText`, with a space for each break. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\t\n\u2028\u2029]+/g, ' ');
}

/** Digits of a Hindi keyboard as the digits of every other one. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}
