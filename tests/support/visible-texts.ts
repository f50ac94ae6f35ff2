/** A text that a visitor reads or hears, and the element that it is in. */
export interface VisibleText {
  text: string;
  /** The names of the elements around it, from the outside, such as "body header nav a". */
  path: string;
  /** The language of the nearest element that names one. */
  lang: string;
}

const withoutEnd = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const unread = /<(script|style|head|noscript|template)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;
const tag = /<(\/?)([a-zA-Z][\w-]*)((?:[^"<>]|"[^"]*")*)>/g;
const readAttributes = /\s(?:aria-label|alt|placeholder|title)="([^"]+)"/g;

function decoded(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
}

/** Returns all texts of a page as React renders it: well formed, with attributes in double quotes. */
export function visibleTexts(html: string): VisibleText[] {
  const found: VisibleText[] = [];
  const open: { name: string; lang: string }[] = [];
  const add = (text: string) => {
    const words = decoded(text);
    if (words) found.push({ text: words, path: open.map(({ name }) => name).join(' '), lang: open.at(-1)?.lang ?? '' });
  };
  const read = html.replace(unread, '');
  let place = read.indexOf('<html');
  for (const { index, 0: whole, 1: end, 2: name = '', 3: attributes = '' } of read.matchAll(tag)) {
    if (index > place) add(read.slice(place, index));
    place = index + whole.length;
    if (end) {
      while (open.length > 0 && open.pop()?.name !== name);
      continue;
    }
    open.push({ name, lang: /\slang="([^"]*)"/.exec(attributes)?.[1] ?? open.at(-1)?.lang ?? '' });
    for (const [, value = ''] of attributes.matchAll(readAttributes)) add(value);
    if (attributes.endsWith('/') || withoutEnd.test(name)) open.pop();
  }
  return found;
}
