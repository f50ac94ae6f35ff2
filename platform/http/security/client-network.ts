import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/** Characters of the longest IPv6 address as text. What is longer names a zone, which is of no use here. */
const longestAddress = 45;
const keyLength = 24;

/**
 * The network that one client has to itself: an IPv4 address whole, an IPv6 address by its /64, because a line gets
 * 2⁶⁴ of those. `unknown` for what is no address. Limits of one client are counted by it.
 */
export function clientNetwork(address: string): string {
  if (isIPv4(address)) return address;
  const groups = ipv6Groups(address);
  if (!groups) return 'unknown';
  return ipv4Within(groups) ?? groups.slice(0, 4).map(hex).join(':');
}

/** The network around it, which several clients share: IPv4 by /24, IPv6 by /48. */
export function widerNetwork(address: string): string {
  const network = clientNetwork(address);
  return network.includes('.') ? network.split('.').slice(0, 3).join('.') : network.split(':').slice(0, 3).join(':');
}

/**
 * A name for the client's network that may be stored: without `secret` nobody can say whose it was. `purpose` keeps two
 * uses from being compared with each other, and may hold the day.
 */
export function clientNetworkKey(address: string, { secret, purpose }: { secret: string; purpose: string }): string {
  return createHmac('sha256', `${secret}: ${purpose}`)
    .update(clientNetwork(address))
    .digest('base64url')
    .slice(0, keyLength);
}

/** The eight groups of an IPv6 address as numbers; undefined where it is none. */
function ipv6Groups(address: string): number[] | undefined {
  const zone = address.indexOf('%');
  const bare = zone < 0 ? address : address.slice(0, zone);
  if (bare.length > longestAddress || !isIPv6(bare)) return undefined;
  const [head = '', tail] = bare.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  return [...before, ...new Array(8 - before.length - after.length).fill(0), ...after];
}

/** The groups that are written; a dotted end stands for two. */
function groupsOf(text: string): number[] {
  return text
    .split(':')
    .filter(Boolean)
    .flatMap((group) => {
      const [a, b, c, d] = group.split('.').map(Number);
      if (b === undefined || c === undefined || d === undefined) return Number.parseInt(group, 16);
      return [(a ?? 0) * 256 + b, c * 256 + d];
    });
}

/** The IPv4 address that `::ffff:0:0/96` writes as an IPv6 one. */
function ipv4Within(groups: number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined;
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function hex(group: number): string {
  return group.toString(16);
}
