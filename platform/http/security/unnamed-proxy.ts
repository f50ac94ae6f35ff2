import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import type { Warnings } from '#platform/telemetry/warnings.ts';
import { addressKind } from './client-network.ts';
import type { Sender } from './trusted-proxies.ts';

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

/** Whether it is of this machine or a private network, as no visitor's from outside can be. */
export function isNearby(address: string): boolean {
  return ['loopback', 'private', 'uniqueLocal'].includes(addressKind(address) ?? '');
}

/** Warns once an hour, in the log and on /monitoring. */
export function createWarnOfUnnamedProxy(warnings: Warnings, log: Logger): () => void {
  return () => {
    if (warnings.give(unnamedProxyWarning)) log.warn({ part: 'edge' }, unnamedProxyWarning);
  };
}
