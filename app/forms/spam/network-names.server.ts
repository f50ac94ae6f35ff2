import { createHmac } from 'node:crypto';
import { todayInIndia } from '#app/language/dates.ts';
import { clientNetwork, widerNetwork } from '#platform/http/security/client-network.ts';

/** Names for a visitor's address and its network, the same on every replica for one day, and then no longer. */
export function sourceNames(address: string, secret: string, now = new Date()): [line: string, network: string] {
  const key = `${secret}: enquiry traffic of ${todayInIndia(now)}`;
  const name = (kind: string, text: string) =>
    `${kind}-${createHmac('sha256', key).update(text).digest('base64url').slice(0, 24)}`;
  return [name('line', clientNetwork(address)), name('net', widerNetwork(address))];
}
