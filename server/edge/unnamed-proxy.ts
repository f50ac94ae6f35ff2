import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import type { Warnings } from '#server/monitoring/warnings.ts';
import type { Sender } from './trusted-proxies.ts';

/** What proxies say of the request that they pass on. */
const forwarding = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded', 'x-real-ip'];

/** Also what staff read on /monitoring. Anybody can send such headers, so it says what may be and not what is. */
export const unnamedProxyWarning =
  'Requests come with forwarding headers (X-Forwarded-For and the like) from a sender that TRUSTED_PROXIES does not name. ' +
  'If a proxy stands before this site, name its address there: until then all its visitors count as one, and enquiries are held back.';

/** Whether a sender that is no proxy of ours says whom it asks for. */
export function isUnnamedProxy({ isProxied }: Sender, headers: IncomingHttpHeaders): boolean {
  return !isProxied && forwarding.some((name) => headers[name] !== undefined);
}

/** Warns once an hour, in the log and on /monitoring. */
export function createWarnOfUnnamedProxy(warnings: Warnings, log: Logger): () => void {
  return () => {
    if (warnings.give(unnamedProxyWarning)) log.warn({ part: 'edge' }, unnamedProxyWarning);
  };
}
