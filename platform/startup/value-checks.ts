import { isIP } from 'node:net';
import { z } from 'zod';
import { decodePercent } from '#platform/decode-percent.ts';

function hasProtocol(text: string, ...protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** Whether the text is a PostgreSQL connection URL; the query may name the host, such as a socket's folder. */
function isDatabaseUrl(text: string): boolean {
  // The host is empty if the query names a socket's folder; URL reads that only with a placeholder as host.
  const readable = text.replace(/^(postgres(?:ql)?:\/\/[^@/?]*@)(?=[/?])/i, '$1socket');
  if (!hasProtocol(readable, 'postgres:', 'postgresql:')) return false;
  const url = new URL(readable);
  const host = url.searchParams.get('host') ?? (readable === text ? url.hostname : '');
  // `pg` throws on what cannot be decoded.
  return host !== '' && [url.username, url.password, url.pathname].every((part) => decodePercent(part) !== undefined);
}

/** Whether the URL has a scheme and a host, and nothing after them but perhaps a slash. */
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

/** Whether the URL reaches a person; RFC 9116 accepts these kinds. */
export function isContactUrl(text: string): boolean {
  return /^mailto:[^\s@?]+@[^\s@?]+$/.test(text) || (hasProtocol(text, 'https:') && !/\s/.test(text));
}

export function isMailServerUrl(text: string): boolean {
  if (!hasProtocol(text, 'smtp:', 'smtps:')) return false;
  const { hostname, searchParams } = new URL(text);
  return hostname !== '' && [null, 'optional', 'required'].includes(searchParams.get('tls'));
}

/** Whether the text is an address, or a range of them such as 10.0.0.0/8. */
export function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whether the text is one e-mail address, alone or behind a name: Hotel <hello@example.com>. */
export function isMailbox(text: string): boolean {
  return /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(text);
}

/** The kinds of values that several variables have. The message of each says what is expected. */
export const text = z.string();
export const databaseUrl = text.refine(
  isDatabaseUrl,
  'a URL of the form postgresql://user:password@host:5432/database',
);
export const webUrl = text.refine(isWebUrl, 'a URL of the form https://host/path');
export const mailbox = text.refine(isMailbox, 'an e-mail address, alone or as Name <name@example.com>');
export const onOrOff = z.enum(['on', 'off'], '"on" or "off"');
export const atLeast = (length: number) => text.min(length, `at least ${length} characters long`);
export const host = (examples: string) =>
  text.regex(/^[\w.:-]+$/, `an address or a host name of this machine, such as ${examples}`);

export const numberBetween = (from: number, to: number, expected: string) =>
  text
    .refine((value) => /^\d+(\.\d+)?$/.test(value) && Number(value) >= from && Number(value) <= to, expected)
    .transform(Number);

export const wholeNumber = (from: number, to: number, expected: string) =>
  numberBetween(from, to, expected).refine(Number.isInteger, expected);
