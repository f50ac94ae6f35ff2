import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Sender } from './trusted-proxies.ts';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('::1', 'ipv6');

/**
 * Whether nobody on the way can read or change the request: over TLS to a trusted proxy, or from this machine itself.
 */
export function isPrivateConnection({ isProxied, protocol, address }: Sender): boolean {
  if (isProxied) return protocol === 'https';
  return isIP(address) > 0 && thisMachine.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
