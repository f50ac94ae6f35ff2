import { limits } from '#platform/http/security/limits.ts';

export interface Target {
  /** The path as sent; every percent-encoding in it decodes. */
  path: string;
  /** The query without the question mark; empty if there is none. */
  query: string;
  /** Path and query together. */
  address: string;
  /** The origin that an absolute-form target names. */
  authority?: string;
}

/** A status instead of a target: 400 for one that no browser sends, 414 for more than 8 KB. */
export type TargetRefusal = 400 | 414;

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const control = /[\u0000-\u001f\u007f]/;
const rawPath = /^\/[\u0021\u0023-\u003b\u003d\u0040-\u005b\u005d\u005f\u0061-\u007a\u007c\u007e]*$/;
const rawQuery = /^[\u0021-\u007e]*$/;

/** Reads path and query of a request target, or returns the status to refuse it with. */
export function parseTarget(raw: string): Target | TargetRefusal {
  if (raw.length > limits.urlBytes) return 414;
  if (raw.includes('#')) return 400;
  const [absolute] = /^https?:\/\/[^/?]*/i.exec(raw) ?? [];
  const rest = absolute ? raw.slice(absolute.length) : raw;
  const origin = absolute ? originOf(absolute) : undefined;
  if (absolute && !origin) return 400;
  const mark = rest.indexOf('?');
  const path = (mark < 0 ? rest : rest.slice(0, mark)) || (absolute ? '/' : '');
  const query = mark < 0 ? '' : rest.slice(mark + 1);
  if (!isPath(path) || !isQuery(query)) return 400;
  return { path, query, address: query ? `${path}?${query}` : path, ...(origin && { authority: origin }) };
}

function isPath(path: string): boolean {
  if (!rawPath.test(path)) return false;
  if (!path.includes('%') && !path.includes('/.')) return true;
  return path.split('/').every((segment) => {
    const decoded = decode(segment);
    return decoded !== undefined && !control.test(decoded) && decoded !== '.' && decoded !== '..';
  });
}

/** A NUL is refused here already: PostgreSQL cannot hold it in a text. */
function isQuery(query: string): boolean {
  if (!rawQuery.test(query)) return false;
  if (!query.includes('%')) return true;
  const decoded = decode(query);
  return decoded !== undefined && !decoded.includes('\u0000');
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function originOf(url: string): string | undefined {
  return URL.canParse(url) && !url.includes('@') ? new URL(url).origin : undefined;
}
