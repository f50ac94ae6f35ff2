/** Matches a lone half of a surrogate pair, which is not a character and cannot be UTF-8. */
const loneSurrogate = /\p{Cs}/gu;
/** Matches control characters without a visible form; PostgreSQL stores no NUL. Tab and line feed are text. */
const control = /[^\P{Cc}\t\n]/gu;
const visible = /[^\p{Z}\p{Cc}\p{Cf}]/u;

/** Returns a text of several lines as it is stored: trimmed, with plain line feeds, without invisible characters. */
export function cleanText(text: string): string {
  const cleaned = text.replace(/\r\n?/g, '\n').replace(loneSurrogate, '\uFFFD').replace(control, '').trim();
  return visible.test(cleaned) ? cleaned : '';
}

/** Returns a text of one line as it is stored: as `cleanText`, with a space for each line break. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/[\t\n\u2028\u2029]+/g, ' ');
}
