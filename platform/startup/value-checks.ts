import { isIP } from 'node:net';

/** Whether each part that is escaped in a URL can be read again; `pg` throws over one that cannot. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function hasProtocol(text: string, ...protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** A PostgreSQL connection URL; the host may stand in the query, as for a socket's folder. */
export function isDatabaseUrl(text: string): boolean {
  // A socket's folder in the query leaves the host empty, which URL reads only behind a placeholder.
  const readable = text.replace(/^(postgres(?:ql)?:\/\/[^@/?]*@)(?=[/?])/i, '$1socket');
  if (!hasProtocol(readable, 'postgres:', 'postgresql:')) return false;
  const url = new URL(readable);
  const host = url.searchParams.get('host') ?? (readable === text ? url.hostname : '');
  return host !== '' && [url.username, url.password, url.pathname].every(isDecodable);
}

/** Scheme and host, with nothing behind them but perhaps a slash. */
export function isOrigin(text: string): boolean {
  if (!hasProtocol(text, 'http:', 'https:')) return false;
  const url = new URL(text);
  return url.href === `${url.origin}/` && !/[?#@]/.test(text);
}

export function isWebUrl(text: string): boolean {
  return hasProtocol(text, 'http:', 'https:');
}

/** Whether the URL of an S3-compatible store has its bucket as path. */
export function namesBucket(url: string): boolean {
  return /[^/]/.test(new URL(url).pathname);
}

/** Where a person is reached: RFC 9116 takes such URLs. */
export function isContactUrl(text: string): boolean {
  return /^mailto:[^\s@?]+@[^\s@?]+$/.test(text) || (hasProtocol(text, 'https:') && !/\s/.test(text));
}

export function isMailServerUrl(text: string): boolean {
  if (!hasProtocol(text, 'smtp:', 'smtps:')) return false;
  const { hostname, searchParams } = new URL(text);
  return hostname !== '' && [null, 'optional', 'required'].includes(searchParams.get('tls'));
}

/** An address, or a range of them such as 10.0.0.0/8. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** One e-mail address, alone or behind a name: Tivoli <hello@example.com>. */
export function isMailbox(text: string): boolean {
  return /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(text);
}
