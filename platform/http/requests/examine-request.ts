import type { IncomingMessage } from 'node:http';
import { decodePercent } from '#platform/decode-percent.ts';
import { limits } from '#platform/http/security/limits.ts';
import type { Sender } from '#platform/http/security/trusted-proxies.ts';
import type { ReadOrigin } from './request-origin.ts';

export interface Examined extends Target {
  method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
  /** The origin that the request is for, such as "https://www.example.com". */
  origin: string;
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

/** Reads the head of a request, or returns the status to refuse it with. */
export function examineRequest(incoming: IncomingMessage, sender: Sender, readOrigin: ReadOrigin): Examined | number {
  const { url = '', headersDistinct } = incoming;
  const { host } = incoming.headers;
  if (headersDistinct.host?.length !== 1 && incoming.httpVersion !== '1.0') return 400;
  const method = methods.find((known) => known === incoming.method);
  if (!method) return 405;
  const target = parseTarget(url === '*' && method === 'OPTIONS' ? '/' : url);
  if (typeof target === 'number') return target;
  const origin = readOrigin(host, sender);
  if (!origin) return 400;
  if (target.authority && !isOwnAuthority(target.authority, origin, host)) return 421;
  return { ...target, method, origin };
}

/** Whether the authority of an absolute-form target is this site's, whatever the scheme is. */
function isOwnAuthority(authority: string, origin: string, host: string | undefined): boolean {
  const asked = new URL(authority).host;
  return asked === new URL(origin).host || asked === new URL(`http://${host || 'localhost'}`).host;
}

interface Target {
  /** The path as sent; every percent-encoding in it decodes. */
  path: string;
  query: string;
  address: string;
  /** The origin that an absolute-form target names. */
  authority?: string;
}

/** Reads path and query of a request target; 400 for one that no browser sends, 414 for more than 8 KB. */
export function parseTarget(raw: string): Target | 400 | 414 {
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

function originOf(url: string): string | undefined {
  return URL.canParse(url) && !url.includes('@') ? new URL(url).origin : undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const control = /[\u0000-\u001f\u007f]/;
const rawPath = /^\/[\u0021\u0023-\u003b\u003d\u0040-\u005b\u005d\u005f\u0061-\u007a\u007c\u007e]*$/;

function isPath(path: string): boolean {
  if (!rawPath.test(path)) return false;
  if (!path.includes('%') && !path.includes('/.')) return true;
  return path.split('/').every((segment) => {
    const decoded = decodePercent(segment);
    return decoded !== undefined && !control.test(decoded) && decoded !== '.' && decoded !== '..';
  });
}

const rawQuery = /^[\u0021-\u007e]*$/;

/** A NUL is refused here already: PostgreSQL cannot hold it in a text. */
function isQuery(query: string): boolean {
  if (!rawQuery.test(query)) return false;
  if (!query.includes('%')) return true;
  const decoded = decodePercent(query);
  return decoded !== undefined && !decoded.includes('\u0000');
}
