import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { todayInIndia } from '#domain/dates.ts';

/** What of an address stands for one line, and for the network it is in: IPv4 by /32 and /24, IPv6 by /64 and /48. */
function partsOf(address: string): [line: string, network: string] {
  if (isIPv4(address)) return [address, address.split('.').slice(0, 3).join('.')];
  if (!isIPv6(address)) return ['unknown', 'unknown'];
  const groups = expanded(address);
  return [groups.slice(0, 4).join(':'), groups.slice(0, 3).join(':')];
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expanded(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array(missing).fill('0'), ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** Names for a visitor's address and its network, the same on every replica for one day, and then no longer. */
export function sourceNames(address: string, secret: string, now = new Date()): [line: string, network: string] {
  const key = `${secret}: enquiry traffic of ${todayInIndia(now)}`;
  const [line, network] = partsOf(address);
  const name = (kind: string, text: string) =>
    `${kind}-${createHmac('sha256', key).update(text).digest('base64url').slice(0, 24)}`;
  return [name('line', line), name('net', network)];
}
