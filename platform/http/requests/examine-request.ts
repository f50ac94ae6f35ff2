import type { IncomingMessage } from 'node:http';
import { limits } from '#platform/http/security/limits.ts';
import type { Sender } from '#platform/http/security/trusted-proxies.ts';
import type { Target } from './parse-target.ts';
import type { ReadOrigin } from './request-origin.ts';
import { readTarget } from './request-target.ts';

export interface Examined extends Target {
  method: 'GET' | 'HEAD' | 'POST' | 'OPTIONS';
  /** The origin that the request is for, such as "https://tivoli.example". */
  origin: string;
}

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'] as const;

/** Reads the head of a request, or returns the status to refuse it with. */
export function examineRequest(incoming: IncomingMessage, sender: Sender, readOrigin: ReadOrigin): Examined | number {
  const raw = incoming.url ?? '';
  if (raw.length > limits.urlBytes / 4 && Buffer.byteLength(raw) > limits.urlBytes) return 414;
  const { bytes, hosts } = measureHead(incoming.rawHeaders);
  if (bytes > limits.headerBytes) return 431;
  const { host } = incoming.headers;
  if (hosts !== 1 && incoming.httpVersion !== '1.0') return 400;
  const method = methods.find((known) => known === incoming.method);
  if (!method) return 405;
  const target = readTarget(raw === '*' && method === 'OPTIONS' ? '/' : raw);
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

/** Counts the bytes of a head (four more for each header, for ": " and the line end), and how often Host is named. */
function measureHead(rawHeaders: string[]): { bytes: number; hosts: number } {
  let bytes = 2 * rawHeaders.length;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 1) {
    const text = rawHeaders[at] ?? '';
    bytes += text.length;
    if (at % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host') hosts += 1;
  }
  return { bytes, hosts };
}
