import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The characters of the longest IPv6 address. Only the name of a zone, which is cut off, makes it longer. */
const longestAddress = 45;
const keyLength = 24;

/**
 * Returns the network that belongs to one client: an IPv4 address whole, an IPv6 address by its /64, because a line
 * gets 2⁶⁴ addresses. `unknown` for a text that is not an address. Limits of one client are counted by it.
 */
export function clientNetwork(address: string): string {
  const parsed = parse(address);
  if (!parsed) return 'unknown';
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** Returns the kind of an address, such as "loopback", "private" or "unicast"; undefined for a text that is none. */
export function addressKind(address: string): string | undefined {
  return parse(address)?.range();
}

/** An IPv4 address that is written as an IPv6 one (`::ffff:0:0/96`) comes out as IPv4. */
function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [bare = ''] = address.slice(0, longestAddress + 1).split('%', 1);
  // The library also accepts forms of IPv4 that no socket reports, such as "127.1".
  return isIP(bare) > 0 && ipaddr.isValid(bare) ? ipaddr.process(bare) : undefined;
}

/** Returns the network around it, which several clients share: IPv4 by /24, IPv6 by /48. */
export function widerNetwork(address: string): string {
  const network = clientNetwork(address);
  return network.includes('.') ? network.split('.').slice(0, 3).join('.') : network.split(':').slice(0, 3).join(':');
}

/**
 * Returns a name for the client's network that may be stored: without `secret` nobody can say whose it was. `purpose`
 * keeps two uses from being compared with each other, and may contain the day.
 */
export function clientNetworkKey(address: string, { secret, purpose }: { secret: string; purpose: string }): string {
  return createHmac('sha256', `${secret}: ${purpose}`)
    .update(clientNetwork(address))
    .digest('base64url')
    .slice(0, keyLength);
}
