import { BlockList, isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isAddressRange } from '#platform/startup/value-checks.ts';
import { addressKind } from './client-network.ts';

export interface Sender {
  address: string;
  protocol: 'http' | 'https';
  isProxied: boolean;
  /** The host that the visitor asked for, if a trusted proxy says so. */
  forwardedHost?: string;
  /** The id that a trusted proxy gave the request. */
  requestId?: string;
}

export type IsProxy = (address: string) => boolean;

export type ReadSender = (peer: string, headers: NodeJS.Dict<string | string[]>) => Sender;

/** Recognises the proxies of TRUSTED_PROXIES; throws an error that names it for what is no address or CIDR range. */
export function createIsProxy(entries: string[]): IsProxy {
  const proxies = new BlockList();
  for (const entry of entries) addEntry(proxies, entry);
  return (peer) => {
    const address = peerAddress(peer);
    return entries.length > 0 && isIP(address) > 0 && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  };
}

/** Forwarded headers count only from a trusted proxy; of the addresses the last one that is no trusted proxy. */
export function createReadSender(isProxy: IsProxy): ReadSender {
  return (peer, headers) => {
    let address = peerAddress(peer);
    if (!isProxy(address)) return { address, protocol: 'http', isProxied: false };
    for (const hop of listOf(headers['x-forwarded-for']).reverse()) {
      const next = plainAddress(hop);
      if (!next || !isProxy(address)) break;
      address = next;
    }
    const protocol = listOf(headers['x-forwarded-proto'])[0] === 'https' ? 'https' : 'http';
    const [forwardedHost] = listOf(headers['x-forwarded-host']);
    const id = listOf(headers['x-request-id'])[0] ?? '';
    return {
      address,
      protocol,
      isProxied: true,
      ...(forwardedHost && { forwardedHost }),
      ...(/^[\w.-]{8,64}$/.test(id) && { requestId: id }),
    };
  };
}

/** Whether nobody on the way can read the request: over TLS to a trusted proxy, or from this machine itself. */
export function isPrivateConnection({ isProxied, protocol, address }: Sender): boolean {
  return isProxied ? protocol === 'https' : addressKind(address) === 'loopback';
}

/** If the site listens to IPv6, IPv4 addresses arrive as `::ffff:203.0.113.9`. */
function peerAddress(peer: string): string {
  return peer.startsWith('::ffff:') ? (plainAddress(peer) ?? peer) : peer;
}

function addEntry(proxies: BlockList, entry: string): void {
  if (!isAddressRange(entry)) {
    throw new Error(`TRUSTED_PROXIES has "${entry}", expected addresses and ranges such as 10.0.0.0/8.`);
  }
  const [address = '', bits] = entry.split('/');
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  if (bits === undefined) proxies.addAddress(address, family);
  else proxies.addSubnet(address, Number(bits), family);
}

/** Returns an address without port and brackets, as IPv4 if possible; undefined if the text is not an address. */
function plainAddress(text: string): string | undefined {
  const bare = text.replace(/^\[([^\]]+)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (isIP(bare) === 0) return undefined;
  if (!/^::ffff:/i.test(bare)) return bare;
  // Node accepts names of zones on which the library throws; for an IPv4 address a zone means nothing.
  const [withoutZone = ''] = bare.split('%', 1);
  return ipaddr.isValid(withoutZone) ? ipaddr.process(withoutZone).toString() : undefined;
}

function listOf(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '');
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
