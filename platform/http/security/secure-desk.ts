import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Sender } from './trusted-proxies.ts';

const thisMachine = new BlockList();
thisMachine.addSubnet('127.0.0.0', 8);
thisMachine.addAddress('::1', 'ipv6');

/** Whether nobody on the way can read or change the request: over TLS to a proxy of ours, or from this machine itself. */
export function isUnread({ isProxied, protocol, address }: Sender): boolean {
  if (isProxied) return protocol === 'https';
  return isIP(address) > 0 && thisMachine.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether a page is the desk's or leads into it, by the pattern of its route. */
export function isOfDesk(route: string | undefined): boolean {
  return route === '/desk' || route?.startsWith('/desk/') === true;
}

/** What is answered to whoever opens the desk of a site with TLS without it: passwords must not go that way. */
export function deskNeedsTls(publicUrl: string): [title: string, text: string] {
  return [
    'Secure Connection Needed',
    `The desk opens over https only: ${publicUrl}/desk. Nothing that was sent over this connection was looked at; if it was a password, please choose another one.`,
  ];
}
