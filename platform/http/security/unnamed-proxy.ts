import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Logger } from 'pino';
import type { Warnings } from '#platform/telemetry/warnings.ts';
import type { Sender } from './trusted-proxies.ts';

const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8);
nearby.addSubnet('10.0.0.0', 8);
nearby.addSubnet('172.16.0.0', 12);
nearby.addSubnet('192.168.0.0', 16);
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

/** The headers in which proxies describe the request that they pass on. */
const forwarding = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'x-real-ip'];

/** Staff read this on /monitoring. Anybody can send such headers, so it only says what may be the case. */
const unnamedProxyWarning =
  'Requests come with forwarding headers (X-Forwarded-For and the like) from a sender that TRUSTED_PROXIES does not name. ' +
  'If a proxy stands before this site, name its address there: until then all its visitors count as one, and limits by address hold for all of them together.';

/** Whether a sender that is not a trusted proxy claims to forward a request. */
export function isUnnamedProxy({ isProxied }: Sender, headers: IncomingHttpHeaders): boolean {
  return !isProxied && forwarding.some((name) => headers[name] !== undefined);
}

/**
 * Whether an address belongs to this machine or to a private network. Visitors from outside cannot have such an
 * address.
 */
export function isNearby(address: string): boolean {
  return isIP(address) > 0 && nearby.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Warns once an hour, in the log and on /monitoring. */
export function createWarnOfUnnamedProxy(warnings: Warnings, log: Logger): () => void {
  return () => {
    if (warnings.give(unnamedProxyWarning)) log.warn({ part: 'edge' }, unnamedProxyWarning);
  };
}
