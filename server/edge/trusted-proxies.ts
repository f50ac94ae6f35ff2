import { BlockList, isIP, isIPv4 } from 'node:net';

export interface Sender {
  /** The visitor's address. */
  address: string;
  protocol: 'http' | 'https';
  /** The host the visitor asked for, where a trusted proxy tells. */
  forwardedHost?: string;
  /** The id that a trusted proxy gave the request. */
  requestId?: string;
}

export type ReadSender = (peer: string, headers: NodeJS.Dict<string | string[]>) => Sender;

/**
 * Reads who sent a request. `X-Forwarded-For`, `-Proto` and `-Host` count only where the peer of the socket is one of
 * `entries` (addresses and CIDR ranges); of the forwarded addresses the last one that no trusted proxy has counts.
 * Throws an error that names TRUSTED_PROXIES for an entry that is neither.
 */
export function createReadSender(entries: string[]): ReadSender {
  const proxies = new BlockList();
  for (const entry of entries) addEntry(proxies, entry);
  const isTrusted = (address: string) => proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');

  return (peer, headers) => {
    let address = peer.startsWith('::ffff:') ? (plainAddress(peer) ?? peer) : peer;
    if (entries.length === 0 || !isIP(address) || !isTrusted(address)) return { address, protocol: 'http' };
    for (const hop of listOf(headers['x-forwarded-for']).reverse()) {
      const next = plainAddress(hop);
      if (!next || !isTrusted(address)) break;
      address = next;
    }
    const protocol = listOf(headers['x-forwarded-proto'])[0] === 'https' ? 'https' : 'http';
    const [forwardedHost] = listOf(headers['x-forwarded-host']);
    const id = listOf(headers['x-request-id'])[0] ?? '';
    return {
      address,
      protocol,
      ...(forwardedHost && { forwardedHost }),
      ...(/^[\w.-]{8,64}$/.test(id) && { requestId: id }),
    };
  };
}

function addEntry(proxies: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/');
  const bits = prefix === undefined ? undefined : Number(prefix);
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  const known = isIP(address) && (bits === undefined || (/^\d+$/.test(prefix ?? '') && bits <= bitsOf[family]));
  if (!known) throw new Error(`TRUSTED_PROXIES has "${entry}", expected addresses and ranges such as 10.0.0.0/8.`);
  if (bits === undefined) proxies.addAddress(address, family);
  else proxies.addSubnet(address, bits, family);
}

const bitsOf = { ipv4: 32, ipv6: 128 } as const;

/** An address without port, brackets and the IPv6 coat of an IPv4 address; undefined where it is none. */
function plainAddress(text: string): string | undefined {
  const bare = text.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  const address = bare.replace(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i, '$1');
  return isIP(address) ? address : undefined;
}

function listOf(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
